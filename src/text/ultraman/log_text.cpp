// Entries to lines: which entries make one line, which are details, whose they are.
#include "src/text/ultraman/log_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

namespace {

class Writer {
public:
    Writer(std::span<const LogEntry> entries, const Names& names, LogPart part)
        : in_(entries), names_(names), say_(names.say()) {
        if (part == LogPart::whole) turn_ = say_(MatchPhrase::log_setup);
        asked_ = part == LogPart::asked;
    }

    std::vector<LogLine> write() {
        while (at_ < in_.size()) step();
        if (asked_) put_headings();
        if (turn_.empty() && phase_.empty() && !lines_.empty()) lines_.back().end = in_.size();
        return std::move(lines_);
    }

private:
    void step();
    bool heading();
    void put_headings();
    bool skipped() const;
    void drawn();
    void redrawn();
    void opened();
    void revealed();
    void deployed();
    void charged(std::size_t shown);
    void moved();
    void looked();
    void lasting_ends();
    void wins();
    void text_told();
    void text_idle();
    std::size_t idle_behind() const;
    void plain() { add(sentence_of(in_[at_], names_), 1); }

    // How many entries from here on are of that type, by that seat and text, under that clause, and alike.
    template <class Alike>
    std::size_t run(Alike alike, std::size_t from = 0) const {
        if (at_ + from >= in_.size()) return 0;
        std::size_t end = at_ + from;
        const Event& first = in_[end].event;
        while (end < in_.size() && in_[end].event.type == first.type && in_[end].event.seat == first.seat &&
               in_[end].event.clause == first.clause && in_[end].event.by == first.by && alike(in_[end]))
            ++end;
        return end - at_ - from;
    }
    std::size_t run() const {
        return run([](const LogEntry&) { return true; });
    }
    const LogEntry* ahead(std::size_t by) const { return at_ + by < in_.size() ? &in_[at_ + by] : nullptr; }
    bool is_ahead(std::size_t by, EventKind type) const { return ahead(by) && ahead(by)->event.type == type; }
    std::string cards(std::size_t from, std::size_t count) const;
    std::string known_cards(std::size_t from, std::size_t count) const;
    std::string who() const { return names_.seat(in_[at_].event.seat); }
    // The line of the next `used` entries; it belongs to the seat and the text of one of them.
    LogLine& add(std::string text, std::size_t used, std::size_t told = 0);

