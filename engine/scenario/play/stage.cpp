#include "engine/scenario/play/stage.hpp"

#include <algorithm>

#include "engine/cards/line_policy.hpp"
#include "engine/cards/notation.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::scenario {
namespace {

using pokemon::PlacedPokemon;
using pokemon::PlacedSeat;

// Adds the cards of one place. Those of a place nearer to the scenario, before `nearer`, hide cards of their key or name.
// The key of a card that stands there twice, if one does.
std::optional<std::string> add_place(CardSet& set, std::size_t nearer, const std::vector<Card>& cards) {
    const auto is_nearer = [&](std::optional<CardId> id) { return id && id->value < nearer; };
    std::optional<std::string> twice;
    for (const Card& card : cards) {
        if (is_nearer(set.find_key(card.key)) || is_nearer(set.find_name(card.name))) continue;
        if (!set.add(card) && !twice) twice = card.key;
    }
    return twice;
}

// Cards of the scenario, of its file, of the files used, then those that every scenario knows.
Result<CardSet> all_cards(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    CardSet set;
    auto twice = add_place(set, 0, scenario.cards);
    if (!twice) twice = add_place(set, set.size(), file.cards);
    std::vector<std::string> seen;
    const std::size_t nearer = set.size();
    for (const auto* uses : {&scenario.uses, &file.uses})
        for (const Use& use : *uses) {
            if (std::find(seen.begin(), seen.end(), use.path) != seen.end()) continue;
            seen.push_back(use.path);
            const auto found = card_files.find(use.path);
            if (found == card_files.end())
                return Error{file.name, use.line, saying("the card file {0} is not there", quoted(use.path))};
            if (auto again = add_place(set, nearer, found->second); again && !twice) twice = again;
        }
    if (twice) return Error{file.name, scenario.line, saying("two cards have the key {0}", quoted(*twice))};
    for (int type = 0; type < type_count; ++type) {
        const Card energy = basic_energy(static_cast<Type>(type));
        if (has_basic_energy(static_cast<Type>(type)) && !set.find_name(energy.name)) set.add(energy);
    }
    if (!set.find_name(bystander)) {
        const auto card = read_cards(
            R"(card "bystander" "Bystander" { pokemon basic colorless hp 100 retreat 1 attack "Nudge" [C] 10 })");
        ENSURE(card.ok());
        set.add(card->front());
    }
    if (scenario.rules.lines() == LinePolicy::stand_in) set.add(stand_in_card());
    for (const auto* lines : {&file.lines, &scenario.lines})
        for (const NamedLine& line : *lines) set.add_line(line.name, line.from);
    // One book has the names of all cards that were read together.
    const auto named = std::ranges::find_if(set, [](const Card& card) { return card.names.book != nullptr; });
    if (named != set.end()) set.name_by(named->names.book);
    return set;
}

// Writes one seat in the order in which copies are numbered (arrange.cpp), and finds out what labels mean.
class Placer {
public:
    Placer(const CardSet& cards, const CardNames& names, Stage& stage, const Scenario& scenario, std::string_view file)
        : cards_(cards), names_(names), stage_(stage), scenario_(scenario), file_(file) {}

