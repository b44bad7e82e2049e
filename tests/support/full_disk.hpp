// A disk that is full for a while, without a disk.
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstdint>

namespace cubenight::test {

// As long as it lives this program may use no more of something.
class Limit {
public:
    Limit(int of, std::uintmax_t most) : of_(of) {
        ::getrlimit(resource(), &before_);
        const rlimit small{static_cast<rlim_t>(most), before_.rlim_max};
        ::setrlimit(resource(), &small);
    }
    Limit(const Limit&) = delete;
    Limit& operator=(const Limit&) = delete;
    ~Limit() { ::setrlimit(resource(), &before_); }

private:
    __rlimit_resource_t resource() const { return static_cast<__rlimit_resource_t>(of_); }

    int of_;
    rlimit before_{};
};

// As long as it lives no file of this program grows beyond so many bytes.
class FullDisk {
public:
    explicit FullDisk(std::uintmax_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)), sizes_(RLIMIT_FSIZE, bytes) {}
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { std::signal(SIGXFSZ, before_); }

private:
    void (*before_)(int);
    Limit sizes_;
};

}  // namespace cubenight::test
