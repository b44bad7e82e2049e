// Entries to lines: which entries make one line, which are details, whose they are.
#include "src/text/pokemon/log_text.hpp"

#include <algorithm>
#include <utility>

#include "engine/pokemon/match/places.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight::text {

using namespace pokemon;

std::string Names::card(CardId id) const {
    if (id == no_card || id.value >= book->card_count()) return std::string(say()(Phrase::a_card));
    return word(book->card(id).name, NameOf::card);
}

std::string Names::word(std::uint16_t word, NameOf what) const {
    return std::string(name_in(book->names(), language, what, book->word(word)));
}

std::string Names::source(const Source& source, CardId card) const {
    if (!source.is_text()) return {};
    const std::string own = this->card(card);
    const bool named = (source.kind == TextKind::attack || source.kind == TextKind::ability) && source.name != 0;
    return named && word(source.name) != own ? say()(Phrase::log_text_of, {word(source.name), own}) : own;
}

std::string Names::seat(SeatId seat) const {
    return seat == seat0 || seat == seat1 ? seats[seat] : std::string(say()(MatchPhrase::somebody));
}

namespace {

class Writer {
public:
    Writer(std::span<const LogEntry> entries, const Names& names, LogPart part)
        : in_(entries), names_(names), say_(names.say()) {
        if (part == LogPart::whole) turn_ = say_(MatchPhrase::log_setup);
    }

    std::vector<LogLine> write() {
        while (at_ < in_.size()) step();
        if (turn_.empty() && checkup_.empty() && !lines_.empty()) lines_.back().end = in_.size();
        return std::move(lines_);
    }

private:
    void step();
    bool heading();
    void put_headings(const LogEntry& first);
    bool skipped() const;
    void drawn();
    void coins();
    void heads_in_vain();
    void lasting();
    void no_basic();
    void knocked_out();
    void shown();
    void shown_and_moved();
    void moved();
    void looked();
    void several(auto phrase);
    void plain();

    // How many entries from here on are of that type, by that seat and text, under that clause, and alike.
    template <class Alike>
    std::size_t run(Alike alike) const {
        std::size_t end = at_;
        const Event& first = in_[at_].event;
        while (end < in_.size() && in_[end].event.type == first.type && in_[end].event.seat == first.seat &&
               in_[end].event.clause == first.clause && in_[end].event.by == first.by && alike(in_[end]))
            ++end;
        return end - at_;
    }
    const LogEntry* ahead(std::size_t by) const { return at_ + by < in_.size() ? &in_[at_ + by] : nullptr; }
    std::string cards(std::size_t count, std::size_t step = 1) const;
    std::string who() const { return names_.seat(in_[at_].event.seat); }
    LogLine& add(std::string text, std::size_t used);
    void add_line(std::string text, std::size_t used) { add(std::move(text), used); }