    void seat(SeatId seat, int turn);
    void stadium();
    void theirs(SeatId seat);
    void deck_only(SeatId seat);
    const std::optional<Error>& error() const { return error_; }

private:
    void fail(int line, Saying reason) {
        if (!error_) error_ = Error{std::string(file_), line, std::move(reason)};
    }
    CardId find(const ListedCard& card) {
        const auto id = names_.find(card.name);
        if (!id) fail(card.line, id.error().reason);
        return id ? *id : CardId{0};
    }
    CopyId copy_placed() const {
        return CopyId{static_cast<std::uint8_t>(std::min(seat_.value * pokemon::deck_capacity + placed_, 254))};
    }
    void label(const std::string& label, int line) {
        if (label.empty()) return;
        if (!stage_.labels.emplace(label, copy_placed()).second)
            fail(line, saying("the label ${0} is given twice", label));
    }
    // Calls f(id, written) for each copy, in that order.
    template <class F>
    void each(const CardList& cards, F f) {
        for (const ListedCard& card : cards) {
            const CardId id = find(card);
            label(card.label, card.line);
            for (int i = 0; i < card.copies; ++i, ++placed_) {
                if (card.known_to) stage_.position.seen.push_back({copy_placed(), card.known_to});
                f(id, card);
            }
        }
    }
    std::vector<CardId> pile(const CardList& cards) {
        std::vector<CardId> ids;
        each(cards, [&](CardId id, const ListedCard&) { ids.push_back(id); });
        return ids;
    }
    static CardList reversed(CardList cards) {
        std::reverse(cards.begin(), cards.end());
        return cards;
    }
    PlacedPokemon pokemon(const WrittenPokemon& written, int turn);
    void abilities(const WrittenPokemon& written, PlacedPokemon& placed);
    void check_uses(const WrittenSeat& written);
    CardList filler(int copies) const {
        ListedCard card;
        card.line = scenario_.line;
        card.name = basic_energy(Type::grass).name;
        card.copies = copies;
        return copies > 0 ? CardList{card} : CardList{};
    }
    WrittenPokemon bystander_pokemon() const {
        WrittenPokemon written;
        ListedCard card;
        card.line = scenario_.line;
        card.name = std::string(bystander);
        written.cards.push_back(card);
        return written;
    }

