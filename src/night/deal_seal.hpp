// The announcement of a deal. Before the first pack is opened everybody is shown a digest of the night's seed and a salt;
// when the night is over both are published, and anybody can see that the deal was the announced one. Who has only the
// digest cannot tell the seed from it, and who has announced one finds no other seed for it.
#pragma once

#include <cstdint>
#include <string>

#include "draft/night/night.hpp"

namespace cubenight {

// Whether something of the night is still hidden from some seat: persons sit there and it is not over.
bool keeps_secrets(const draft::Night& night);

// The digest of a deal: BLAKE2b, 128 bits, of "cubenight deal SEED SALT"; 32 hexadecimal digits.
std::string deal_digest(std::uint64_t seed, const std::string& salt);
// Announces the settings' seed under that salt.
void seal_deal(draft::NightSettings& settings, std::string salt);

enum class DealSeal : std::uint8_t { none, kept, broken };
// Whether the seed is the one that was announced; `none` where nothing was.
DealSeal deal_seal(const draft::NightSettings& settings);

}  // namespace cubenight