    std::span<const LogEntry> in_;
    const Names& names_;
    const Say say_;
    std::vector<LogLine> lines_;
    std::string turn_, checkup_;  // headings that wait for a line
    std::size_t at_ = 0;
};

bool is_bad(const Event& event) {
    const bool tails = event.type == EventKind::coin && event.clause == Clause::A_01_2b && event.n == 0;
    return tails || event.type == EventKind::attack_failed || event.type == EventKind::knocked_out;
}

bool is_detail(const Event& event) {
    const bool used = event.type == EventKind::moved && event.from == Where::playing;
    return used || event.type == EventKind::shuffled || event.type == EventKind::lasting_begins ||
           event.type == EventKind::lasting_ends || event.type == EventKind::marked ||
           event.type == EventKind::turn_ends;
}

// A line belongs to the seat that acts; what happens to a Pokémon in a turn belongs to the turn's seat.
SeatId line_seat(const LogEntry& entry) {
    if (entry.phase == MatchPhase::checkup) return no_seat;
    if (entry.phase != MatchPhase::turn || entry.event.seat == no_seat) return entry.event.seat;
    constexpr EventKind befalling[] = {EventKind::attack_failed, EventKind::damaged, EventKind::damage_zero,
                                       EventKind::counters,      EventKind::healed,  EventKind::condition,
                                       EventKind::cured,         EventKind::blocked, EventKind::knocked_out};
    const bool befalls = std::find(std::begin(befalling), std::end(befalling), entry.event.type) != std::end(befalling);
    return befalls ? entry.turn_seat : entry.event.seat;
}

void add_facts(LogLine& line, const LogEntry& entry, const Names& names) {
    line.cite(names.cited(entry.event.clause));
    line.mention(entry.event.copy);
    line.mention(entry.event.other);
    if (entry.event.slot != no_slot) line.mention(entry.slot_copy);
    line.mention(entry.event.by.copy);
    line.mention(entry.event.kept.copy);
}

LogLine& Writer::add(std::string text, std::size_t used) {
    const LogEntry& first = in_[at_];
    put_headings(first);
    LogLine line;
    line.text = with_source(std::move(text), first, names_);
    if (const SeatId seat = line_seat(first); seat != no_seat) line.seat = seat;
    const bool by_hand = first.event.type == EventKind::by_hand || first.event.by.by_hand;
    line.tone = is_bad(first.event) ? LineTone::bad : by_hand ? LineTone::by_hand : LineTone::plain;
    line.weight = is_detail(first.event) ? LineWeight::detail : LineWeight::main;
    for (std::size_t i = 0; i < used && at_ + i < in_.size(); ++i) add_facts(line, in_[at_ + i], names_);
    at_ += used;
    line.end = std::min(at_, in_.size());
    lines_.push_back(std::move(line));
    return lines_.back();
}

// "Pidgey, 2 Grass Energy and 3 cards": of so many entries, each so far from the one before.
std::string Writer::cards(std::size_t count, std::size_t step) const {
    std::vector<std::string> names;
    int hidden = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const CardId card = in_[at_ + i * step].card;
        if (card == no_card) ++hidden;
        else names.push_back(names_.card(card));
    }
    std::vector<std::string> known = each_once(say_, names);
    if (hidden > 0) known.push_back(say_.count(Phrase::cards_one, Phrase::cards_many, hidden));
    return say_.list(known);
}

// A heading stands only over lines: that of a turn waits for its first one, and a Checkup without any has none.
bool Writer::heading() {
    const EventKind type = in_[at_].event.type;
    if (type == EventKind::turn_begins || type == EventKind::sudden_death) turn_ = sentence_of(in_[at_], names_);
    else if (type == EventKind::checkup_begins) checkup_ = sentence_of(in_[at_], names_);
    else return false;
    ++at_;
    return true;
}

void Writer::put_headings(const LogEntry& first) {
    std::string& heading = first.phase == MatchPhase::checkup ? checkup_ : turn_;
    if (!heading.empty()) {
        LogLine line;
        line.kind = LineKind::heading;
        line.text = std::exchange(heading, {});
        lines_.push_back(std::move(line));
    }
}

// Said by another entry beside it.
bool Writer::skipped() const {
    const Event& event = in_[at_].event;
    if (event.type != EventKind::moved) return false;
    if (event.to == Where::playing || event.to == Where::stadium) return true;
    return event.from == Where::prizes && event.to == Where::hand && at_ > 0 &&
           in_[at_ - 1].event.type == EventKind::prize_taken;
}

void Writer::drawn() {
    const std::size_t count = run([](const LogEntry&) { return true; });
    const bool many = count > 3;
    const std::string what =
        many ? say_.count(Phrase::cards_one, Phrase::cards_many, static_cast<int>(count)) : cards(count);
    add(say_(MatchPhrase::log_draws, {who(), what}), count);
}

