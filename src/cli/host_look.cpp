#include "src/cli/host_look.hpp"

#include "src/cli/complaint.hpp"
#include "src/cli/words.hpp"
#include "src/night/deal_seal.hpp"

namespace cubenight::cli {

std::optional<std::string> write_host_look(const ConductorOptions& options, const std::string& reason) {
    const auto looked_at = Conductor::look(options);
    if (!looked_at) return in_one_line(looked_at.error());
    if (looked_at->damage()) return in_one_line(*looked_at->damage());
    if (!keeps_secrets(looked_at->night())) return std::nullopt;
    auto conductor = Conductor::resume(options);
    const auto hindered = conductor ? conductor->act(draft::NoteEntry{say(Word::host_looked, {reason})})
                                    : Hindered(Hindrance{conductor.error()});
    if (hindered) return hindered->text(say.language());
    return std::nullopt;
}

}  // namespace cubenight::cli
