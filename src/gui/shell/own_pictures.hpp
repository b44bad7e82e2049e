// A person's own pictures of cards: PNG and JPEG files in a folder, called after the card's key or its name. They are read
// beside the frame; until one is there, and where there is none, the card is drawn.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include "src/gui/kit/card_pictures.hpp"
#include "src/gui/kit/rasteriser.hpp"
#include "src/store/file_watch.hpp"

namespace cubenight::gui {

class OwnPictures final : public CardPictures {
public:
    // What paints the window takes a picture in, and drops it again.
    struct Textures {
        std::function<ImTextureID(const Picture&)> make;
        std::function<void(ImTextureID)> drop;
        std::function<void()> wake;  // from another thread: there is something to take in
    };
    OwnPictures(std::filesystem::path folder, Textures textures);
    OwnPictures(const OwnPictures&) = delete;
    OwnPictures& operator=(const OwnPictures&) = delete;
    ~OwnPictures() override;

    const CardPicture* find(std::string_view key, std::string_view name) override;
    // Takes in what was read since; once before each frame. True where something came.
    bool follow();
    // How many files there are.
    std::size_t size() const { return files_.size(); }

private:
    struct Shown {
        CardPicture picture{};
        bool there = false;  // false: it is being read, or cannot be
        long wanted = 0;     // the frame
    };
    struct Read {
        std::string file;
        Picture picture;
    };

    void look();
    bool look_again();
    void work();
    void make_room();

    std::filesystem::path folder_;
    Textures textures_;
    store::FileWatch watch_;
    std::map<std::string, std::filesystem::path, std::less<>> files_;  // by their names in small letters
    std::map<std::string, Shown, std::less<>> shown_;
    long frame_ = 0;

    std::mutex lock_;
    std::condition_variable more_;
    std::deque<std::filesystem::path> to_read_;
    std::deque<Read> read_;
    bool ends_ = false;
    std::thread worker_;
};

}  // namespace cubenight::gui
