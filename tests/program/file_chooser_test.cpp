// The desktop's dialog for files: found in PATH, waited for beside the program, closed with it.
#include "src/store/file_chooser.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using store::FileChooser;
using store::Wanted;

namespace {

// A dialog that is a script, the only one in PATH.
struct Dialog {
    test::Folder folder;
    std::string before = std::getenv("PATH");

    explicit Dialog(const std::string& script) {
        const auto file = folder / "zenity";
        test::put_bytes(file, "#!/bin/sh\n" + script + "\n");
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        ::setenv("PATH", folder.path().c_str(), 1);
    }
    ~Dialog() { ::setenv("PATH", before.c_str(), 1); }
};

std::optional<std::string> answer_of(FileChooser& chooser) {
    for (int i = 0; i < 400; ++i) {
        if (auto chosen = chooser.chosen()) return chosen;
        if (!chooser.asks()) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("a file or a folder is chosen in the desktop's dialog where there is one", "[file_chooser]") {
    const Dialog dialog("echo \"/home/me/a list ($*).txt\"; echo more");
    REQUIRE(FileChooser::program());
    FileChooser chooser(*FileChooser::program());
    CHECK_FALSE(chooser.asks());
    chooser.ask(Wanted::file);
    CHECK(answer_of(chooser) == "/home/me/a list (--file-selection).txt");
    chooser.ask(Wanted::folder);
    CHECK(answer_of(chooser) == "/home/me/a list (--file-selection --directory).txt");
}

TEST_CASE("a dialog that is left chooses nothing and one that is open goes with the program", "[file_chooser]") {
    {
        const Dialog left("echo /home/me/half; exit 1");
        FileChooser chooser(*FileChooser::program());
        chooser.ask(Wanted::file);
        CHECK_FALSE(answer_of(chooser));
        CHECK_FALSE(chooser.asks());
    }
    const Dialog open("exec /bin/sleep 60");
    const auto begun = std::chrono::steady_clock::now();
    {
        FileChooser chooser(*FileChooser::program());
        chooser.ask(Wanted::file);
        CHECK(chooser.asks());
    }
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(20));
}

TEST_CASE("without a dialog in PATH there is none", "[file_chooser]") {
    const std::string before = std::getenv("PATH");
    ::setenv("PATH", "/nowhere::/etc", 1);
    CHECK_FALSE(FileChooser::program());
    ::setenv("PATH", before.c_str(), 1);
}
