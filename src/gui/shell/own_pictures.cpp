#include "src/gui/shell/own_pictures.hpp"

#include <algorithm>
#include <utility>

#include "src/gui/shell/picture_file.hpp"
#include "src/store/files.hpp"

namespace cubenight::gui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 20000;
constexpr std::size_t most_shown = 160;  // pictures that the graphics card holds
constexpr int picture_side = 512;        // pixels

// Latin letters small, so that a file's name need not be written as the card's.
std::string small(std::string_view name) {
    std::string lower(name);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return lower;
}

}  // namespace

OwnPictures::OwnPictures(fs::path folder, Textures textures)
    : folder_(std::move(folder)), textures_(std::move(textures)) {
    if (folder_.empty()) return;
    watch_.watch({folder_});
    look();
}

OwnPictures::~OwnPictures() {
    {
        const std::lock_guard held(lock_);
        ends_ = true;
    }
    more_.notify_all();
    if (worker_.joinable()) worker_.join();
    for (const auto& [file, shown] : shown_)
        if (shown.there) textures_.drop(shown.picture.texture);
}

void OwnPictures::look() {
    std::error_code error;
    fs::directory_iterator it(folder_, fs::directory_options::skip_permission_denied, error);
    for (const fs::directory_iterator end; !error && it != end && files_.size() < most_files; it.increment(error)) {
        const std::string ending = small(it->path().extension().string());
        if (ending == ".png" || ending == ".jpg" || ending == ".jpeg")
            files_.try_emplace(small(it->path().stem().string()), it->path());
    }
    if (!files_.empty() && !worker_.joinable()) worker_ = std::thread([this] { work(); });
}

// Files that came into the folder meanwhile.
bool OwnPictures::look_again() {
    constexpr long looks = 16;  // frames from one to the next
    if (folder_.empty() || frame_ % looks != 0 || watch_.changed().empty()) return false;
    const std::size_t before = files_.size();
    look();
    return files_.size() != before;
}

const CardPicture* OwnPictures::find(std::string_view key, std::string_view name) {
    if (files_.empty()) return nullptr;
    auto file = files_.find(small(key));
    if (file == files_.end()) file = files_.find(small(name));
    if (file == files_.end()) return nullptr;
    const auto [shown, is_new] = shown_.try_emplace(file->first);
    shown->second.wanted = frame_;
    if (is_new) {
        const std::lock_guard held(lock_);
        to_read_.push_back(file->second);
        more_.notify_one();
    }
    return shown->second.there ? &shown->second.picture : nullptr;
}

// The thread beside the frame.
void OwnPictures::work() {
    std::unique_lock held(lock_);
    while (true) {
        more_.wait(held, [this] { return ends_ || !to_read_.empty(); });
        if (ends_) return;
        const fs::path file = to_read_.front();
        to_read_.pop_front();
        held.unlock();
        const Result<std::string> bytes = store::read_file(file, largest_picture_file);
        std::optional<Picture> picture = bytes ? read_picture(*bytes, picture_side) : std::nullopt;
        held.lock();
        if (!picture) continue;  // the card is drawn
        read_.push_back({small(file.stem().string()), std::move(*picture)});
        if (textures_.wake) textures_.wake();
    }
}

bool OwnPictures::follow() {
    ++frame_;
    const bool found = look_again();
    std::deque<Read> read;
    {
        const std::lock_guard held(lock_);
        read.swap(read_);
    }
    for (const Read& one : read) {
        const ImTextureID texture = textures_.make(one.picture);
        Shown& shown = shown_[one.file];
        shown.picture = {texture, static_cast<float>(one.picture.width), static_cast<float>(one.picture.height)};
        shown.there = true;
    }
    if (!read.empty()) make_room();
    return found || !read.empty();
}

// Those that were wanted longest ago go; they are read again when they are wanted.
void OwnPictures::make_room() {
    std::vector<std::pair<long, std::string>> there;
    for (const auto& [file, shown] : shown_)
        if (shown.there) there.emplace_back(shown.wanted, file);
    if (there.size() <= most_shown) return;
    std::ranges::sort(there);
    for (std::size_t i = 0; i < there.size() - most_shown; ++i) {
        if (there[i].first + 1 >= frame_) return;  // on screen now
        const auto gone = shown_.find(there[i].second);
        textures_.drop(gone->second.picture.texture);
        shown_.erase(gone);
    }
}

}  // namespace cubenight::gui
