// The journal file: what was reported as saved is there, damage is told and nothing is lost to it.
#include "src/store/journal.hpp"

#include "engine/core/chance.hpp"
#include "engine/core/hash.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/full_disk.hpp"

using namespace cubenight;
using namespace cubenight::store;
using test::Folder;
using test::put_bytes;
using test::text_of;

namespace {

const std::vector<std::string> some_entries = {
    "players 8", "pick 3 lantern-12", "", "undo 1 \"wrong card\"", "say \xE5\x8D\xA1", "end"};

// Makes a night with some_entries and lets go of it.
void make_night(const std::filesystem::path& path) {
    auto journal = Journal::create(path, std::span(some_entries).first(1));
    REQUIRE(journal.ok());
    REQUIRE_FALSE(journal->append(std::span(some_entries).subspan(1)));
}

bool is_prefix(const std::vector<std::string>& entries) {
    return entries.size() <= some_entries.size() && std::equal(entries.begin(), entries.end(), some_entries.begin());
}

}  // namespace

TEST_CASE("a journal gives back what was written", "[journal]") {
    Folder folder;
    make_night(folder / "a.night");
    const auto text = read_journal(folder / "a.night");
    REQUIRE(text.ok());
    CHECK(text->entries == some_entries);
    CHECK_FALSE(text->damage);
}

TEST_CASE("a journal goes on where it ended", "[journal]") {
    Folder folder;
    make_night(folder / "a.night");
    const std::vector<std::string> more = {"one more"};
    {
        auto opened = Journal::open(folder / "a.night");
        REQUIRE(opened.ok());
        CHECK(opened->read.entries == some_entries);
        REQUIRE_FALSE(opened->journal.append(more));
        CHECK(opened->journal.set_aside().empty());
    }
    const auto text = read_journal(folder / "a.night");
    REQUIRE(text.ok());
    CHECK(text->entries.size() == some_entries.size() + 1);
    CHECK(text->entries.back() == "one more");
}

TEST_CASE("a night that exists is not begun again", "[journal]") {
    Folder folder;
    make_night(folder / "a.night");
    const auto before = text_of(folder / "a.night");
    CHECK_FALSE(Journal::create(folder / "a.night", some_entries).ok());
    CHECK(text_of(folder / "a.night") == before);
}

TEST_CASE("two programs do not write one night", "[journal]") {
    Folder folder;
    auto first = Journal::create(folder / "a.night", some_entries);
    REQUIRE(first.ok());
    const auto second = Journal::open(folder / "a.night");
    REQUIRE_FALSE(second.ok());
    CHECK(second.error().english().find("another CubeNight") != std::string::npos);
    CHECK(read_journal(folder / "a.night").ok());  // reading is free to all
}

TEST_CASE("a journal cut off at any byte gives what is whole and stays as it is", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    make_night(path);
    const auto whole = text_of(path);
    const auto header = whole.find('\n') + 1;
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        CAPTURE(size);
        put_bytes(path, whole.substr(0, size));
        const auto text = read_journal(path);
        CHECK(text_of(path) == whole.substr(0, size));
        REQUIRE(text.ok() == (size >= header));
        if (!text.ok()) {
            CHECK(text.error().line == 1);
            continue;
        }
        CHECK(is_prefix(text->entries));
        const bool between_lines = whole[size - 1] == '\n';
        CHECK(text->damage.has_value() == !between_lines);
        CHECK(static_cast<std::ptrdiff_t>(text->entries.size()) ==
              std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size), '\n') - 1);
        if (text->damage) CHECK(text->damage->line == static_cast<int>(text->entries.size()) + 2);
    }
}

TEST_CASE("a journal with any one bit flipped tells of it and keeps what is before", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    make_night(path);
    const auto whole = text_of(path);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            auto bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
            const auto text = read_journal_text(bytes, path);
            if (!text.ok()) continue;
            CAPTURE(at, bit);
            REQUIRE(text->damage.has_value());
            CHECK(is_prefix(text->entries));
            const auto lines_before = std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            CHECK(text->damage->line == static_cast<int>(lines_before) + 1);
        }
    }
}

