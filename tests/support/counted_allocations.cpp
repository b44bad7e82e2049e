#include "tests/support/counted_allocations.hpp"

#include <cstdlib>
#include <new>

namespace cubenight::test {

long allocations = 0;

}  // namespace cubenight::test

namespace {
void* counted(std::size_t size) {
    ++cubenight::test::allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
