#include "src/gui/sessions/memory_session.hpp"

#include "draft/decks/auto_build.hpp"
#include "draft/judge/bot.hpp"
#include "draft/night/late_entry.hpp"
#include "engine/core/ensure.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

MemorySession::MemorySession(SampleCube cube)
    : SeatedSession(cube.data), cube_(std::move(cube)), values_(cube_.cards()) {
    workshop_.show_only(std::nullopt);
}

void MemorySession::open(draft::Night night, SeatId seat, std::vector<SeatPlace> places) {
    night_ = std::make_unique<draft::Night>(std::move(night));
    places_ = std::move(places);
    seat_ = seat;
    awaited_.reset();
    read_only_ = false;
    read_library();
    ++version_;
}

void MemorySession::put_night_away() {
    awaited_.reset();
    read_library();
}

// As the program does: what a screen holds of the lists is gone afterwards.
void MemorySession::read_library() {
    std::vector<NightSummary>(nights_).swap(nights_);
    std::vector<CubeSummary>(cubes_).swap(cubes_);
    std::vector<Error>(unread_nights_).swap(unread_nights_);
}

void MemorySession::set_library(std::vector<NightSummary> nights, std::vector<CubeSummary> cubes) {
    nights_ = std::move(nights);
    cubes_ = std::move(cubes);
}

draft::Refused MemorySession::happen(draft::EntryAction action) {
    ENSURE(night_ != nullptr);
    ENSURE(!read_only_);
    draft::Refused refused = apply(*night_, {now_, std::move(action)});
    if (!refused) ++version_;
    return refused;
}

// A wish of a person: refused as the program refuses it.
Said MemorySession::act(draft::EntryAction action) {
    if (read_only_) return refuse(std::string(say_(text::SessionPhrase::only_looked_at)));
    const draft::Refused refused = happen(std::move(action));
    return refused ? refuse(text::denial_sentence(*refused, say_.language())) : std::nullopt;
}

Said MemorySession::refuse(std::string why) {
    refusals_.push_back(why);
    return why;
}

Result<std::filesystem::path> MemorySession::delete_night(const std::string& night) {
    wishes_.push_back("delete " + night);
    std::erase_if(nights_, [&](const NightSummary& one) { return one.id == night; });
    return std::filesystem::path("deleted") / night;
}

Said MemorySession::resume(const std::string& night) {
    wishes_.push_back("resume " + night);
    read_only_ = false;
    if (!night_) return std::string(say_(text::SessionPhrase::night_is_a_name));
    read_library();
    return std::nullopt;
}

Said MemorySession::start(const NewNight& wanted) {
    if (!wanted.decks.empty()) {
        wishes_.emplace_back("start with decks");
        return std::string(say_(text::SessionPhrase::night_is_a_name));
    }
    const draft::NightSettings settings =
        as_wished(draft::usual_settings(cube_.cards(), wanted.name, wanted.seats, new_seed()), wanted);
    const auto night = draft::begin_night(settings, cube_.cards());
    if (!night) return text::denial_sentence(night.refused().why, say_.language());
    std::vector<SeatPlace> places;
    std::optional<SeatId> first;
    for (std::size_t i = 0; i < wanted.seats.size(); ++i) {
        places.push_back(wanted.seats[i].kind == draft::SeatKind::bot ? SeatPlace::bot : SeatPlace::here);
        if (!first && places.back() == SeatPlace::here) first = SeatId{static_cast<std::uint8_t>(i)};
    }
    open(*night, first.value_or(SeatId{0}), std::move(places));
    return std::nullopt;
}

Said MemorySession::show_cube_folder() {
    wishes_.push_back("cube folder");
    return std::nullopt;
}

Said MemorySession::replay(const std::string& night) {
    wishes_.push_back("replay " + night);
    read_only_ = true;
    read_library();
    return std::nullopt;
}

SeatPlace MemorySession::place(SeatId seat) const {
    return seat.value < places_.size() ? places_[seat.value] : SeatPlace::bot;
}

Said MemorySession::pick(SeatId seat, draft::CubeCopyId card) {
    Said said = act(draft::PickEntry{seat, card});
    picked(seat, said);
    return said;
}

Said MemorySession::undo_pick(SeatId seat, const std::string& reason) {
    for (draft::EntryAction& action : draft::undo_actions(*night_, {seat, reason}))
        if (Said said = act(std::move(action))) return said;
    return std::nullopt;
}

Said MemorySession::replace(SeatId seat, const draft::SeatSettings& who) {
    Said said = act(draft::SeatEntry{seat, who.kind, who.name, who.skill});
    if (!said) places_[seat.value] = who.kind == draft::SeatKind::bot ? SeatPlace::bot : SeatPlace::here;
    return said;
}

Said MemorySession::change_deck(draft::DeckEntry entry) {
    for (draft::EntryAction& action : draft::deck_changed(*night_, std::move(entry)))
        if (Said said = act(std::move(action))) return said;
    return std::nullopt;
}

Said MemorySession::set_deck(SeatId seat, const draft::Deck& deck) { return change_deck({seat, deck}); }

Said MemorySession::undo_deck(SeatId seat) {
    auto entry = draft::deck_taken_back(*night_, seat);
    return entry ? change_deck(std::move(*entry)) : std::nullopt;
}

Said MemorySession::redo_deck(SeatId seat) {
    auto entry = draft::deck_made_again(*night_, seat);
    return entry ? change_deck(std::move(*entry)) : std::nullopt;
}

