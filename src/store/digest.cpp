#include "src/store/digest.hpp"

#include <sodium.h>

#include <array>

#include "engine/core/ensure.hpp"

namespace cubenight::store {
namespace {

using Bits = std::array<unsigned char, 16>;

std::string hex(const Bits& bits) {
    std::array<char, 2 * std::tuple_size_v<Bits> + 1> text{};
    return sodium_bin2hex(text.data(), text.size(), bits.data(), bits.size());
}

}  // namespace

std::string digest_of(std::string_view bytes) {
    Bits bits{};
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    ENSURE(crypto_generichash(bits.data(), bits.size(), data, bytes.size(), nullptr, 0) == 0);
    return hex(bits);
}

std::uint64_t fresh_number() {
    std::uint64_t number = 0;
    ENSURE(sodium_init() >= 0);
    randombytes_buf(&number, sizeof number);
    return number;
}

std::string fresh_salt() {
    Bits bits{};
    ENSURE(sodium_init() >= 0);
    randombytes_buf(bits.data(), bits.size());
    return hex(bits);
}

}  // namespace cubenight::store
