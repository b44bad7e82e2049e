#include "src/gui/shell/speaker.hpp"

#include <AL/al.h>
#include <AL/alc.h>

#include <array>

namespace cubenight::gui {

struct Speaker::Device {
    ALCdevice* device = nullptr;
    ALCcontext* context = nullptr;
    std::array<ALuint, sound_count> sources{}, buffers{};

    // False where there is none.
    bool open() {
        device = alcOpenDevice(nullptr);
        if (!device) return false;
        context = alcCreateContext(device, nullptr);
        if (!context || !alcMakeContextCurrent(context)) return false;
        alGenBuffers(sound_count, buffers.data());
        alGenSources(sound_count, sources.data());
        for (int i = 0; i < sound_count; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const std::vector<std::int16_t> samples = synthesised(static_cast<Sound>(i));
            alBufferData(buffers[at], AL_FORMAT_MONO16, samples.data(),
                         static_cast<ALsizei>(samples.size() * sizeof(samples[0])), sound_rate);
            alSourcei(sources[at], AL_BUFFER, static_cast<ALint>(buffers[at]));
        }
        return alGetError() == AL_NO_ERROR;
    }

    ~Device() {
        if (context) {
            alDeleteSources(sound_count, sources.data());
            alDeleteBuffers(sound_count, buffers.data());
            alcMakeContextCurrent(nullptr);
            alcDestroyContext(context);
        }
        if (device) alcCloseDevice(device);
    }
};

Speaker::Speaker() = default;
Speaker::~Speaker() = default;

void Speaker::play(Sound sound) {
    if (!tried_) {
        tried_ = true;
        device_ = std::make_unique<Device>();
        if (!device_->open()) device_.reset();
    }
    if (device_) alSourcePlay(device_->sources[static_cast<std::size_t>(sound)]);
}

}  // namespace cubenight::gui
