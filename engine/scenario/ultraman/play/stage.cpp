#include "engine/scenario/ultraman/play/stage.hpp"

#include <algorithm>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/ensure.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr int cards_of_a_usual_deck = 10;

bool is_called(const Card& card, std::string_view name) { return card.number == name || card.name == name; }

// Adds the cards of one place. Those of a place nearer to the scenario, before `nearer`, hide cards of their number or name.
// The number of a card that stands there twice, if one does.
std::optional<std::string> add_place(CardSet& set, std::size_t nearer, const std::vector<Card>& cards) {
    std::optional<std::string> twice;
    for (const Card& card : cards) {
        const auto hides = [&](const Card& other) { return other.number == card.number || other.name == card.name; };
        if (std::any_of(set.begin(), set.begin() + static_cast<std::ptrdiff_t>(nearer), hides)) continue;
        if (!set.add(card) && !twice) twice = card.number;
    }
    return twice;
}

// What has been carried out before the scenario begins stands on cards that lie nowhere.
std::string number_of_deed(std::size_t index) { return "carried out " + std::to_string(index + 1); }

void add_deeds(CardSet& set, const Scenario& scenario) {
    for (std::size_t i = 0; i < scenario.position.done.size(); ++i) {
        Card card;
        card.number = card.name = number_of_deed(i);
        card.categories = CategorySet::of(Category::scene);
        card.texts.push_back({{}, scenario.position.done[i].statements});
        set.add(std::move(card));
    }
}

// Cards of the scenario, of its file, of the files used, and the Bystander.
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
    if (twice) return Error{file.name, scenario.line, saying("two cards have the number {0}", quoted(*twice))};
    add_deeds(set, scenario);
    if (!find_card(set, bystander)) {
        const auto card = read_cards(
            R"(card "Bystander" "Bystander" { ultraman level 1 basic character "BYSTANDER" bp 5000 7000 9000 11000 })");
        ENSURE(card.ok());
        set.add(card->front());
    }
    return set;
}

// Writes one seat in the order in which copies are numbered (arrange.hpp), and finds out what labels mean.
class Placer {
public:
    Placer(Stage& stage, const Scenario& scenario, std::string_view file)
        : stage_(stage), scenario_(scenario), file_(file) {}

    void seat(SeatId seat);
    void deck_only(SeatId seat);
    // REQUIRES: both seats are placed.
    void deeds();
    const std::optional<Error>& error() const { return error_; }

private:
    void fail(int line, Saying reason) {
        if (!error_) error_ = Error{std::string(file_), line, std::move(reason)};
    }
    CardId find(const ListedCard& card) {
        const auto id = find_card(stage_.cards, card.name);
        if (!id) fail(card.line, id.error().reason);
        return id ? *id : CardId{0};
    }
    void label(const std::string& label, int placed, int line) {
        if (label.empty() || placed >= deck_capacity) return;
        const CopyId copy{static_cast<std::uint8_t>(seat_.value * deck_capacity + placed)};
        if (!stage_.labels.emplace(label, copy).second) fail(line, saying("the label ${0} is given twice", label));
    }
    std::vector<CardId> pile(const CardList& cards) {
        std::vector<CardId> ids;
        for (const ListedCard& card : cards) {
            const CardId id = find(card);
            label(card.label, placed_, card.line);
            for (int i = 0; i < card.copies; ++i, ++placed_) ids.push_back(id);
        }
        return ids;
    }
    static CardList reversed(CardList cards) {
        std::reverse(cards.begin(), cards.end());
        return cards;
    }
    CardList bystanders(int copies) const {
        ListedCard card;
        card.line = scenario_.line;
        card.name = bystander;
        card.copies = copies;
        return {card};
    }
    PlacedCharacter character(const WrittenCharacter& written);
    void areas();
    std::optional<CopyId> source_of(const WrittenDeed& deed) const;
    static std::vector<int> counted(const std::vector<int>& texts);
    CopyId next_copy() const { return CopyId{static_cast<std::uint8_t>(seat_.value * deck_capacity + placed_)}; }

    Stage& stage_;
    const Scenario& scenario_;
    std::string_view file_;
    SeatId seat_ = seat0;
    int placed_ = 0;
    std::map<int, CopyId> characters_;  // one card of each, by its spot
    std::optional<CopyId> scene_;
    std::optional<Error> error_;
};

PlacedCharacter Placer::character(const WrittenCharacter& written) {
    PlacedCharacter placed;
    label(written.label, placed_, written.line);
    placed.cards = pile(written.cards);
    placed.charges = pile(written.charges);
    placed.face_down = std::min(written.face_down, static_cast<int>(placed.cards.size()));
    placed.fought = written.fought;
    placed.uses = counted(written.texts_used);
    placed.levelled = written.levelled;
    placed.entered = written.entered;
    return placed;
}

// How often each text is named.
std::vector<int> Placer::counted(const std::vector<int>& texts) {
    std::vector<int> counts(most_texts, 0);
    for (int text : texts) ++counts[static_cast<std::size_t>(text - 1)];
    return counts;
}

// A battle area of which nothing is said on this side has a Bystander there, where the other side has somebody.
void Placer::areas() {
    const WrittenSeat& own = scenario_.position.seats[seat_];
    for (std::size_t i = 0; i < stage_.position.areas.size(); ++i) {
        const auto found = own.areas.find(static_cast<int>(i) + 1);
        auto& spot = stage_.position.areas[i][seat_];
        if (found != own.areas.end() && found->second.vacant) continue;
        characters_.emplace(spot_of(static_cast<int>(i), seat_).value, next_copy());
        if (found != own.areas.end()) spot = character(found->second);
        else {
            spot = PlacedCharacter{};
            spot->cards = pile(bystanders(1));
        }
    }
}

