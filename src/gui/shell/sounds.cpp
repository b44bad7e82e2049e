// The notes of each sound.
#include <cmath>
#include <numbers>
#include <span>

#include "src/gui/shell/speaker.hpp"

namespace cubenight::gui {
namespace {

struct Note {
    float pitch;     // hertz
    float begins;    // seconds
    float lasts;     // until it is gone
    float strength;  // of the loudest sample that there is
};

constexpr Note turn[] = {{523.25f, 0, .5f, .16f}, {783.99f, .11f, .6f, .14f}};
constexpr Note card[] = {{196, 0, .07f, .14f}, {392, .005f, .05f, .05f}};
constexpr Note news[] = {{659.26f, 0, .45f, .12f}};
constexpr Note clock[] = {{880, 0, .12f, .12f}};

std::span<const Note> notes_of(Sound sound) {
    switch (sound) {
        case Sound::turn: return turn;
        case Sound::card: return card;
        case Sound::news: return news;
        case Sound::clock: return clock;
    }
    return {};
}

constexpr float rise = .006f;  // seconds; a note that begins at once clicks

// A struck bar: the note and a little of its octave, dying away.
float sample(const Note& note, float at) {
    if (at < 0 || at >= note.lasts) return 0;
    const float left = 1 - at / note.lasts, loud = std::min(1.f, at / rise) * left * left;
    const float turns = note.pitch * at * 2 * std::numbers::pi_v<float>;
    return note.strength * loud * (std::sin(turns) + .25f * left * std::sin(2 * turns)) / 1.25f;
}

}  // namespace

std::vector<std::int16_t> synthesised(Sound sound) {
    float lasts = 0;
    for (const Note& note : notes_of(sound)) lasts = std::max(lasts, note.begins + note.lasts);
    std::vector<std::int16_t> samples(static_cast<std::size_t>(lasts * sound_rate) + 1);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        float sum = 0;
        for (const Note& note : notes_of(sound))
            sum += sample(note, static_cast<float>(i) / static_cast<float>(sound_rate) - note.begins);
        samples[i] = static_cast<std::int16_t>(sum * 32767);
    }
    return samples;
}

}  // namespace cubenight::gui