TEST_CASE("random bytes in place of a journal do no harm", "[journal]") {
    Generator chance(11);
    Folder folder;
    make_night(folder / "a.night");
    const auto whole = text_of(folder / "a.night");
    for (int round = 0; round < 2000; ++round) {
        auto bytes = whole;
        const auto changes = 1 + chance.below(20);
        for (std::uint32_t i = 0; i < changes; ++i)
            bytes[chance.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(chance.below(256));
        const auto text = read_journal_text(bytes, "a.night");
        if (text.ok()) REQUIRE(is_prefix(text->entries));
    }
}

TEST_CASE("lines that are swapped or left out are damage", "[journal]") {
    Folder folder;
    make_night(folder / "a.night");
    const auto whole = text_of(folder / "a.night");
    const auto second = whole.find("\n2 ") + 1;
    const auto third = whole.find("\n3 ") + 1;
    const auto text = read_journal_text(whole.substr(0, second) + whole.substr(third), "a.night");
    REQUIRE(text.ok());
    CHECK(text->entries.size() == 1);
    CHECK(text->damage->line == 3);
}

TEST_CASE("a damaged night goes on with what could be read and the damaged file is kept", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    make_night(path);
    const auto torn = text_of(path).substr(0, text_of(path).size() - 2);
    put_bytes(path, torn);
    const std::vector<std::string> more = {"after"};
    {
        auto opened = Journal::open(path);
        REQUIRE(opened.ok());
        REQUIRE(opened->read.damage.has_value());
        CHECK(opened->read.damage->line == static_cast<int>(some_entries.size()) + 1);
        CHECK(text_of(path) == torn);  // opening alone changes nothing
        REQUIRE_FALSE(opened->journal.append(more));
        CHECK(opened->journal.set_aside() == folder / "a.night.damaged");
    }
    CHECK(text_of(folder / "a.night.damaged") == torn);
    const auto text = read_journal(path);
    REQUIRE(text.ok());
    CHECK_FALSE(text->damage);
    CHECK(text->entries.size() == some_entries.size());
    CHECK(text->entries.back() == "after");
    // The next damage does not overwrite the first.
    put_bytes(path, text_of(path) + "x");
    auto again = Journal::open(path);
    REQUIRE(again.ok());
    REQUIRE_FALSE(again->journal.append(more));
    CHECK(again->journal.set_aside() == folder / "a.night.damaged-2");
    CHECK(text_of(folder / "a.night.damaged") == torn);
}

TEST_CASE("a night from a newer program is refused and stays as it is", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    char header[64];
    const auto check = static_cast<unsigned long long>(hash_text("cubenight-night 3"));
    std::snprintf(header, sizeof header, "cubenight-night 3 %016llx\n", check);
    put_bytes(path, header);
    const auto bytes = text_of(path);
    const auto opened = Journal::open(path);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().english().find("newer CubeNight") != std::string::npos);
    CHECK(text_of(path) == bytes);
}

TEST_CASE("what is no journal is refused", "[journal]") {
    Folder folder;
    CHECK_FALSE(read_journal(folder / "none.night").ok());
    CHECK_FALSE(read_journal(folder.path()).ok());
    put_bytes(folder / "a.night", "something else\n");
    CHECK(read_journal(folder / "a.night").error().english().find("not a night") != std::string::npos);
    CHECK_FALSE(Journal::open(folder / "a.night").ok());
    CHECK(text_of(folder / "a.night") == "something else\n");
}

TEST_CASE("an entry beyond the bounds is refused and the journal stays usable", "[journal]") {
    Folder folder;
    auto journal = Journal::create(folder / "a.night", some_entries);
    REQUIRE(journal.ok());
    const std::vector<std::string> huge = {"fine", std::string(largest_entry + 1, 'x')};
    CHECK(journal->append(huge).has_value());
    CHECK_FALSE(journal->append(some_entries).has_value());
    CHECK(read_journal(folder / "a.night")->entries.size() == 2 * some_entries.size());
}

