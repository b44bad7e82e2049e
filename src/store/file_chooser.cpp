#include "src/store/file_chooser.hpp"

#include <csignal>
#include <cstdlib>
#include <sstream>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t longest_path = 4096;

std::vector<std::string> arguments_of(const fs::path& program, Wanted wanted) {
    const bool folder = wanted == Wanted::folder;
    if (program.filename() == "kdialog")
        return {program.string(), folder ? "--getexistingdirectory" : "--getopenfilename"};
    std::vector<std::string> all = {program.string(), "--file-selection"};
    if (folder) all.emplace_back("--directory");
    return all;
}

// Starts it with its output at `out`; -1 where that cannot be.
pid_t start(const std::vector<std::string>& arguments, int out) {
    std::vector<char*> argv;
    for (const std::string& one : arguments) argv.push_back(const_cast<char*>(one.c_str()));
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    pid_t child = -1;
    const int failed = posix_spawn(&child, argv.front(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    return failed ? -1 : child;
}

// All that comes, as far as a path is long; the first line of it.
std::string first_line(int in) {
    std::string text;
    char bytes[512];
    for (ssize_t read = 0; (read = ::read(in, bytes, sizeof bytes)) > 0;)
        if (text.size() < longest_path) text.append(bytes, static_cast<std::size_t>(read));
    return text.substr(0, text.find('\n'));
}

}  // namespace

std::optional<fs::path> FileChooser::program() {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');)
        for (const char* name : {"zenity", "kdialog", "qarma", "yad"})
            if (const fs::path file = fs::path(folder) / name; !folder.empty() && ::access(file.c_str(), X_OK) == 0)
                return file;
    return std::nullopt;
}

FileChooser::~FileChooser() {
    if (!waits_.joinable()) return;
    if (!ended_) ::kill(child_, SIGTERM);
    waits_.join();
}

void FileChooser::ask(Wanted wanted) {
    if (waits_.joinable()) return;
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return;
    child_ = start(arguments_of(program_, wanted), ends[1]);
    ::close(ends[1]);
    if (child_ < 0) {
        ::close(ends[0]);
        return;
    }
    ended_ = false;
    waits_ = std::thread([this, in = ends[0], child = child_] {
        std::string line = first_line(in);
        ::close(in);
        int state = 0;
        ::waitpid(child, &state, 0);
        if (WIFEXITED(state) && WEXITSTATUS(state) == 0) answer_ = std::move(line);
        ended_ = true;
    });
}

std::optional<std::string> FileChooser::chosen() {
    if (!ended_ || !waits_.joinable()) return std::nullopt;
    waits_.join();
    std::string answer = std::exchange(answer_, {});
    return answer.empty() ? std::nullopt : std::optional(std::move(answer));
}

}  // namespace cubenight::store
