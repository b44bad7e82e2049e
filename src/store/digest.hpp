// Cryptographic digests, and numbers from the system's generator. libsodium does the work.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cubenight::store {

// BLAKE2b, 128 bits, as 32 hexadecimal digits.
std::string digest_of(std::string_view bytes);

// 64 bits that nobody can foretell.
std::uint64_t fresh_number();
// 128 of them, as 32 hexadecimal digits.
std::string fresh_salt();

}  // namespace cubenight::store
