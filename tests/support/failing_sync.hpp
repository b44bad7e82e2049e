// A disk that does not take what was written, without a disk. A test program with failing_sync.cpp has an fsync of its
// own, which does what it should as long as no FailingSync lives.
#pragma once

namespace cubenight::test {

// As long as it lives the first `sound` uses of fsync in this program do what they should; the next `failing` fail with
// EIO. One at a time.
class FailingSync {
public:
    static constexpr int for_ever = 1 << 30;
    explicit FailingSync(int sound = 0, int failing = for_ever);
    FailingSync(const FailingSync&) = delete;
    FailingSync& operator=(const FailingSync&) = delete;
    ~FailingSync();

    // Whether one has failed.
    bool failed() const;
};

}  // namespace cubenight::test