    const CardSet& cards_;
    const CardNames& names_;
    Stage& stage_;
    const Scenario& scenario_;
    std::string_view file_;
    std::optional<Error> error_;
    SeatId seat_ = pokemon::seat0;
    int placed_ = 0;
    pokemon::PerSeat<int> placed_of_;
};

PlacedPokemon Placer::pokemon(const WrittenPokemon& written, int turn) {
    PlacedPokemon placed = written.facts;
    placed.line = written.cards.back().line;
    label(written.label, written.cards.front().line);
    placed.cards = pile(written.cards);
    placed.attached = pile(written.attached);
    for (CardId id : pile(written.attached_of[seat_])) placed.attached.push_back(id);
    placed.under = pile(written.under);
    if (written.new_this_turn) placed.came = placed.changed = turn;
    if (written.changed_this_turn) placed.changed = turn;
    abilities(written, placed);
    return placed;
}

// As they are counted: the highest card's first, then those of the cards that keep theirs below it.
void Placer::abilities(const WrittenPokemon& written, PlacedPokemon& placed) {
    std::vector<std::string_view> known;
    for (std::size_t i = placed.cards.size(); i-- > 0;) {
        const Card& card = cards_[placed.cards[i]];
        for (const Ability& ability : card.abilities) known.push_back(ability.name);
        if (!pokemon::keeps_below(card.stage)) break;
    }
    for (const std::string& name : written.abilities_used) {
        const auto found = std::find(known.begin(), known.end(), name);
        if (found == known.end())
            fail(written.cards.back().line, saying("the Pokémon has no ability {0}", quoted(name)));
        else placed.abilities_used.push_back(static_cast<int>(found - known.begin()));
    }
}

// Names and words by which some text is limited; a plain `once` is told of its Pokémon.
void Placer::check_uses(const WrittenSeat& written) {
    const auto limited = [&](const Effect& effect, OnceKind kind, const std::string* word) {
        return std::ranges::any_of(effect.nodes, [&](const Node& node) {
            if (node.kind != NodeKind::once || static_cast<OnceKind>(node.sub) != kind) return false;
            return !word || effect.words[static_cast<std::size_t>(node.number)] == *word;
        });
    };
    for (const std::string& name : written.names_used) {
        bool known = false;
        for (const Card& card : cards_)
            for (const Ability& ability : card.abilities)
                known |= ability.name == name && limited(ability.effect, OnceKind::by_name, nullptr);
        if (!known)
            fail(scenario_.line,
                 saying("no ability {0} is limited by name; what a Pokémon has used is told of it: { used {0} }",
                        quoted(name)));
    }
    for (const std::string& word : written.words_used) {
        bool known = false;
        for (const Card& card : cards_) {
            known |= card.stage == cubenight::Stage::vunion && card.name == word;
            for (const auto* text : {&card.play, &card.stadium, &card.attached})
                known |= text->has_value() && limited(**text, OnceKind::per_game, &word);
            for (const Attack& attack : card.attacks) known |= limited(attack.effect, OnceKind::per_game, &word);
            for (const Ability& ability : card.abilities) known |= limited(ability.effect, OnceKind::per_game, &word);
        }
        if (!known) fail(scenario_.line, saying("no text says `once per game {0}`", quoted(word)));
    }
}

void Placer::seat(SeatId seat, int turn) {
    seat_ = seat;
    placed_ = 0;
    const WrittenSeat& written = scenario_.position.seats[seat];
    PlacedSeat& placed = stage_.position.seats[seat];
    if (!written.no_active) placed.active = pokemon(written.active.value_or(bystander_pokemon()), turn);
    for (const WrittenPokemon& one : written.bench) placed.bench.push_back(pokemon(one, turn));
    placed.hand = pile(written.hand);
    placed.discard = pile(reversed(written.discard));
    placed.lost = pile(reversed(written.lost));
    placed.aside = pile(written.aside);
    const int at_start = written.prizes_at_start.value_or(
        scenario_.position.sudden_deaths > 0 ? 1 : scenario_.rules[OptionKey::prize_cards]);
    each(written.prizes.value_or(filler(written.prize_count.value_or(at_start))),
         [&](CardId id, const ListedCard& card) {
             placed.prizes.push_back({id, card.face_up});
         });
    placed.deck = pile(reversed(written.deck.value_or(filler(10))));
    std::reverse(placed.deck.begin(), placed.deck.end());
    placed.prizes_at_start = at_start;
    placed.turns = written.turns;
    placed.turn = written.used;
    check_uses(written);
    placed.names_used = written.names_used;
    placed.words_used = written.words_used;
    placed_of_[seat] = placed_;
}

void Placer::stadium() {
    const WrittenPosition& position = scenario_.position;
    if (!position.stadium) return;
    seat_ = position.stadium_seat;
    placed_ = placed_of_[seat_];
    label(position.stadium->label, position.stadium->line);
    stage_.position.stadium = pokemon::PlacedStadium{seat_, find(*position.stadium)};
    ++placed_of_[seat_];
}

// What lies on the Pokémon of that seat and is the other player's.
void Placer::theirs(SeatId seat) {
    const WrittenSeat& written = scenario_.position.seats[seat];
    PlacedSeat& placed = stage_.position.seats[seat];
    seat_ = opponent(seat);
    placed_ = placed_of_[seat_];
    if (written.active) placed.active->theirs = pile(written.active->attached_of[seat_]);
    for (std::size_t i = 0; i < written.bench.size(); ++i)
        placed.bench[i].theirs = pile(written.bench[i].attached_of[seat_]);
    placed_of_[seat_] = placed_;
}

void Placer::deck_only(SeatId seat) {
    seat_ = seat;
    placed_ = 0;
    const WrittenSeat& written = scenario_.position.seats[seat];
    if (written.active || written.no_active || !written.bench.empty() || !written.hand.empty() || written.prizes)
        fail(scenario_.line, saying("a scenario that begins with set up has decks and nothing else"));
    const WrittenPosition& position = scenario_.position;
    if (position.stadium || position.turn || position.turn_seat || position.first_seat)
        fail(scenario_.line, saying("a scenario that begins with set up has decks and nothing else: no Stadium, no "
                                    "turn; `choose` answers who goes first"));
    if (scenario_.position.sudden_deaths > 0)
        fail(scenario_.line, saying("a set up after drawn games is not said: begin with the position"));
    CardList deck = written.deck.value_or(CardList{});
    if (!written.deck) {
        deck = bystander_pokemon().cards;
        deck[0].copies = 7;
        deck.push_back(filler(53).front());
    }
    stage_.decks[seat] = pile(reversed(deck));
}

// Which turn it is, whose, and who went first: what is not said follows from what is.
void settle_turn(const WrittenPosition& written, pokemon::Position& position) {
    const SeatId first = written.first_seat.value_or(pokemon::seat0);
    const auto mover_in = [&](int turn) { return turn % 2 ? first : opponent(first); };
    position.turn = written.turn.value_or(written.turn_seat.value_or(first) == first ? 5 : 6);
    position.turn_seat = written.turn_seat.value_or(mover_in(position.turn));
    position.first_seat = written.first_seat;
    position.sudden_deaths = written.sudden_deaths;
    position.moment = written.begin == Begin::turn_start ? pokemon::Moment::turn_start : pokemon::Moment::main;
}

// A match from its beginning with decks of 40 or 30 cards has fewer Prize cards (CUBE setup.6).
RuleSet rules_of(const Scenario& scenario) {
    RuleSet rules = scenario.rules;
    const auto cards_in = [&](SeatId seat) {
        int count = 0;
        for (const ListedCard& card : scenario.position.seats[seat].deck.value_or(CardList{})) count += card.copies;
        return count;
    };
    const int size = std::max(cards_in(pokemon::seat0), cards_in(pokemon::seat1));
    if (scenario.position.begin != Begin::setup || rules[OptionKey::prize_cards] != most_prizes) return rules;
    if (size == 40) rules[OptionKey::prize_cards] = 4;
    if (size == 30) rules[OptionKey::prize_cards] = 3;
    return rules;
}

}  // namespace