Said MemorySession::lock(SeatId seat, const std::vector<draft::CubeCopyId>& cards, const draft::EnergyCounts& energy) {
    return act(draft::LockEntry{seat, cards, energy});
}

Said MemorySession::hand_in(SeatId seat) {
    Said said = act(draft::SubmitEntry{seat});
    if (!said) hand_over();
    return said;
}

Said MemorySession::export_deck(SeatId seat, DeckForm form) {
    wishes_.push_back("export " + std::to_string(seat.value) + " " + std::to_string(static_cast<int>(form)));
    exported_.file = form == DeckForm::clipboard ? "" : "decks/" + night_->seats[seat.value].name + ".txt";
    exported_.told = exported_.file.empty() ? std::string(say_(text::SessionPhrase::deck_on_clipboard))
                                            : say_(text::SessionPhrase::deck_in_file, {exported_.file});
    return std::nullopt;
}

Said MemorySession::pair_round() {
    if (auto refused = draft::can_pair(*night_)) return refuse(text::denial_sentence(*refused, say_.language()));
    return act(draft::next_pairing(*night_));
}

Said MemorySession::enter_result(int table, draft::MatchResult result) {
    const EnteredResult where{static_cast<int>(night_->rounds.size()), table};
    Said said = act(draft::ResultEntry{where.round, table, result});
    if (!said) entered_ = where;
    return said;
}

Said MemorySession::withdraw_result() {
    if (!entered_) return std::nullopt;
    const EnteredResult where = *std::exchange(entered_, std::nullopt);
    return act(draft::WithdrawEntry{where.round, where.table});
}

Said MemorySession::drop(SeatId seat, draft::Presence presence, const std::string& reason) {
    for (draft::EntryAction& action : draft::leaving(*night_, seat, presence, reason))
        if (Said said = act(std::move(action))) return said;
    return std::nullopt;
}

Said MemorySession::join(const draft::SeatSettings& who) {
    draft::LateEntry late = draft::late_entry(*night_, values_, who);
    if (late.refused) return refuse(text::denial_sentence(*late.refused, say_.language()));
    for (draft::EntryAction& action : late.actions)
        if (Said said = act(std::move(action))) return said;
    places_.resize(night_->seats.size(), who.kind == draft::SeatKind::bot ? SeatPlace::bot : SeatPlace::here);
    return std::nullopt;
}

Said MemorySession::write_sheet() {
    wishes_.emplace_back("sheet");
    exported_.file = "sheets/" + night_->settings.name + ".html";
    exported_.told = say_(text::SessionPhrase::sheet_in_file, {exported_.file});
    return std::nullopt;
}

// A night in memory is a deck of its first seat.
std::vector<NightDeck> MemorySession::night_decks(const HeldCube& cube) {
    if (!night_ || !night_->seats[0].handed_in) return {};
    NightDeck deck{"night/1", night_->seats[0].name, night_->settings.name, {}};
    for (const CardId id : draft::match_cards(cube.cards(), night_->seats[0].deck).value_or(std::vector<CardId>()))
        deck.cards.push_back((*cube.set)[id].key);
    return {std::move(deck)};
}

Said MemorySession::adjust_result(int round, int table, draft::MatchResult result, const std::string& reason) {
    return act(draft::AdjustEntry{round, table, result, reason});
}

Said MemorySession::clock(draft::ClockAction action, int seconds) { return act(draft::ClockEntry{action, seconds}); }

Said MemorySession::play_match(int table) {
    wishes_.push_back("play " + std::to_string(table));
    return act(draft::StartEntry{static_cast<int>(night_->rounds.size()), table, 1});
}

Said MemorySession::watch(int table) {
    wishes_.push_back("watch " + std::to_string(table));
    return std::nullopt;
}

Said MemorySession::look_back(int round, int table) {
    wishes_.push_back("look back " + std::to_string(round) + " " + std::to_string(table));
    return std::nullopt;
}

std::optional<MatchSign> MemorySession::sign(int table) const {
    const auto found = signs_.find(table);
    return found == signs_.end() ? std::nullopt : std::optional(found->second);
}

bool MemorySession::moves_by_itself(SeatId seat) {
    if (night_->seats[seat.value].kind != draft::SeatKind::bot) {
        const auto card = night_->drafting.only_card(seat);
        return card && !happen(draft::PickEntry{seat, *card});
    }
    const draft::NightView view = view_for(*night_, seat);
    if (view.phase == draft::NightPhase::draft && !view.pack.empty())
        return !happen(
            draft::PickEntry{seat, draft::bot_pick(cube_.cards(), values_, place_of(view, seat.value + 1u))});
    if (view.phase != draft::NightPhase::build || night_->seats[seat.value].handed_in) return false;
    const draft::AutoBuild built = draft::auto_build(cube_.cards(), values_, view.pool, view.deck, view.deck_rules);
    return built.ok() && !happen(draft::DeckEntry{seat, built.deck}) && !happen(draft::SubmitEntry{seat});
}

bool MemorySession::advance() {
    bool changed = false;
    for (bool again = night_ != nullptr && !read_only_; again;) {
        again = false;
        for (std::size_t i = 0; i < night_->seats.size(); ++i)
            again |= moves_by_itself(SeatId{static_cast<std::uint8_t>(i)});
        changed |= again;
    }
    if (changed && !needs_screen(seat_) && !awaited_) hand_over();
    return changed;
}

}  // namespace cubenight::gui