void Writer::coins() {
    const LogEntry& first = in_[at_];
    if (first.event.clause == Clause::A_01_2b && first.event.n == 0) {
        // The counters and the failure are told with the coin.
        std::size_t used = 1;
        while (ahead(used) && used < 3 && ahead(used)->event.clause == Clause::A_01_2b) ++used;
        add(sentence_of(first, names_), used);
        return;
    }
    const bool of_condition = first.event.clause == Clause::cond_asleep || first.event.clause == Clause::cond_burned;
    if (of_condition && first.event.n) {
        const LogEntry* next = ahead(1);
        const bool ends = next && next->event.type == EventKind::cured && next->event.clause == first.event.clause;
        return ends ? add_line(sentence_of(first, names_), 2) : heads_in_vain();
    }
    const std::size_t count =
        first.slot_card != no_card && first.event.clause != Clause::none && first.phase == MatchPhase::checkup
            ? 1
            : run([](const LogEntry&) { return true; });
    if (count < 2) return plain();
    std::vector<std::string> faces;
    for (std::size_t i = 0; i < count; ++i)
        faces.emplace_back(say_(in_[at_ + i].event.n ? Phrase::heads : Phrase::tails));
    add(say_(Phrase::log_coins, {who(), std::to_string(count), say_.list(faces)}), count);
}

// Another coin is to follow, or an effect keeps it so.
void Writer::heads_in_vain() {
    const LogEntry& first = in_[at_];
    const bool asleep = first.event.clause == Clause::cond_asleep;
    const auto condition = asleep ? SpecialCondition::asleep : SpecialCondition::burned;
    const std::string whose =
        first.slot_card == no_card ? std::string(say_(Phrase::a_pokemon)) : names_.card(first.slot_card);
    add(say_(Phrase::log_condition_coin, {whose, std::string(say_(condition)), std::string(say_(Phrase::heads))}), 1);
}

// Several parts of one text that begin or end together.
void Writer::lasting() {
    const Event& first = in_[at_].event;
    add(sentence_of(in_[at_], names_),
        run([&](const LogEntry& e) { return e.event.copy == first.copy && e.event.slot == first.slot; }));
}

void Writer::no_basic() {
    const SeatId seat = in_[at_].event.seat;
    std::vector<std::string> shown;
    std::size_t used = 1;
    for (const LogEntry* e = ahead(used); e && e->event.seat == seat; e = ahead(++used)) {
        if (e->event.type == EventKind::revealed) shown.push_back(names_.card(e->card));
        else if (e->event.type != EventKind::moved || e->event.to != Where::deck) break;
    }
    if (shown.empty()) return add_line(say_(Phrase::log_lacks_basic, {who()}), 1);  // the hand is shown later
    add(say_(Phrase::log_no_basic, {who(), say_.list(each_once(say_, shown))}), used);
}

void Writer::knocked_out() {
    const LogEntry& first = in_[at_];
    std::size_t used = 1, cards = 0;
    for (const LogEntry* e = ahead(used); e && e->event.type == EventKind::moved &&
                                          e->event.clause == Clause::I_D_b3_3 && e->event.seat == first.event.seat;
         e = ahead(++used))
        ++cards;
    const int with = cards > 1 ? static_cast<int>(cards) - 1 : 0;
    const std::string what = say_.count(Phrase::one_card, Phrase::cards_many, with);
    add(with > 0 ? say_(Phrase::log_knocked_out_with, {names_.card(first.card), what}) : sentence_of(first, names_),
        used);
}

// Cards are shown by whoever has them, also where another player's text asks for it.
void Writer::shown() {
    const LogEntry& first = in_[at_];
    const std::size_t count = run([&](const LogEntry& e) { return e.owner == first.owner; });
    add(say_(Phrase::log_shows, {names_.seat(first.owner), cards(count)}), count);
}

