// The window's night on a disk that is full for a while, or whose files move about; pictures that cannot be written.
#include "src/store/journal.hpp"
#include "tests/support/full_disk.hpp"
#include "tests/support/program.hpp"
#include "tests/support/session_night.hpp"

using namespace cubenight;
using namespace cubenight::draft;
using namespace cubenight::test;

namespace {

// A night of a person and three bots in a home of its own, and its clock.
struct Evening {
    Home home;
    std::uint64_t now = 1'000'000;
    SessionOptions options = session_options(CUBENIGHT_SOURCE);
    NightSession session;

    Evening() : session(with_clock()) {
        REQUIRE_FALSE(session.start(night_of(1, 3)));
        let_bots_go_on(session);
        session.news();
    }
    SessionOptions with_clock() {
        options.now = [this] { return now; };
        return options;
    }
    std::filesystem::path file() const { return only_night_in(home.folder); }
    std::size_t picks() const { return session.night()->drafting.picks().size(); }
    gui::Said pick() {
        const auto view = view_for(*session.night(), SeatId{0});
        REQUIRE_FALSE(view.pack.empty());
        return session.pick(SeatId{0}, view.pack.front());
    }
};

}  // namespace

TEST_CASE("bots of the window go on by themselves once there is room again", "[session][disk]") {
    Evening evening;
    const auto before = evening.picks();
    REQUIRE_FALSE(evening.pick());
    {
        const FullDisk full(std::filesystem::file_size(evening.file()) + 10);
        evening.session.advance();
        const auto news = evening.session.news();
        REQUIRE(news.size() == 1);
        CHECK(news[0].find("File too large") != std::string::npos);
        CHECK(evening.picks() == before + 1);
        evening.now += 5000;
        evening.session.advance();
        CHECK(evening.session.news().empty());  // told once
        CHECK(evening.picks() == before + 1);
    }
    evening.session.advance();
    CHECK(evening.picks() == before + 1);  // not at every frame
    evening.now += 5000;
    let_bots_go_on(evening.session);
    CHECK(evening.picks() >= before + 4);
    CHECK(evening.session.news() == std::vector<std::string>{"The night goes on again."});
    REQUIRE_FALSE(evening.pick());
    CHECK_FALSE(store::read_journal(evening.file())->damage);
}

TEST_CASE("a person's pick that could not be saved is told and can be made again", "[session][disk]") {
    Evening evening;
    const auto before = evening.picks();
    {
        const FullDisk full(std::filesystem::file_size(evening.file()) + 10);
        for (int i = 0; i < 3; ++i) CHECK(evening.pick().value_or("").find("File too large") != std::string::npos);
    }
    CHECK(evening.picks() == before);
    CHECK_FALSE(evening.pick());
    CHECK_FALSE(store::read_journal(evening.file())->damage);
}

TEST_CASE("the window goes back into the night that it had open", "[session][disk]") {
    Evening evening;
    const auto name = evening.file().filename().string();
    for (int i = 0; i < 3; ++i) {
        REQUIRE_FALSE(evening.session.resume(name));
        REQUIRE_FALSE(evening.pick());
        let_bots_go_on(evening.session);
    }
}

TEST_CASE("a night's file that is moved or removed is noticed before the next entry", "[session][disk]") {
    Evening evening;
    const auto file = evening.file();
    auto aside = file;
    aside += ".aside";
    const auto bytes = text_of(file);
    const auto before = evening.picks();
    std::filesystem::rename(file, aside);
    CHECK(evening.pick().value_or("").find("was moved or removed") != std::string::npos);
    put_bytes(file, bytes);  // a copy is another file
    CHECK(evening.pick().value_or("").find("was moved or removed") != std::string::npos);
    CHECK(evening.picks() == before);
    CHECK(text_of(aside) == bytes);
    std::filesystem::rename(aside, file);
    CHECK_FALSE(evening.pick());
    std::filesystem::remove(file);
    CHECK(evening.pick().value_or("").find("was moved or removed") != std::string::npos);
}

TEST_CASE("a picture that cannot be written is told", "[session][output]") {
    const std::vector<std::string> screen = {"screen", "home", "--size", "320x320", "--out"};
    auto to_full = screen, to_file = screen;
    to_full.emplace_back("/dev/full");
    const auto ran = run(to_full);
    CHECK(ran.status == 1);
    CHECK(ran.err == "/dev/full: cannot write: No space left on device\n");
    Folder folder;
    to_file.push_back((folder / "home.png").string());
    CHECK(run(to_file).status == 0);
    CHECK(text_of(folder / "home.png").starts_with("\x89PNG"));
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}
