#include "src/cli/standard_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iostream>

#include "src/cli/commands.hpp"

namespace cubenight::cli {

void hold_standard_files() {
    // The lowest free number is given out first, and those below are taken by then.
    constexpr int ways[] = {O_RDONLY, O_RDONLY, O_WRONLY};
    for (int number = 0; number < 3; ++number) {
        if (::fcntl(number, F_GETFD) != -1 || errno != EBADF) continue;
        if (::open("/dev/null", ways[number]) == number || ::open("/", O_RDONLY) == number) continue;
        std::_Exit(failed);
    }
}

void let_long_files_fail() { std::signal(SIGXFSZ, SIG_IGN); }

StandardOutput::StandardOutput() : before_(std::cout.rdbuf(this)) {
    setp(waiting_.data(), waiting_.data() + waiting_.size());
    if (::isatty(STDOUT_FILENO) == 1) std::cout << std::unitbuf;  // who sits before it sees how far it is
}

StandardOutput::~StandardOutput() { std::cout.rdbuf(before_); }

int StandardOutput::finish() {
    std::cout.flush();
    return problem_;
}

StandardOutput::int_type StandardOutput::overflow(int_type sign) {
    if (sync() != 0) return traits_type::eof();
    if (!traits_type::eq_int_type(sign, traits_type::eof())) sputc(traits_type::to_char_type(sign));
    return traits_type::not_eof(sign);
}

int StandardOutput::sync() {
    for (const char* at = pbase(); at < pptr() && problem_ == 0;) {
        const ssize_t written = ::write(STDOUT_FILENO, at, static_cast<std::size_t>(pptr() - at));
        if (written >= 0) at += written;
        else if (errno != EINTR) problem_ = errno;
    }
    setp(waiting_.data(), waiting_.data() + waiting_.size());
    return problem_ == 0 ? 0 : -1;
}

}  // namespace cubenight::cli
