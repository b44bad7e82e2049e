// A list and what it means as JSON. The names of fields are a promise to other programs: docs/lists.md.
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <sstream>

#include "engine/cards/lists/basic_energy_names.hpp"
#include "src/cli/list_talk.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {
namespace {

using cereal::make_nvp;

struct NearJson {
    std::string why, id, name;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("why", why), make_nvp("id", id), make_nvp("name", name));
    }
};

struct EntryJson {
    int line, count;
    std::string name, set, number, section, raw;
    bool parallel;
    std::string verdict, id, energy, reason, words;
    std::vector<NearJson> near;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("line", line), make_nvp("count", count), make_nvp("name", name), make_nvp("set", set),
                make_nvp("number", number), make_nvp("section", section), make_nvp("parallel", parallel),
                make_nvp("raw", raw), make_nvp("verdict", verdict), make_nvp("id", id), make_nvp("energy", energy),
                make_nvp("reason", reason), make_nvp("words", words), make_nvp("near", near));
    }
};

struct ClaimJson {
    int line, said, lines, cards;
    std::string section;
    bool holds;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("line", line), make_nvp("section", section), make_nvp("said", said), make_nvp("lines", lines),
                make_nvp("cards", cards), make_nvp("holds", holds));
    }
};

struct FaultJson {
    int line;
    std::string reason;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("line", line), make_nvp("reason", reason));
    }
};

const char* word_for(ListSection section) {
    switch (section) {
        case ListSection::none: return "";
        case ListSection::pokemon: return "pokemon";
        case ListSection::trainers: return "trainers";
        case ListSection::energy: return "energy";
    }
    return "";
}

const char* word_for(Verdict verdict) {
    switch (verdict) {
        case Verdict::printing: return "printing";
        case Verdict::basic_energy: return "basic_energy";
        case Verdict::question: return "question";
        case Verdict::unresolved: return "unresolved";
    }
    return "";
}

const char* word_for(VerdictReason reason) {
    switch (reason) {
        case VerdictReason::none: return "";
        case VerdictReason::newest_of_several: return "newest_of_several";
        case VerdictReason::other_printing: return "other_printing";
        case VerdictReason::names_differ: return "names_differ";
        case VerdictReason::keys_differ: return "keys_differ";
        case VerdictReason::several_cards: return "several_cards";
        case VerdictReason::set_unknown: return "set_unknown";
        case VerdictReason::set_not_there: return "set_not_there";
        case VerdictReason::number_not_there: return "number_not_there";
        case VerdictReason::name_not_in_set: return "name_not_in_set";
        case VerdictReason::name_unknown: return "name_unknown";
    }
    return "";
}

const char* word_for(NearBy by) {
    switch (by) {
        case NearBy::same_name: return "same_name";
        case NearBy::same_number: return "same_number";
        case NearBy::like_name: return "like_name";
    }
    return "";
}

EntryJson entry_json(const ListEntry& entry, const Resolution& found) {
    const ListedPrinting& key = entry.printing.empty() ? entry.picture : entry.printing;
    EntryJson json{entry.line,
                   entry.count,
                   entry.name,
                   key.set,
                   key.number,
                   word_for(entry.section),
                   entry.raw,
                   entry.parallel,
                   word_for(found.verdict),
                   found.printing ? found.printing->id : "",
                   found.energy ? std::string(live_energy_name(*found.energy)) : "",
                   word_for(found.reason),
                   say(said_of(entry, found)),
                   {}};
    for (const NearMiss& miss : found.near)
        json.near.push_back({word_for(miss.by), miss.printing.id, miss.printing.name});
    return json;
}

}  // namespace

std::string list_json(const HeardList& heard, const ListArguments& arguments, const std::string& cube) {
    std::vector<EntryJson> entries;
    for (std::size_t i = 0; i < heard.list.entries.size(); ++i)
        entries.push_back(entry_json(heard.list.entries[i], heard.found[i]));
    std::vector<FaultJson> errors;
    for (const Error& error : heard.list.errors) errors.push_back({error.line, say(error.reason)});
    std::vector<ClaimJson> claims;
    for (const ListClaim& claim : heard.list.claims)
        claims.push_back({claim.line, claim.said, claim.lines, claim.cards, word_for(claim.section), claim.holds()});
    std::ostringstream text;
    {
        cereal::JSONOutputArchive archive(
            text, cereal::JSONOutputArchive::Options(15, cereal::JSONOutputArchive::Options::IndentChar::space, 1));
        archive(make_nvp("format", 1), make_nvp("file", arguments.file.string()),
                make_nvp("kind", std::string(name_of(heard.list.kind))), make_nvp("recoded", heard.list.recoded),
                make_nvp("library", !heard.no_library.has_value()), make_nvp("cards", heard.list.cards()),
                make_nvp("settled_entries", heard.settled_entries), make_nvp("settled_cards", heard.settled_cards),
                make_nvp("whole", heard.is_whole()), make_nvp("cube", cube), make_nvp("entries", entries),
                make_nvp("errors", errors), make_nvp("claims", claims),
                make_nvp("unused_columns", heard.list.unused_columns));
    }
    return text.str() + "\n";
}

}  // namespace cubenight::cli
