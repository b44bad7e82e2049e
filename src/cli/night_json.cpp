// A night as JSON. The names of fields are a promise to other programs: docs/night-json.md.
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <sstream>

#include "src/cli/night_report.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/deck_list.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::cli {
namespace {

using cereal::make_nvp;

struct PackJson {
    int round;
    std::string opened_by;
    std::vector<std::string> cards;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("round", round), make_nvp("opened_by", opened_by), make_nvp("cards", cards));
    }
};

struct SeatJson {
    std::string name, kind, deck;
    std::vector<std::string> picks, pokemon, trainers, energy, characters, scenes, broken_rules;
    int deck_size;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("name", name), make_nvp("kind", kind), make_nvp("picks", picks), make_nvp("deck", deck),
                make_nvp("deck_size", deck_size), make_nvp("pokemon", pokemon), make_nvp("trainers", trainers),
                make_nvp("energy", energy), make_nvp("characters", characters), make_nvp("scenes", scenes),
                make_nvp("broken_rules", broken_rules));
    }
};

struct MatchJson {
    int table;
    std::string first, second, result, ending;
    std::uint64_t seed;
    int steps;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("table", table), make_nvp("first", first), make_nvp("second", second),
                make_nvp("result", result), make_nvp("ending", ending), make_nvp("seed", std::to_string(seed)),
                make_nvp("steps", steps));
    }
};

struct RoundJson {
    int round;
    std::vector<MatchJson> matches;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("round", round), make_nvp("matches", matches));
    }
};

struct StandingJson {
    int rank;
    std::string name;
    int points, won, lost, drawn, byes, opponents_per_mille, opponents_opponents_per_mille;
    template <class Archive>
    void serialize(Archive& archive) {
        archive(make_nvp("rank", rank), make_nvp("name", name), make_nvp("points", points), make_nvp("won", won),
                make_nvp("lost", lost), make_nvp("drawn", drawn), make_nvp("byes", byes),
                make_nvp("opponents_per_mille", opponents_per_mille),
                make_nvp("opponents_opponents_per_mille", opponents_opponents_per_mille));
    }
};

const char* word_for(draft::MatchResult result) {
    switch (result) {
        case draft::MatchResult::none: return "none";
        case draft::MatchResult::first_wins: return "first";
        case draft::MatchResult::second_wins: return "second";
        case draft::MatchResult::draw: return "draw";
    }
    return "";
}

std::vector<PackJson> packs_of(const draft::Night& night) {
    std::vector<PackJson> packs;
    if (keeps_secrets(night)) return packs;
    for (const auto& pack : night.drafting.packs()) {
        packs.push_back({pack.round + 1, night.seats[pack.opener.value].name, {}});
        for (const auto copy : pack.cards) packs.back().cards.push_back(night.cards[copy].key);
    }
    return packs;
}

std::vector<SeatJson> seats_of(const draft::Night& night) {
    std::vector<SeatJson> seats;
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        const bool open = !keeps_secrets(night);
        const DeckParts parts = open ? deck_parts(night, seat) : DeckParts{};
        SeatJson json{night.seats[s].name,
                      night.seats[s].kind == draft::SeatKind::bot ? "bot" : "person",
                      night.settings.constructed() ? night.settings.decks[s].name : "",
                      {},
                      parts[DeckPart::pokemon],
                      parts[DeckPart::trainers],
                      parts[DeckPart::energy],
                      parts[DeckPart::characters],
                      parts[DeckPart::scenes],
                      {},
                      night.seats[s].deck.size()};
        if (open) {
            for (const auto copy : night.drafting.pool(seat)) json.picks.push_back(night.cards[copy].key);
            for (const auto& rule : draft::deck_check(night, seat))
                json.broken_rules.push_back(text::broken_rule_text(rule, night.cards));
        }
        seats.push_back(std::move(json));
    }
    return seats;
}

std::vector<RoundJson> rounds_of(const Conductor& conductor) {
    const auto& night = conductor.night();
    std::vector<RoundJson> rounds;
    for (std::size_t r = 0; r < night.rounds.size(); ++r) {
        RoundJson round{static_cast<int>(r) + 1, {}};
        const auto& tables = night.rounds[r].tables;
        for (std::size_t t = 0; t < tables.size(); ++t) {
            const auto& match = tables[t];
            round.matches.push_back({static_cast<int>(t) + 1, night.seats[match.pairing.first.value].name,
                                     match.is_bye() ? "" : night.seats[match.pairing.second->value].name,
                                     match.is_bye() ? "bye" : word_for(match.result),
                                     conductor.ending(static_cast<int>(r), static_cast<int>(t)),
                                     keeps_secrets(night) ? 0 : match.seed, static_cast<int>(match.steps.size())});
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

std::vector<StandingJson> standings_of(const draft::Night& night) {
    std::vector<StandingJson> lines;
    for (const auto& line : draft::night_standings(night))
        lines.push_back({line.rank, night.seats[line.seat.value].name, line.points, line.wins, line.losses, line.draws,
                         line.byes, line.opponents.per_mille(), line.opponents_opponents.per_mille()});
    return lines;
}

}  // namespace

std::string night_json(const Conductor& conductor) {
    const auto& night = conductor.night();
    const auto& row = night.settings.row;
    std::ostringstream text;
    {
        cereal::JSONOutputArchive archive(
            text, cereal::JSONOutputArchive::Options(15, cereal::JSONOutputArchive::Options::IndentChar::space, 1));
        // The seed is text: many readers of JSON cannot hold 64 bits in a number.
        archive(make_nvp("format", 1), make_nvp("cube", night.settings.cube),
                make_nvp("seed", keeps_secrets(night) ? std::string() : std::to_string(night.settings.seed)),
                make_nvp("deal_seal", night.settings.deal_seal),
                make_nvp("deal_salt", keeps_secrets(night) ? std::string() : night.settings.deal_salt),
                make_nvp("rules", draft::name_of(night.rules)),
                make_nvp("lines", static_cast<int>(draft::lines_of(night.rules))),
                make_nvp("form", std::string(night.settings.constructed() ? "constructed" : "draft")),
                make_nvp("packs_per_player", row.packs), make_nvp("pack_size", row.pack_size),
                make_nvp("deck_size", row.deck_size), make_nvp("prize_cards", row.prize_cards),
                make_nvp("packs", packs_of(night)), make_nvp("seats", seats_of(night)),
                make_nvp("rounds", rounds_of(conductor)), make_nvp("standings", standings_of(night)));
    }
    return text.str() + "\n";
}

}  // namespace cubenight::cli
