// A person's own pictures of cards, and what else may lie in their folder.
#include <stb/stb_image_write.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <list>

#include "engine/core/chance.hpp"
#include "src/gui/kit/texture_ids.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/shell/own_pictures.hpp"
#include "src/gui/shell/picture_file.hpp"
#include "src/gui/shell/speaker.hpp"
#include "src/store/files.hpp"
#include "tests/gui/pressing.hpp"
#include "tests/gui/sample_lantern.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

Picture plain(int width, int height, std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    Picture picture{width, height, {}};
    for (int i = 0; i < width * height; ++i) picture.rgba.insert(picture.rgba.end(), {red, green, blue, 255});
    return picture;
}

void take(void* to, void* data, int size) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

std::string png_of(const Picture& p) {
    std::string bytes;
    stbi_write_png_to_func(take, &bytes, p.width, p.height, 4, p.rgba.data(), p.width * 4);
    return bytes;
}

std::string jpeg_of(const Picture& p) {
    std::string bytes;
    stbi_write_jpg_to_func(take, &bytes, p.width, p.height, 4, p.rgba.data(), 90);
    return bytes;
}

// Pictures in memory, as pictures of screens paint them.
struct Shelf {
    std::list<Picture> there;
    std::atomic<int> woken = 0;
    OwnPictures::Textures textures() {
        return {[this](const Picture& picture) {
                    there.push_back(picture);
                    return texture_id(reinterpret_cast<std::uintptr_t>(&there.back()));
                },
                [](ImTextureID) {}, [this] { ++woken; }};
    }
};

bool comes(OwnPictures& pictures) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (std::chrono::steady_clock::now() < until) {
        if (pictures.follow()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return false;
}

}  // namespace

TEST_CASE("A picture is found by key before name, whatever letters its file has", "[gui.own_pictures]") {
    const test::Folder folder;
    const auto put = [&](const std::string& name, const std::string& bytes) {
        REQUIRE_FALSE(store::write_file(folder.path() / name, bytes));
    };
    put("lc-001.PNG", png_of(plain(30, 20, 10, 200, 30)));
    put("tide crab.jpg", jpeg_of(plain(1400, 700, 200, 20, 20)));
    put("broken.png", png_of(plain(30, 20, 1, 2, 3)).substr(0, 60));
    put("words.txt", "words");
    Shelf shelf;
    OwnPictures pictures(folder.path(), shelf.textures());
    CHECK(pictures.size() == 3);
    CHECK_FALSE(pictures.find("LC-001", "Tide Crab"));  // it is being read
    REQUIRE(comes(pictures));
    const CardPicture* by_key = pictures.find("LC-001", "Tide Crab");
    REQUIRE(by_key);
    CHECK(by_key->width == 30);
    CHECK_FALSE(pictures.find("sv1-1", "Tide Crab"));
    REQUIRE(comes(pictures));
    const CardPicture* by_name = pictures.find("sv1-1", "Tide Crab");
    REQUIRE(by_name);
    CHECK(by_name->width <= 512);
    CHECK(by_name->width >= 300);
    CHECK(by_name->width == Approx(2 * by_name->height).margin(2));
    CHECK(shelf.woken == 2);
    CHECK_FALSE(pictures.find("broken", ""));
    CHECK_FALSE(pictures.find("sv1-2", "No Such Card"));
    const OwnPictures none(folder.path() / "nowhere", shelf.textures());
    CHECK(none.size() == 0);
}

TEST_CASE("A picture that comes into the folder is seen while the window is open", "[gui.own_pictures]") {
    const test::Folder folder;
    Shelf shelf;
    OwnPictures pictures(folder.path(), shelf.textures());
    CHECK(pictures.size() == 0);
    CHECK_FALSE(pictures.find("lc-001", ""));
    REQUIRE_FALSE(store::write_file(folder.path() / "lc-001.png", png_of(plain(30, 20, 10, 200, 30))));
    REQUIRE(comes(pictures));  // the file
    CHECK(pictures.size() == 1);
    CHECK_FALSE(pictures.find("lc-001", ""));
    REQUIRE(comes(pictures));  // what is in it
    CHECK(pictures.find("lc-001", ""));
}