    std::span<const LogEntry> in_;
    const Names& names_;
    const Say say_;
    std::vector<LogLine> lines_;
    std::string turn_, phase_;  // headings that wait for a line
    std::size_t at_ = 0;
    bool asked_ = false;
    std::optional<std::size_t> why_;  // the entry that says why nothing comes of the text that is carried out
};

// So many drawn cards are named in their line; of more the line says how many.
constexpr std::size_t few = 3;

bool is_bad(EventKind type) {
    return type == EventKind::characters_set || type == EventKind::text_lost || type == EventKind::stack_corrected ||
           type == EventKind::not_carried_out;
}

bool is_detail(const Event& event) {
    return event.type == EventKind::shuffled || event.type == EventKind::text_begins ||
           event.type == EventKind::text_idle || event.type == EventKind::lasting_ends ||
           event.type == EventKind::next_lead || event.type == EventKind::hand_kept ||
           event.type == EventKind::passed || event.type == EventKind::unable;
}

// Says why a part of a text does nothing.
bool is_reason(EventKind type) {
    return type == EventKind::unmet || type == EventKind::declined || type == EventKind::unpayable ||
           type == EventKind::in_vain;
}

// A line belongs to the seat that acts; a battle to who has won it, and what is counted for both to nobody.
SeatId line_seat(const Event& event) { return event.type == EventKind::wins_counted ? no_seat : event.seat; }

void add_facts(LogLine& line, const LogEntry& entry, const Names& names) {
    line.cite(names.cited(entry.event.clause));
    line.mention(entry.event.copy);
    line.mention(entry.event.other);
    line.mention(entry.spot_copy);
    line.mention(entry.event.by.copy);
}

LogLine& Writer::add(std::string text, std::size_t used, std::size_t told) {
    const LogEntry& first = in_[at_ + told];
    put_headings();
    LogLine line;
    line.text = with_source(std::move(text), first, names_);
    if (const SeatId seat = line_seat(first.event); seat != no_seat) line.seat = seat;
    line.tone = is_bad(first.event.type) ? LineTone::bad : first.event.by.by_hand ? LineTone::by_hand : LineTone::plain;
    line.weight = is_detail(first.event) ? LineWeight::detail : LineWeight::main;
    for (std::size_t i = 0; i < used && at_ + i < in_.size(); ++i) add_facts(line, in_[at_ + i], names_);
    at_ += used;
    line.end = std::min(at_, in_.size());
    lines_.push_back(std::move(line));
    return lines_.back();
}

// "Ultraman Tiga Multi Type, 2 Kyrieloid and 3 cards".
std::string Writer::cards(std::size_t from, std::size_t count) const {
    std::vector<std::string> names;
    int hidden = 0;
    for (std::size_t i = from; i < from + count; ++i) {
        const CardId card = in_[at_ + i].card;
        if (card == no_card) ++hidden;
        else names.push_back(names_.card(card));
    }
    std::vector<std::string> known = each_once(say_, names);
    if (hidden > 0) known.push_back(say_.count(Phrase::cards_one, Phrase::cards_many, hidden));
    return say_.list(known);
}

// The same, but nothing where none of them is known.
std::string Writer::known_cards(std::size_t from, std::size_t count) const {
    const auto those = in_.subspan(at_ + from, count);
    const bool known = std::ranges::any_of(those, [](const LogEntry& entry) { return entry.card != no_card; });
    return known ? cards(from, count) : std::string();
}

// A heading stands only over lines: those of a turn and a phase wait for their first one.
bool Writer::heading() {
    const EventKind type = in_[at_].event.type;
    if (type == EventKind::turn_begins) turn_ = sentence_of(in_[at_], names_), phase_.clear();
    else if (type == EventKind::phase_begins) phase_ = sentence_of(in_[at_], names_);
    else return false;
    ++at_;
    return true;
}

void Writer::put_headings() {
    for (std::string* heading : {&turn_, &phase_}) {
        if (heading->empty()) continue;
        LogLine line;
        line.kind = LineKind::heading;
        line.weight = heading == &phase_ ? LineWeight::detail : LineWeight::main;
        line.text = std::exchange(*heading, {});
        lines_.push_back(std::move(line));
    }
}

// Told by what stands around it.
bool Writer::skipped() const {
    const Event& event = in_[at_].event;
    if (event.type == EventKind::step_begins || event.type == EventKind::text_ends) return true;
    // A match that is over has no next turn.
    const LogEntry& last = in_.back();
    if (event.type == EventKind::next_lead && last.event.type == EventKind::match_ends && last.turn == in_[at_].turn)
        return true;
    return event.type == EventKind::lasting_begins && event.change == Change::negated;
}

void Writer::drawn() {
    const std::size_t count = run();
    std::string names = known_cards(0, count);
    if (count <= few && !names.empty()) {
        add(say_(MatchPhrase::log_draws, {who(), names}), count);
        return;
    }
    const Phrase phrase = count == 1 ? Phrase::log_draws_one : Phrase::log_draws_many;
    add(say_(phrase, {who(), std::to_string(count)}), count).more = std::move(names);
}

// The hand goes back, as many cards are drawn: one line.
void Writer::redrawn() {
    const std::size_t back = run();
    const std::size_t drawn = run([](const LogEntry& e) { return e.event.type == EventKind::drawn; }, back);
    if (!is_ahead(back + drawn, EventKind::redrawn)) return plain();
    std::string more = known_cards(back, drawn);
    add(sentence_of(*ahead(back + drawn), names_), back + drawn + 1).more = std::move(more);
}

void Writer::opened() {
    const std::size_t count = run();
    std::vector<std::string> opened;
    for (std::size_t i = 0; i < count;) {
        // Cards of one character come from the top.
        const Spot spot = in_[at_ + i].event.spot;
        std::string cards = names_.card(in_[at_ + i].card);
        for (++i; i < count && in_[at_ + i].event.spot == spot; ++i)
            cards = say_(Phrase::on_card, {cards, names_.card(in_[at_ + i].card)});
        if (const CardId below = in_[at_ + i - 1].other; below != no_card)  // which lay face up before
            cards = say_(Phrase::on_card, {cards, names_.card(below)});
        opened.push_back(say_(Phrase::in_area, {cards, area_number(spot)}));
    }
    add(sentence_of(in_[at_], names_, say_.list(opened)), count);
}

// Cards that are shown before they go below a character are told as that.
void Writer::revealed() {
    const std::size_t count = run();
    bool charged_next = true;
    for (std::size_t i = 0; i < count; ++i)
        charged_next &= is_ahead(count + i, EventKind::charged) && ahead(count + i)->event.copy == ahead(i)->event.copy;
    if (charged_next) return charged(count);
    add(sentence_of(in_[at_], names_, cards(0, count)), count);
}

void Writer::charged(std::size_t shown) {
    const LogEntry& first = *ahead(shown);
    const std::size_t count = run([&](const LogEntry& e) { return e.event.spot == first.event.spot; }, shown);
    add(sentence_of(first, names_, cards(shown, count)), shown + count);
}

void Writer::deployed() {
    const Spot spot = in_[at_].event.spot;
    const std::size_t count = run([&](const LogEntry& e) { return e.event.spot == spot; });
    add(sentence_of(in_[at_], names_, cards(0, count)), count);
}

// A scene that goes is told with the one that comes.
void Writer::moved() {
    const Event& first = in_[at_].event;
    if (first.clause == Clause::c4_2_3) return redrawn();
    if (first.clause == Clause::c6_3_2 && is_ahead(1, EventKind::scene_set)) {
        add(sentence_of(*ahead(1), names_), 2, 1);
        return;
    }
    const std::size_t count = run([&](const LogEntry& e) {
        return e.event.from == first.from && e.event.to == first.to && e.event.n == first.n;
    });
    add(sentence_of(in_[at_], names_, cards(0, count)), count);
}

void Writer::looked() {
    const std::size_t count = run();
    add(sentence_of(in_[at_], names_, cards(0, count)), count);
}

// What one text has given to several ends at once.
void Writer::lasting_ends() {
    const Event& first = in_[at_].event;
    const std::size_t count =
        run([&](const LogEntry& e) { return (e.event.spot == no_spot) == (first.spot == no_spot); });
    std::vector<std::string> whom;
    for (std::size_t i = 0; i < count; ++i)
        whom.push_back(names_.character(in_[at_ + i].spot_card, in_[at_ + i].event.spot));
    std::ranges::sort(whom);
    whom.erase(std::unique(whom.begin(), whom.end()), whom.end());
    add(sentence_of(in_[at_], names_, say_.list(whom)), count);
}

// Both seats' in one line.
void Writer::wins() {
    std::vector<std::string> counted;
    std::size_t count = 0;
    for (; is_ahead(count, EventKind::wins_counted); ++count) {
        const Event& event = ahead(count)->event;
        counted.push_back(say_(Phrase::won_by, {names_.seat(event.seat), std::to_string(event.n)}));
    }
    add(sentence_of(in_[at_], names_, say_.row(counted)), count);
}

// How many entries further on the text of this entry ends with nothing done; 0 where something stands between.
std::size_t Writer::idle_behind() const {
    std::size_t by = 1;
    while (ahead(by) && is_reason(ahead(by)->event.type)) ++by;
    return is_ahead(by, EventKind::text_idle) && ahead(by)->event.copy == in_[at_].event.copy ? by : 0;
}

// What the text says, to whoever points at the line. One that ends as it began is told once.
void Writer::text_told() {
    const LogEntry& entry = in_[at_];
    why_.reset();
    if (const std::size_t by = idle_behind(); by > 0 && entry.event.type == EventKind::text_begins) {
        at_ += by;
        if (by > 1) why_ = at_ - by + 1;
        text_idle();
        return lines_.back().cite(names_.cited(entry.event.clause));
    }
    std::string more = names_.words_of_text(entry.card, entry.event.n);
    add(sentence_of(entry, names_), 1).more = std::move(more);
}

// That nothing comes of a text, and why, as far as the reader may know it.
void Writer::text_idle() {
    const LogEntry& entry = in_[at_];
    const LogEntry* why = why_ && in_[*why_].card != no_card ? &in_[*why_] : nullptr;
    LogLine& line = add(sentence_of(why ? *why : entry, names_), 1);
    if (why) {
        line.clauses.clear();
        add_facts(line, *why, names_);
    }
    line.more = names_.words_of_text(entry.card, entry.event.n);
    why_.reset();
}

void Writer::step() {
    if (heading()) return;
    if (skipped()) {
        ++at_;
        return;
    }
    const Event& event = in_[at_].event;
    switch (event.type) {
        case EventKind::unmet:
        case EventKind::declined:
        case EventKind::unpayable:
        case EventKind::in_vain:
            if (!why_) why_ = at_;
            ++at_;
            return;
        case EventKind::text_idle: return text_idle();
        case EventKind::drawn: return drawn();
        case EventKind::opened: return opened();
        case EventKind::revealed: return revealed();
        case EventKind::charged: return charged(0);
        case EventKind::deployed: return deployed();
        case EventKind::moved: return moved();
        case EventKind::looked: return looked();
        case EventKind::lasting_ends: return lasting_ends();
        case EventKind::wins_counted: return wins();
        case EventKind::text_used:
        case EventKind::text_begins:
        case EventKind::text_lost:
        case EventKind::negated: return text_told();
        case EventKind::stack_corrected:
            add(sentence_of(in_[at_], names_), is_ahead(1, EventKind::moved) ? 2 : 1);
            return;
        case EventKind::contest_won:
        case EventKind::leads:
        case EventKind::shuffled:
        case EventKind::redrawn:
        case EventKind::turn_begins:
        case EventKind::phase_begins:
        case EventKind::step_begins:
        case EventKind::hand_kept:
        case EventKind::passed:
        case EventKind::unable:
        case EventKind::scene_set:
        case EventKind::character_set:
        case EventKind::levelled_up:
        case EventKind::text_ends:
        case EventKind::stacked:
        case EventKind::swapped:
        case EventKind::lasting_begins:
        case EventKind::value_chosen:
        case EventKind::battle:
        case EventKind::battle_tied:
        case EventKind::battle_empty:
        case EventKind::goes_on:
        case EventKind::next_lead:
        case EventKind::characters_set:
        case EventKind::not_carried_out:
        case EventKind::match_ends:
        case EventKind::correction: return plain();
    }
}

}  // namespace

std::vector<LogLine> log_lines(std::span<const LogEntry> entries, const Names& names, LogPart part) {
    return Writer(entries, names, part).write();
}

}  // namespace cubenight::ultraman::text