TEST_CASE("what another program writes to an open night is noticed before the next entry", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    auto journal = Journal::create(path, some_entries);
    REQUIRE(journal.ok());
    const auto bytes = text_of(path);
    std::ofstream(path, std::ios::app) << "Lantern Cube: 8 players\n";
    const auto error = journal->append(some_entries);
    REQUIRE(error.has_value());
    CHECK(error->reason.english().find("another program has written") != std::string::npos);
    CHECK(text_of(path) == bytes + "Lantern Cube: 8 players\n");
    std::filesystem::resize_file(path, bytes.size());
    CHECK_FALSE(journal->append(some_entries));
    CHECK(read_journal(path)->entries.size() == 2 * some_entries.size());
}

TEST_CASE("what a failed save left behind is cut off by the next one where it could not be at once", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    auto journal = Journal::create(path, some_entries);
    REQUIRE(journal.ok());
    const auto bytes = text_of(path);
    {
        // The write breaks off within a line, and the file cannot be opened to see what it holds.
        const test::FullDisk full(bytes.size() + 10);
        const test::Limit no_more_files(RLIMIT_NOFILE, 0);
        CHECK(journal->append(some_entries)->reason.english() == "cannot write: File too large");
        CHECK(journal->append(some_entries).has_value());
    }
    CHECK(text_of(path).size() == bytes.size() + 10);
    // What was saved before has to be as it was.
    auto other = text_of(path);
    other[bytes.size() / 2] ^= 1;
    put_bytes(path, other);
    CHECK(journal->append(some_entries).has_value());
    CHECK(text_of(path) == other);
    other[bytes.size() / 2] ^= 1;
    put_bytes(path, other);
    REQUIRE_FALSE(journal->append(some_entries));
    const auto text = read_journal(path);
    CHECK_FALSE(text->damage);
    CHECK(text->entries.size() == 2 * some_entries.size());
}

TEST_CASE("a damaged night is set aside whole or not at all where there is no room", "[journal]") {
    Folder folder;
    const auto path = folder / "a.night";
    make_night(path);
    const auto torn = text_of(path) + std::string(40000, 'x');
    put_bytes(path, torn);
    const std::vector<std::string> more = {"after"};
    auto opened = Journal::open(path);
    REQUIRE(opened.ok());
    {
        const test::FullDisk full(30000);
        CHECK(opened->journal.append(more).has_value());
        CHECK(opened->journal.append(more).has_value());
    }
    CHECK(text_of(path) == torn);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
    REQUIRE_FALSE(opened->journal.append(more));
    CHECK(text_of(folder / "a.night.damaged") == torn);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 2);
    CHECK(read_journal(path)->entries.back() == "after");
}

TEST_CASE("behind a damaged line those that fit the line before them can be looked at", "[journal]") {
    Folder folder;
    make_night(folder / "a.night");
    const auto whole = text_of(folder / "a.night");
    for (std::size_t damaged = 1; damaged <= some_entries.size(); ++damaged) {
        CAPTURE(damaged);
        auto bytes = whole;
        const auto line = whole.find("\n" + std::to_string(damaged) + " ") + 1;
        // In the entry only this line is lost; in the check the next one has nothing to fit any more.
        const auto in_entry = whole.find('\n', line) - 1, in_check = line + 5;
        for (const auto at : {in_entry, in_check}) {
            if (at == in_entry && some_entries[damaged - 1].empty()) continue;
            bytes = whole;
            bytes[at] = bytes[at] == '0' ? '1' : '0';
            const auto text = read_journal_text(bytes, "a.night");
            REQUIRE(text.ok());
            CHECK(text->entries.size() == damaged - 1);
            const std::size_t lost = std::min(some_entries.size(), damaged + (at == in_check ? 1 : 0));
            CHECK(text->behind ==
                  std::vector(some_entries.begin() + static_cast<std::ptrdiff_t>(lost), some_entries.end()));
        }
    }
    // What was put in from elsewhere fits nothing.
    const auto third = whole.find("\n3 ") + 1;
    const auto text =
        read_journal_text(whole.substr(0, third) + "3 0123456789abcdef other\n4 0123456789abcdef other\n", "a");
    CHECK(text->damage.has_value());
    CHECK(text->behind.empty());
}
