// A disk that is full for a while, without a disk.
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstdint>

namespace cubenight::test {

// As long as it lives no file of this program grows beyond so many bytes: a disk that is full.
class FullDisk {
public:
    explicit FullDisk(std::uintmax_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit small{static_cast<rlim_t>(bytes), limit_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }

private:
    void (*before_)(int);
    rlimit limit_{};
};

}  // namespace cubenight::test
