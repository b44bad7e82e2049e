#include "engine/ultraman/arrange.hpp"

#include <string>

#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/procedures.hpp"
#include "engine/ultraman/rules/turn.hpp"
#include "engine/ultraman/run/clean_up.hpp"
#include "engine/ultraman/run/text.hpp"
#include "engine/ultraman/run/waiting_texts.hpp"

namespace cubenight::ultraman {
namespace {

bool has_steps(Phase phase) { return phase == Phase::set || phase == Phase::level_up || phase == Phase::activate; }

// Says what is wrong with a position; the rest may then rely on it.
std::optional<Saying> problem_of(const Rulebook& book, const Position& position) {
    if (position.turn < 1 || position.turn > most_turns) return saying("turns are numbered from 1 to 200");
    if (position.areas.size() > most_areas) return saying("there are at most 50 battle areas");
    if (position.phase == Phase::setup) return saying("a position stands in a turn");
    if (position.step && !has_steps(position.phase))
        return saying("only the set, level-up and activate phases have a step of each player");
    PerSeat<std::size_t> count;
    bool known = true;
    const auto add = [&](SeatId seat, const std::vector<CardId>& cards) {
        count[seat] += cards.size();
        for (CardId card : cards) known = known && card.value < book.card_count();
    };
    for (SeatId seat : both_seats) {
        const PlacedSeat& placed = position.seats[seat];
        for (const auto* cards : {&placed.deck, &placed.hand, &placed.discard, &placed.exile}) add(seat, *cards);
        for (const auto& area : position.areas)
            if (area[seat]) add(seat, area[seat]->cards), add(seat, area[seat]->charges);
    }
    if (position.scene) add(position.scene->owner, {position.scene->card});
    if (!known) return saying("a card is not in the card set");
    for (SeatId seat : both_seats) {
        if (count[seat] > deck_capacity) return saying("a seat has more than 50 cards");
        for (const auto& area : position.areas) {
            if (!area[seat]) continue;
            if (area[seat]->cards.empty()) return saying("a character has a card");
            for (CardId card : area[seat]->cards)
                if (!book.card(card).is_character()) return saying("a character is made of character cards");
        }
    }
    if (position.scene && !book.card(position.scene->card).is_scene())
        return saying("what lies in the scene area is a scene");
    return std::nullopt;
}

class Placer {
public:
    explicit Placer(Game& game) : g_(game), book_(game.book), m_(game.m) {}

    void place(const Position& position) {
        m_.generator = Generator(position.seed);
        m_.chance = position.chance;
        m_.asks_all = position.asks_all;
        m_.lead = m_.next_lead = position.lead;
        m_.areas = static_cast<std::uint8_t>(position.areas.size());
        m_.turn = static_cast<std::uint16_t>(position.turn);
        for (SeatId seat : both_seats) {
            int area = 0;
            for (const auto& placed : position.areas) {
                if (placed[seat]) character(*placed[seat], spot_of(area, seat));
                ++area;
            }
            if (position.scene && position.scene->owner == seat) {
                m_.scene = next(seat, position.scene->card, Where::scene);
                use(m_.scene, position.scene->uses);
            }
            const PlacedSeat& from = position.seats[seat];
            SeatState& to = m_.seats[seat];
            for (CardId card : from.hand) to.hand.push_back(next(seat, card, Where::hand));
            for (CardId card : from.discard) to.discard.push_back(next(seat, card, Where::discard));
            for (CardId card : from.exile) to.exile.push_back(next(seat, card, Where::exile));
            for (CardId card : from.deck) to.deck.insert(0, next(seat, card, Where::deck));
        }
    }

private:
    CopyId next(SeatId seat, CardId card, Where where) {
        const CopyId copy{static_cast<std::uint8_t>(seat.value * deck_capacity + m_.deck_sizes[seat]++)};
        state(m_, copy).card = card;
        state(m_, copy).where = where;
        m_.changes_seen |= book_.card(card).changes;
        m_.events_heard |= book_.card(card).events;
        return copy;
    }

    void character(const PlacedCharacter& placed, Spot spot) {
        Character& character = at(m_, spot);
        int above = static_cast<int>(placed.cards.size());
        for (CardId card : placed.cards) {
            const CopyId copy = next(seat_of(spot), card, Where::character);
            CopyState& c = state(m_, copy);
            c.spot = spot;
            c.next = character.top;
            c.face_down = above-- <= placed.face_down;
            if (!character.there()) character.bottom = copy;
            character.top = copy;
            ++character.count;
        }
        use(character.top, placed.uses);
        CopyId* link = &character.charge;
        for (CardId card : placed.charges) {
            const CopyId copy = next(seat_of(spot), card, Where::charge);
            state(m_, copy).spot = spot;
            *link = copy;
            link = &state(m_, copy).next;
            ++character.charges;
        }
        character.came = placed.face_down > 0;
        character.levelled = placed.levelled;
        character.fought = placed.fought;
        m_.wins[seat_of(spot)] =
            static_cast<std::uint8_t>(m_.wins[seat_of(spot)] + (placed.fought == Fought::won ? 1 : 0));
        if (placed.entered) remember(g_.m, {TextEvent::enters, {character.top, spot}, no_seat, no_copy});
    }

    // Its [Activate] texts have been used so often: who asks what has happened is told so.
    void use(CopyId copy, const std::vector<int>& uses) {
        CopyState& c = state(m_, copy);
        for (std::size_t i = 0; i < uses.size() && i < static_cast<std::size_t>(most_texts); ++i) {
            c.uses = static_cast<std::uint16_t>(c.uses | (uses[i] & 15) << (4 * i));
            for (int used = 0; used < uses[i]; ++used)
                remember(g_.m, {TextEvent::activated, {copy, spot_of(m_, copy)}, owner(copy), copy});
        }
    }

    Game& g_;
    const Rulebook& book_;
    Match& m_;
};

// The card speaks as its own text would, to its end, with all that waits for what it does. Whether it came to its end.
bool carry_out(Game& g, const PlacedDeed& deed) {
    const CopyState& lies = state(g.m, deed.source);
    const CopyId source = lies.where == Where::character ? at(g.m, lies.spot).top : deed.source;
    const std::size_t below = g.m.frames.size();
    wait_behind(g);
    const CompiledText& text = g.book.text(g.book.card(deed.text), 0);
    const std::uint8_t context = open_context(g, text, source, owner(source));
    run_text(g, context, text.first, Price::paid);
    g.step = step;
    while (g.m.outcome == Outcome::running && g.m.choice.kind == ChoiceKind::none && g.m.frames.size() > below) {
        g.by = text_at_work(g);
        step(g);
    }
    return g.m.frames.size() == below;
}

}  // namespace

cubenight::Result<Match> arrange(const Rulebook& book, const Position& position, EventListener* listener) {
    if (auto problem = problem_of(book, position)) return Error{{}, 0, *problem};
    Match match;
    Game g{book, match, listener};
    Placer(g).place(position);
    correct_stacks(g, Fault::player);
    match.clean = 0;
    begin_turn_at(g, position.phase, position.step.value_or(position.lead));
    for (std::size_t i = 0; i < position.done.size(); ++i)
        if (!carry_out(g, position.done[i]) && i + 1 < position.done.size())
            return Error{{}, 0, saying("what has been carried out asks somebody something: it stands last")};
    run(g);
    return match;
}

}  // namespace cubenight::ultraman
