// Runs the built program as a person would: arguments in, exit status and text out.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

namespace cubenight::test {

// How a shell starts the program with its arguments, for what a shell alone can ask: "$0" "$@" >&- and the like.
inline constexpr const char* as_usual = "exec \"$0\" \"$@\"";

// A running program whose standard output can be read; standard input is empty.
class Program {
public:
    using Environment = std::map<std::string, std::string>;

    explicit Program(const std::vector<std::string>& arguments, const Environment& environment = {},
                     const std::string& shell = as_usual) {
        int out[2], err[2];
        REQUIRE(::pipe2(out, O_CLOEXEC) == 0);
        REQUIRE(::pipe2(err, O_CLOEXEC) == 0);
        child_ = ::fork();
        REQUIRE(child_ >= 0);
        if (child_ == 0) {
            ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            ::dup2(err[1], STDERR_FILENO);
            for (const auto& [name, value] : environment) ::setenv(name.c_str(), value.c_str(), 1);
            std::vector<std::string> words = {"cubenight"};
            if (shell != as_usual) words = {"sh", "-c", shell, CUBENIGHT_PROGRAM};
            words.insert(words.end(), arguments.begin(), arguments.end());
            std::vector<char*> pointers;
            for (auto& word : words) pointers.push_back(word.data());
            pointers.push_back(nullptr);
            ::execv(shell == as_usual ? CUBENIGHT_PROGRAM : "/bin/sh", pointers.data());
            ::_exit(127);
        }
        ::close(out[1]);
        ::close(err[1]);
        out_ = out[0];
        err_ = err[0];
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        kill_now();
        ::close(out_);
        ::close(err_);
    }

    // The next line of standard output, without its end; false when there is none any more.
    bool read_line(std::string& line) {
        line.clear();
        char sign = 0;
        while (::read(out_, &sign, 1) == 1) {
            if (sign == '\n') return true;
            line += sign;
        }
        return false;
    }
    std::string rest_of_output() { return read_all(out_); }
    std::string errors() { return read_all(err_); }

    // Its exit status; -1 where a signal ended it.
    int wait() {
        if (child_ <= 0) return status_;
        int state = 0;
        ::waitpid(child_, &state, 0);
        child_ = 0;
        return status_ = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    }
    void kill_now() {
        if (child_ > 0) ::kill(child_, SIGKILL);
        wait();
    }

private:
    static std::string read_all(int descriptor) {
        std::string text;
        char block[4096];
        for (ssize_t got; (got = ::read(descriptor, block, sizeof block)) > 0;)
            text.append(block, static_cast<std::size_t>(got));
        return text;
    }

    pid_t child_ = 0;
    int out_ = -1, err_ = -1;
    int status_ = -1;
};

struct Ran {
    int status;
    std::string out, err;
};

// Runs to the end. For programs that say little on standard error.
inline Ran run(const std::vector<std::string>& arguments, const Program::Environment& environment = {},
               const std::string& shell = as_usual) {
    Program program(arguments, environment, shell);
    Ran ran;
    ran.out = program.rest_of_output();
    ran.err = program.errors();
    ran.status = program.wait();
    return ran;
}

// The night that programs with this folder as XDG_DATA_HOME have saved; empty where there is none.
inline std::filesystem::path only_night_in(const Folder& folder) {
    std::error_code not_there_yet;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path() / "cubenight" / "nights", not_there_yet))
        if (entry.path().extension() == ".night") return entry.path();
    return {};
}

}  // namespace cubenight::test
