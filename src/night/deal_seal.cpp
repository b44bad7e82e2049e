#include "src/night/deal_seal.hpp"

#include <utility>

#include "src/night/conductor.hpp"
#include "src/store/digest.hpp"

namespace cubenight {

bool keeps_secrets(const draft::Night& night) {
    return has_persons(night) && night.phase() != draft::NightPhase::finished;
}

std::string deal_digest(std::uint64_t seed, const std::string& salt) {
    return store::digest_of("cubenight deal " + std::to_string(seed) + " " + salt);
}

void seal_deal(draft::NightSettings& settings, std::string salt) {
    settings.deal_salt = std::move(salt);
    settings.deal_seal = deal_digest(settings.seed, settings.deal_salt);
}

DealSeal deal_seal(const draft::NightSettings& settings) {
    if (settings.deal_seal.empty()) return DealSeal::none;
    return settings.deal_seal == deal_digest(settings.seed, settings.deal_salt) ? DealSeal::kept : DealSeal::broken;
}

}  // namespace cubenight