TEST_CASE("A screen shows the person's own picture in place of the drawn one", "[gui.own_pictures]") {
    const auto session = sample_session(lantern(), gui::Page::draft, SampleState::usual);
    const test::Folder folder;
    for (const Card& card : *lantern().set)
        REQUIRE_FALSE(store::write_file(folder.path() / (card.key + ".png"), png_of(plain(8, 6, 250, 0, 250))));
    Shelf shelf;
    OwnPictures pictures(folder.path(), shelf.textures());
    AppSettings settings;
    settings.pictures = &pictures;
    Headless stage(*session, gui::Page::draft, 1280, 720, settings);
    const auto own_pixels = [&] {
        const Picture picture = stage.picture();
        int count = 0;
        for (std::size_t i = 0; i < picture.rgba.size(); i += 4)
            count += picture.rgba[i] == 250 && picture.rgba[i + 1] == 0 && picture.rgba[i + 2] == 250;
        return count;
    };
    CHECK(own_pixels() == 0);
    // They are read beside the frame, some at a time.
    while (own_pixels() <= 3000 && comes(pictures)) stage.frames(1);
    CHECK(own_pixels() > 3000);
}

TEST_CASE("Bytes that are no picture give none and do no harm", "[gui.own_pictures]") {
    CHECK_FALSE(read_picture("", 512));
    CHECK_FALSE(read_picture("GIF89a", 512));
    const std::string good[] = {png_of(plain(40, 30, 9, 99, 199)), jpeg_of(plain(40, 30, 9, 99, 199))};
    Generator chance(7);
    for (const std::string& bytes : good) {
        REQUIRE(read_picture(bytes, 512));
        for (std::size_t size = 0; size < bytes.size(); size += 3) read_picture(bytes.substr(0, size), 512);
        for (int round = 0; round < 1500; ++round) {
            std::string damaged = bytes;
            for (int i = 0; i < 4; ++i)
                damaged[chance.below(static_cast<std::uint32_t>(damaged.size()))] =
                    static_cast<char>(chance.below(256));
            const auto picture = read_picture(damaged, 64);
            if (picture) CHECK((picture->width <= 64 && picture->height <= 64));
        }
    }
    // One that says it is as large as a house.
    std::string vast = good[0];
    vast[18] = vast[17] = '\x7F';
    CHECK_FALSE(read_picture(vast, 512));
    CHECK_FALSE(read_picture(png_of(plain(4000, 1, 1, 1, 1)), 512));  // nothing would be left of its height
}

TEST_CASE("Sounds are short and quiet and begin and end in silence", "[gui.sound]") {
    for (int i = 0; i < sound_count; ++i) {
        const std::vector<std::int16_t> samples = synthesised(static_cast<Sound>(i));
        INFO(i);
        REQUIRE(samples.size() > sound_rate / 50);
        CHECK(samples.size() < sound_rate);
        CHECK(samples.front() == 0);
        CHECK(samples.back() == 0);
        int loudest = 0, step = 0;
        for (std::size_t n = 1; n < samples.size(); ++n) {
            loudest = std::max(loudest, std::abs(int{samples[n]}));
            step = std::max(step, std::abs(samples[n] - samples[n - 1]));
        }
        CHECK(loudest > 1500);
        CHECK(loudest < 32767 / 3);
        CHECK(step < 2500);  // no click
    }
}

TEST_CASE("A sound is played or stands in words and is off at first", "[gui.sound]") {
    for (const Sounds sounds : {Sounds::off, Sounds::on, Sounds::words}) {
        AppSettings settings;
        CHECK(settings.taste.sounds == Sounds::off);
        settings.taste.sounds = sounds;
        int played = 0;
        settings.play = [&](Sound) { ++played; };
        const auto session = sample_session(lantern(), gui::Page::match, SampleState::usual);
        Headless stage(*session, gui::Page::match, 1600, 1000, settings);
        stage.frames(6);
        CHECK((played > 0) == (sounds == Sounds::on));
        const bool told =
            std::ranges::any_of(stage.texts(), [](const TextMark& mark) { return mark.text == "Your turn"; });
        CHECK(told == (sounds == Sounds::words));
    }
}
