// Any bytes as card data: what is read of them is sound, and comes out of a library as it went in; and as a search.
#include <algorithm>
#include <cstdint>

#include "engine/core/ensure.hpp"
#include "src/library/card_json.hpp"
#include "src/library/element_stream.hpp"
#include "src/library/writing.hpp"

using namespace cubenight;
using namespace cubenight::library;

namespace {

// In blocks of a few bytes, so that each sign once begins one.
std::vector<Element> elements_of(std::string_view bytes) {
    constexpr std::size_t block = 5;
    ElementStream stream([&] {
        const std::string_view next = bytes.substr(0, block);
        bytes.remove_prefix(next.size());
        return next;
    });
    std::vector<Element> elements;
    while (auto element = stream.next()) {
        ENSURE(element->line > 0 && element->column > 0 && element->bytes.size() <= longest_element);
        elements.push_back(std::move(*element));
    }
    return elements;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto made = Library::in_memory();
    static ElementReader reader;
    const Library& library = *made;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    ENSURE(library.search(bytes).ok() && library.near_names(bytes).ok() && library.sets_called(bytes).ok());
    auto writing = Writing::begin(library, Begin::empty);
    ENSURE(writing.ok());
    for (const Element& element : elements_of(bytes)) {
        id_in(element.bytes);
        if (element.fault) continue;
        const ReadElement read = reader.read(element.bytes);
        if (const auto* refusal = std::get_if<Refusal>(&read)) ENSURE(!refusal->reason.empty());
        if (const auto* set = std::get_if<LibrarySet>(&read)) ENSURE(!fault_of(*set) && writing->put(*set).ok());
        const auto* card = std::get_if<LibraryCard>(&read);
        if (!card) continue;
        ENSURE(!fault_of(*card) && writing->put(*card).ok());
        const auto kept = library.by_id(card->id);
        ENSURE(kept.ok() && *kept && **kept == *card);
        const auto named = library.by_name(card->name);
        ENSURE(named.ok() && std::ranges::find(*named, *card) != named->end());
    }
    return 0;
}
