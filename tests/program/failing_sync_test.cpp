// A disk that does not take what was written: it is told, nothing is reported as saved, and what was there stays.
#include "tests/support/failing_sync.hpp"
#include "src/store/journal.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::store;
using test::FailingSync;
using test::Folder;
using test::text_of;

namespace {

const std::vector<std::string> first = {"players 8"}, more = {"pick 3 lantern-12", "pick 4 lantern-7"};

bool holds_nothing(const std::filesystem::path& folder) {
    return std::filesystem::directory_iterator(folder) == std::filesystem::directory_iterator();
}

}  // namespace

TEST_CASE("an entry that the disk does not take is not saved and can be saved later", "[journal]") {
    // Once, so that the disk is well again when the file is put back as it was; or for a while.
    for (const int failing : {1, 4}) {
        Folder folder;
        auto journal = Journal::create(folder / "a.night", first);
        REQUIRE(journal.ok());
        const std::string before = text_of(folder / "a.night");
        {
            const FailingSync disk(0, failing);
            for (int i = 0; i < (failing + 1) / 2; ++i) {
                const auto error = journal->append(more);
                REQUIRE(error);
                CHECK(error->reason.english().find("Input/output error") != std::string::npos);
                CHECK(text_of(folder / "a.night") == before);
            }
        }
        REQUIRE_FALSE(journal->append(more));
        const auto read = read_journal(folder / "a.night");
        REQUIRE(read.ok());
        CHECK_FALSE(read->damage);
        CHECK(read->entries == std::vector<std::string>{first[0], more[0], more[1]});
    }
}

TEST_CASE("a night that the disk does not take is not begun and leaves nothing", "[journal]") {
    int sound = 0;
    for (bool failed = true; failed; ++sound) {
        Folder folder;
        const FailingSync failing(sound);
        const auto journal = Journal::create(folder / "a.night", first);
        failed = failing.failed();
        INFO("after " << sound);
        CHECK(journal.ok() == !failed);
        CHECK(holds_nothing(folder / "") == failed);
    }
    CHECK(sound > 2);  // the file and its folder
}

TEST_CASE("a file that the disk does not take stays as it was", "[journal]") {
    Folder folder;
    REQUIRE_FALSE(write_file(folder / "a.cube", "old"));
    const FailingSync failing;
    CHECK(write_file(folder / "a.cube", "new"));
    CHECK(text_of(folder / "a.cube") == "old");
    CHECK(std::distance(std::filesystem::directory_iterator(folder / ""), {}) == 1);
}