// Cards that are shown and then move: one line, with their names.
void Writer::shown_and_moved() {
    const auto moves = [&](std::size_t by) {
        const LogEntry *shown = ahead(by), *gone = ahead(by + 1);
        return gone && shown->event.type == EventKind::revealed && gone->event.type == EventKind::moved &&
               gone->event.seat == shown->event.seat && shown->event.by == in_[at_].event.by &&
               (gone->event.copy == shown->event.copy || gone->event.copy == no_copy);
    };
    if (!moves(0)) return shown();
    const LogEntry& first = *ahead(1);
    std::size_t pairs = 1;
    const auto alike = [&](const Event& e) {
        return e.seat == first.event.seat && e.from == first.event.from && e.to == first.event.to &&
               e.clause == first.event.clause;
    };
    while (moves(2 * pairs) && alike(ahead(2 * pairs + 1)->event)) ++pairs;
    add(sentence_of(first, names_, cards(pairs, 2)), 2 * pairs);
}

void Writer::moved() {
    const Event& first = in_[at_].event;
    const std::size_t count =
        run([&](const LogEntry& e) { return e.event.from == first.from && e.event.to == first.to; });
    if (first.to == Where::prizes && in_[at_].phase == MatchPhase::setup) {
        const Phrase phrase = count == 1 ? Phrase::log_prizes_one : Phrase::log_prizes_many;
        add(say_(phrase, {who(), std::to_string(count)}), count);
        return;
    }
    if (count < 2) return plain();
    add(sentence_of(in_[at_], names_, cards(count)), count);
}

// Who searches sees a whole deck: the line says so, and names the cards to whoever points at it.
void Writer::looked() {
    const LogEntry& first = in_[at_];
    if (first.event.clause != Clause::I_H_b2) return several(MatchPhrase::log_looks);
    const std::size_t count = run([&](const LogEntry& e) { return e.owner == first.owner; });
    std::string more = cards(count);
    std::string line = first.owner == first.event.seat
                           ? say_(Phrase::log_searches, {who()})
                           : say_(Phrase::log_searches_of, {who(), names_.seat(first.owner)});
    add(std::move(line), count).more = std::move(more);
}

void Writer::several(auto phrase) {
    const std::size_t count = run([](const LogEntry&) { return true; });
    add(say_(phrase, {who(), cards(count)}), count);
}

void Writer::plain() { add(sentence_of(in_[at_], names_), 1); }

void Writer::step() {
    if (heading()) return;
    if (skipped()) {
        ++at_;
        return;
    }
    const EventKind type = in_[at_].event.type;
    if (type == EventKind::drawn) return drawn();
    if (type == EventKind::coin) return coins();
    if (type == EventKind::no_basic) return no_basic();
    if (type == EventKind::knocked_out) return knocked_out();
    if (type == EventKind::revealed) return shown_and_moved();
    if (type == EventKind::looked) return looked();
    if (type == EventKind::moved) return moved();
    if (type == EventKind::lasting_begins || type == EventKind::lasting_ends) return lasting();
    plain();
}

}  // namespace

std::vector<LogLine> log_lines(std::span<const LogEntry> entries, const Names& names, LogPart part) {
    return Writer(entries, names, part).write();
}

namespace {

CoinFor coin_for(Clause clause) {
    if (clause == Clause::I_G_2) return CoinFor::first_turn;
    if (clause == Clause::A_01_2b) return CoinFor::confusion;
    if (clause == Clause::cond_asleep) return CoinFor::sleep;
    return clause == Clause::cond_burned ? CoinFor::burn : CoinFor::card;
}

}  // namespace

LastCoin last_coin(std::span<const LogEntry> entries) {
    LastCoin coin;
    bool turn_is_over = false;  // in which it was flipped
    for (const LogEntry& entry : entries) {
        const bool checkup = entry.event.type == EventKind::checkup_begins;
        if (!checkup && entry.event.type != EventKind::coin) continue;
        if (turn_is_over) coin = {};
        turn_is_over = checkup;
        if (checkup) continue;
        ++coin.number;
        coin.heads = entry.event.n != 0;
        coin.why = coin_for(entry.event.clause);
    }
    return coin;
}

}  // namespace cubenight::text
