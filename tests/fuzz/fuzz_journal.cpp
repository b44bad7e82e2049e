// Any bytes as a whole journal file: refused, or read to entries; what is whole reads the same again without the rest.
#include <cstdint>
#include <string_view>

#include "engine/core/ensure.hpp"
#include "src/store/journal.hpp"

using namespace cubenight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto journal = store::read_journal_text(bytes, "fuzz.night");
    if (!journal) {
        ENSURE(!journal.error().reason.empty());
        return 0;
    }
    ENSURE(journal->whole_bytes <= size);
    ENSURE(journal->damage || journal->whole_bytes == size);
    for (const auto* entries : {&journal->entries, &journal->behind})
        for (const std::string& entry : *entries)
            ENSURE(entry.size() <= store::largest_entry && entry.find('\n') == std::string::npos);
    ENSURE(journal->damage || journal->behind.empty());
    const auto again = store::read_journal_text(bytes.substr(0, journal->whole_bytes), "fuzz.night");
    ENSURE(again.ok() && !again->damage);
    ENSURE(again->entries == journal->entries && again->check == journal->check &&
           again->whole_bytes == journal->whole_bytes);
    return 0;
}