void Placer::seat(SeatId seat) {
    seat_ = seat;
    placed_ = 0;
    const WrittenPosition& position = scenario_.position;
    const WrittenSeat& written = position.seats[seat];
    PlacedSeat& placed = stage_.position.seats[seat];
    areas();
    if (position.scene && position.scene_owner == seat) {
        label(position.scene->label, placed_, position.scene->line);
        scene_ = next_copy();
        stage_.position.scene = PlacedScene{seat, find(*position.scene), counted(position.scene_texts_used)};
        ++placed_;
    }
    placed.hand = pile(written.hand);
    // From the lowest one on.
    placed.discard = pile(reversed(written.discard));
    placed.exile = pile(reversed(written.exiled));
    placed.deck =
        pile(written.deck ? *written.deck : bystanders(std::clamp(deck_capacity - placed_, 1, cards_of_a_usual_deck)));
    if (placed_ > deck_capacity) fail(scenario_.line, saying("{0} has more than 50 cards", scenario_.players[seat]));
}

void Placer::deck_only(SeatId seat) {
    seat_ = seat;
    placed_ = 0;
    const WrittenSeat& written = scenario_.position.seats[seat];
    stage_.decks[seat] = pile(reversed(written.deck ? *written.deck : bystanders(deck_capacity)));
}

// The card that speaks: any card of a character stands for it.
std::optional<CopyId> Placer::source_of(const WrittenDeed& deed) const {
    const Ref& whose = deed.whose;
    if (!whose.label.empty()) {
        const auto labelled = stage_.labels.find(whose.label);
        return labelled == stage_.labels.end() ? std::nullopt : std::optional(labelled->second);
    }
    if (whose.place == RefPlace::scene) return scene_;
    if (whose.place != RefPlace::area || !whose.seat) return std::nullopt;
    const auto character = characters_.find(spot_of(whose.area - 1, *whose.seat).value);
    return character == characters_.end() ? std::nullopt : std::optional(character->second);
}

void Placer::deeds() {
    std::size_t index = 0;
    for (const WrittenDeed& deed : scenario_.position.done) {
        const auto text = stage_.cards.find_number(number_of_deed(index++));
        ENSURE(text.has_value());
        const auto source = source_of(deed);
        if (source) stage_.position.done.push_back({*source, *text});
        else fail(deed.whose.line, saying("what has been carried out is by `my area 1`, `scene` or a label"));
    }
}

// A match from its beginning is nothing but two decks.
bool has_more_than_decks(const WrittenPosition& position) {
    for (const WrittenSeat& seat : position.seats)
        if (!seat.areas.empty() || !seat.hand.empty() || !seat.discard.empty() || !seat.exiled.empty()) return true;
    return position.scene || !position.done.empty() || position.areas || position.turn || position.lead;
}

int areas_of(const WrittenPosition& position) {
    int areas = position.areas.value_or(0);
    for (const WrittenSeat& seat : position.seats)
        if (!seat.areas.empty()) areas = std::max(areas, seat.areas.rbegin()->first);
    return areas;
}

}  // namespace

Result<CardId> find_card(const CardSet& cards, std::string_view name) {
    if (const auto number = cards.find_number(name)) return *number;
    std::optional<CardId> found;
    const auto size = static_cast<std::uint16_t>(cards.size());
    for (std::uint16_t i = 0; i < size; ++i) {
        if (!is_called(cards[CardId{i}], name)) continue;
        if (found) return Error{{}, 0, saying("several cards are called {0}: say the number", quoted(name))};
        found = CardId{i};
    }
    if (!found) return Error{{}, 0, saying("no card is called {0}", quoted(name))};
    return *found;
}

Result<Stage> make_stage(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    auto cards = all_cards(file, scenario, card_files);
    if (!cards) return cards.error();
    auto book = Rulebook::make(*cards, scenario.rules);
    if (!book) return Error{file.name, scenario.line, book.error().reason};
    Stage stage{std::move(*cards), std::move(*book), {}, {}, {}};
    const WrittenPosition& written = scenario.position;
    const int areas = areas_of(written);
    stage.position.areas.resize(static_cast<std::size_t>(areas));
    stage.position.lead = written.lead.value_or(seat0);
    // Every turn lays out a battle area, in the Lead player's step of its set phase.
    const bool laid_out = written.phase > Phase::set ||
                          (written.phase == Phase::set && written.step && written.step != stage.position.lead);
    stage.position.turn = written.turn.value_or(laid_out ? std::max(areas, 1) : areas + 1);
    stage.position.phase = written.phase;
    stage.position.step = written.step;
    stage.position.asks_all = true;
    stage.position.chance = written.seeds > 0 ? ChanceMode::generator : ChanceMode::asked;
    Placer placer(stage, scenario, file.name);
    if (written.from_the_start && has_more_than_decks(written))
        return Error{file.name, scenario.line, saying("a scenario that begins with set up has decks and nothing else")};
    for (SeatId seat : both_seats) {
        if (written.from_the_start) placer.deck_only(seat);
        else placer.seat(seat);
    }
    placer.deeds();
    if (placer.error()) return *placer.error();
    return stage;
}

}  // namespace cubenight::ultraman::scenario
