#include "src/store/journal_check.hpp"

#include <charconv>
#include <cstdio>

#include "engine/core/hash.hpp"
#include "src/store/digest.hpp"

namespace cubenight::store {
namespace {

std::string hex(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

}  // namespace

std::string header_check(std::string_view format, std::string_view version) {
    return hex(hash_text(version, hash_text(format)));
}

std::string line_check(CheckKind kind, std::string_view before, std::uint64_t number, std::string_view entry) {
    if (kind == CheckKind::digest)
        return digest_of(std::string(before) + " " + std::to_string(number) + " " + std::string(entry));
    std::uint64_t sum = 0;
    std::from_chars(before.data(), before.data() + before.size(), sum, 16);
    return hex(hash_text(entry, hash_number(sum, number)));
}

}  // namespace cubenight::store
