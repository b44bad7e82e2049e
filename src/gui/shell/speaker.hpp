// Plays the sounds of the screens: a few soft notes, made here. Without a device it is silent.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "src/gui/kit/sound.hpp"

namespace cubenight::gui {

inline constexpr int sound_rate = 44100;  // samples a second

// The sound, one channel. It begins and ends in silence.
std::vector<std::int16_t> synthesised(Sound sound);

class Speaker {
public:
    Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();
    // The first one opens the device.
    void play(Sound sound);

private:
    struct Device;
    std::unique_ptr<Device> device_;
    bool tried_ = false;
};

}  // namespace cubenight::gui
