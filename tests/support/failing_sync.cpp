#include "tests/support/failing_sync.hpp"

#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>

namespace {
int sound_left = 0, failing_left = 0;
bool has_failed = false;
}  // namespace

namespace cubenight::test {

FailingSync::FailingSync(int sound, int failing) { sound_left = sound, failing_left = failing, has_failed = false; }
FailingSync::~FailingSync() { sound_left = failing_left = 0; }
bool FailingSync::failed() const { return has_failed; }

}  // namespace cubenight::test

extern "C" int fsync(int descriptor) {
    if (sound_left > 0 || failing_left == 0) {
        if (sound_left > 0) --sound_left;
        return static_cast<int>(::syscall(SYS_fsync, descriptor));
    }
    --failing_left;
    has_failed = true;
    errno = EIO;
    return -1;
}