CardNames::CardNames(const CardSet& cards) : cards_(cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        by_name_.emplace(cards[id].name, id);
    }
}

Result<CardId> CardNames::find(std::string_view name) const {
    const auto [begin, end] = by_name_.equal_range(name);
    if (begin != end && std::next(begin) == end) return begin->second;
    if (const auto id = cards_.find_key(name)) return *id;
    if (begin == end) return Error{{}, 0, saying("no card is called {0}", quoted(name))};
    return Error{{},
                 0,
                 saying("several cards are called {0}; say which by its key, such as {1}", quoted(name),
                        quoted(cards_[begin->second].key))};
}

Result<Stage> make_stage(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    if (scenario.unread) return *scenario.unread;
    auto cards = all_cards(file, scenario, card_files);
    if (!cards) return cards.error();
    auto book = pokemon::Rulebook::make(*cards, rules_of(scenario));
    if (!book) return Error{file.name, scenario.line, book.error().reason};
    Stage stage{std::move(*cards), std::move(*book), scenario.position.begin, {}, {}, {}};
    const CardNames names(stage.cards);
    Placer placer(stage.cards, names, stage, scenario, file.name);
    settle_turn(scenario.position, stage.position);
    if (stage.begin == Begin::setup) {
        for (SeatId seat : pokemon::both_seats) placer.deck_only(seat);
    } else {
        for (SeatId seat : pokemon::both_seats) placer.seat(seat, stage.position.turn);
        placer.stadium();
        for (SeatId seat : pokemon::both_seats) placer.theirs(seat);
    }
    if (placer.error()) return *placer.error();
    return stage;
}

Result<pokemon::Match> open_match(const Stage& stage, pokemon::ChanceMode chance, std::uint64_t seed,
                                  pokemon::EventListener* listener) {
    if (stage.begin == Begin::setup)
        return pokemon::start_match(
            stage.book, {{stage.decks[pokemon::seat0], stage.decks[pokemon::seat1]}, seed, chance}, listener);
    pokemon::Position position = stage.position;
    position.chance = chance;
    position.seed = seed;
    return pokemon::arrange(stage.book, position, listener);
}

}  // namespace cubenight::scenario
