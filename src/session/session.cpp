#include "src/session/session.hpp"

#include <chrono>

#include "draft/night/late_entry.hpp"
#include "src/games/games.hpp"
#include "src/games/ultraman/ultraman_match.hpp"
#include "src/night/brought_decks.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/deck_list.hpp"
#include "src/night/night_cards.hpp"
#include "src/night/night_sheet.hpp"
#include "src/session/library_lists.hpp"
#include "src/session/match_sign.hpp"
#include "src/store/digest.hpp"
#include "src/store/file_name.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/new_file.hpp"
#include "src/store/nights.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/session_words.hpp"

namespace cubenight {

namespace fs = std::filesystem;
using gui::Said;
using text::SessionPhrase;

namespace {

// Milliseconds between two looks at the files of the cubes; a change is taken up at the second one after it.
constexpr std::uint64_t between_looks = 700;

// Milliseconds until what could not be done, a save on a full disk, is tried again.
constexpr std::uint64_t between_tries = 2000;

// Time that advance() may take of a frame.
constexpr auto longest_advance = std::chrono::milliseconds(8);

}  // namespace

NightSession::NightSession(SessionOptions options)
    : SeatedSession(options.data), options_(std::move(options)), cube_shelf_(options_.data) {
    shelf_.keep_marks();
    read_library();
}

void NightSession::read_library() {
    auto nights = night_summaries(options_.data, say_.language());
    nights_ = std::move(nights.list);
    unread_nights_ = std::move(nights.unread);
    for (const Error& error : unread_nights_) tell_unread(error);
    for (const auto& unread : cube_shelf_.read_all().unread) tell_unread(unread.why);
}

void NightSession::tell_unread(const Error& error) {
    if (told_unread_.insert(error.english()).second) news_.push_back(say_(error));
}

// Cubes and decks that were changed on disk are read again. A night that runs keeps what it was begun with.
bool NightSession::follow_files() {
    const std::uint64_t now = options_.now();
    if (now >= looked_at_ && now - looked_at_ < between_looks) return false;
    looked_at_ = now;
    const bool of_files = decks_.follow(), lists = lists_.follow(), decks = of_files || lists;
    const auto change = cube_shelf_.follow();
    if (!change) return decks;
    for (const std::string& name : change->found) news_.push_back(say_(SessionPhrase::cube_found, {name}));
    for (const std::string& name : change->read) news_.push_back(say_(SessionPhrase::cube_read_again, {name}));
    for (const auto& unread : change->unread)
        news_.push_back(unread.stays.empty() ? say_(unread.why)
                                             : say_(SessionPhrase::cube_stays, {unread.stays, say_(unread.in_short)}));
    return true;
}

ConductorOptions NightSession::conductor_options(fs::path journal) {
    ConductorOptions options;
    options.game = match_rules;
    options.journal = std::move(journal);
    options.data = options_.data;
    options.paired_by = PairedBy::host;
    options.now = options_.now;
    options.language = say_.language();
    options.happened = [this](const draft::Entry&, const draft::Night&) { ++version_; };
    return options;
}

Said NightSession::open(Result<Conductor> conductor) {
    if (!conductor) return say_(conductor.error());
    let_go();
    conductor_ = std::make_unique<Conductor>(std::move(*conductor));
    if (const auto& damage = conductor_->damage()) news_.push_back(say_(*damage));
    // The search begins behind the last seat, so that it finds the first one.
    seat_ = SeatId{static_cast<std::uint8_t>(conductor_->night().seats.size() - 1)};
    hand_over();
    if (sharing() <= 1) reveal();
    read_library();
    return std::nullopt;
}

// What belongs to the open night goes with it, and with its journal the lock on the file.
void NightSession::let_go() {
    match_.reset();
    ultraman_match_.reset();
    conductor_.reset();
    awaited_.reset();
    selected_.reset();
    unseen_pick_.reset();
    trouble_.reset();
    entered_.reset();
    ++version_;
}

void NightSession::put_night_away() {
    if (!conductor_) return;
    let_go();
    read_library();
}

// The night that is open may be the one that is wanted: two journals of one file would lock each other out.
Said NightSession::resume(const std::string& night) {
    let_go();
    return open(Conductor::resume(conductor_options(store::nights_folder() / night)));
}

// Its lock goes along with the file: nobody begins to go on with it meanwhile.
Result<fs::path> NightSession::delete_night(const std::string& night) {
    let_go();
    const fs::path file = store::nights_folder() / night;
    const auto held = store::Journal::open(file);
    if (!held) return held.error();
    auto there = store::put_aside(file);
    if (there) read_library();
    return there;
}

Said NightSession::replay(const std::string& night) {
    return open(Conductor::look(conductor_options(store::nights_folder() / night)));
}

std::optional<draft::DraftCards> NightSession::library(const std::string& cube) {
    const auto loaded = cube_shelf_.find(cube);
    if (!loaded) return std::nullopt;
    return cards_of(*loaded);
}

std::optional<gui::HeldCube> NightSession::held_cube(const std::string& id) {
    const auto loaded = cube_shelf_.find(id);
    if (!loaded) return std::nullopt;
    const auto part = [&](auto* of) { return std::shared_ptr<std::remove_pointer_t<decltype(of)>>(loaded, of); };
    return gui::HeldCube{part(loaded->cards.get()), part(&loaded->cube), part(loaded->ucg.get())};
}

std::vector<gui::NightDeck> NightSession::night_decks(const gui::HeldCube& cube) {
    return decks_of_nights(cube.cube->name, options_.data, say_);
}

Result<NightSession::Table> NightSession::table_for_draft(const gui::NewNight& wanted) {
    auto cube = cube_shelf_.find(wanted.cube);
    if (!cube) return Error{{}, 0, Saying::as_is(say_(SessionPhrase::no_such_cube, {wanted.cube}))};
    auto settings = draft::usual_settings(cards_of(*cube), wanted.name, wanted.seats, options_.new_seed());
    return Table{std::move(cube), std::move(settings)};
}

Result<NightSession::Table> NightSession::table_for_decks(const gui::NewNight& wanted) {
    const std::vector<fs::path> files(wanted.decks.begin(), wanted.decks.end());
    auto brought = bring_decks(files, *decks_.cards(), limits_under(wanted.rule_changes),
                               std::string(say_(SessionPhrase::constructed_night)), options_.data);
    if (!brought) return brought.error();
    auto settings = draft::constructed_settings(cards_of(*brought->cube), wanted.name, wanted.seats,
                                                std::move(brought->decks), options_.new_seed());
    return Table{std::move(brought->cube), std::move(settings)};
}

Said NightSession::start(const gui::NewNight& wanted) {
    auto table = wanted.decks.empty() ? table_for_draft(wanted) : table_for_decks(wanted);
    if (!table) return say_(table.error());
    auto file = store::new_night_file();
    if (!file) return say_(file.error());
    auto settings = gui::as_wished(std::move(table->settings), wanted);
    seal_deal(settings, store::fresh_salt());
    return open(Conductor::begin(std::move(table->cube), settings, conductor_options(std::move(*file))));
}

Said NightSession::show_cube_folder() {
    const fs::path folder = store::user_folder() / "cubes";
    if (auto error = store::make_folder(folder)) return say_(*error);
    told_unread_.clear();
    read_library();
    return say_(SessionPhrase::cubes_here, {folder.string()});
}

text::Day NightSession::today() const { return local_day(now()).value_or(text::Day{}); }

gui::SeatPlace NightSession::place(SeatId seat) const {
    const bool person =
        night() && night()->seat_exists(seat) && night()->seats[seat.value].kind == draft::SeatKind::person;
    return person ? gui::SeatPlace::here : gui::SeatPlace::bot;
}

// REQUIRES for all wishes below: a night is open.
Said NightSession::act(draft::EntryAction action) {
    if (read_only()) return std::string(say_(SessionPhrase::only_looked_at));
    const auto hindered = conductor_->act(std::move(action));
    return hindered ? Said(hindered->text(say_.language())) : std::nullopt;
}

Said NightSession::act_together(std::span<const draft::EntryAction> actions) {
    if (read_only()) return std::string(say_(SessionPhrase::only_looked_at));
    const auto hindered = conductor_->act_together(actions);
    return hindered ? Said(hindered->text(say_.language())) : std::nullopt;
}

Said NightSession::pick(SeatId seat, draft::CubeCopyId card) {
    auto refused = act(draft::PickEntry{seat, card});
    picked(seat, refused);
    return refused;
}

Said NightSession::undo_pick(SeatId seat, const std::string& reason) { return act(draft::UndoEntry{seat, reason}); }

Said NightSession::replace(SeatId seat, const draft::SeatSettings& who) {
    auto refused = act(draft::SeatEntry{seat, who.kind, who.name, who.skill});
    if (!refused) hand_over();
    return refused;
}

Said NightSession::set_deck(SeatId seat, const draft::Deck& deck) {
    return act_together(draft::deck_changed(*night(), {seat, deck}));
}

Said NightSession::undo_deck(SeatId seat) {
    auto entry = draft::deck_taken_back(*night(), seat);
    return entry ? act_together(draft::deck_changed(*night(), std::move(*entry))) : std::nullopt;
}

Said NightSession::redo_deck(SeatId seat) {
    auto entry = draft::deck_made_again(*night(), seat);
    return entry ? act_together(draft::deck_changed(*night(), std::move(*entry))) : std::nullopt;
}

Said NightSession::lock(SeatId seat, const std::vector<draft::CubeCopyId>& cards, const draft::EnergyCounts& energy) {
    return act(draft::LockEntry{seat, cards, energy});
}

Said NightSession::hand_in(SeatId seat) {
    auto refused = act(draft::SubmitEntry{seat});
    if (!refused) hand_over();
    return refused;
}

// With the night's own name, so that no other night's deck of the same player lies there.
Result<fs::path> NightSession::deck_file(SeatId seat, const std::string& ending) const {
    const fs::path folder = store::user_folder() / "decks";
    if (auto error = store::make_folder(folder)) return *error;
    return folder / (deck_file_name(*night(), seat) + " " + conductor_->file().stem().string() + ending);
}

Said NightSession::export_deck(SeatId seat, gui::DeckForm form) {
    if (form == gui::DeckForm::picture) return draw_deck(seat);
    const bool live = form != gui::DeckForm::file || night()->cards.ucg;
    const std::string list = live ? deck_list(*night(), seat) : written_in_parts(listed_deck(*night(), seat));
    if (form == gui::DeckForm::clipboard) {
        if (!options_.to_clipboard) return std::string(say_(SessionPhrase::no_clipboard));
        options_.to_clipboard(list);
        exported_ = {std::string(say_(SessionPhrase::deck_on_clipboard)), {}};
        return std::nullopt;
    }
    const auto file = deck_file(seat, form == gui::DeckForm::live ? " (Live).txt" : ".txt");
    if (!file) return say_(file.error());
    if (auto error = store::replace_file(*file, list)) return say_(*error);
    exported_ = {say_(SessionPhrase::deck_in_file, {file->string()}), file->string()};
    return std::nullopt;
}

Said NightSession::draw_deck(SeatId seat) {
    if (!options_.draw_deck) return std::string(say_(SessionPhrase::no_pictures));
    const auto file = deck_file(seat, ".png");
    if (!file) return say_(file.error());
    std::vector<std::string> told = news();  // the picture is drawn as a screen is, and news are not for it
    const auto error = options_.draw_deck(*this, say_.language(), file->string());
    news_ = std::move(told);
    if (error) return say_(*error);
    exported_ = {say_(SessionPhrase::deck_picture_in_file, {file->string()}), file->string()};
    return std::nullopt;
}

Said NightSession::pair_round() {
    if (read_only()) return std::string(say_(SessionPhrase::only_looked_at));
    if (auto refused = draft::can_pair(*night())) return text::denial_sentence(*refused, say_.language());
    return act(draft::next_pairing(*night()));
}

Said NightSession::enter_result(int table, draft::MatchResult result) {
    const gui::EnteredResult where{static_cast<int>(night()->rounds.size()), table};
    Said said = act(draft::ResultEntry{where.round, table, result});
    if (!said) entered_ = where;
    return said;
}

std::optional<gui::EnteredResult> NightSession::entered() const {
    if (!entered_ || !night() || read_only()) return std::nullopt;
    return draft::check(*night(), {0, draft::WithdrawEntry{entered_->round, entered_->table}}) ? std::nullopt
                                                                                               : entered_;
}

Said NightSession::withdraw_result() {
    if (!entered()) return std::string(say_(SessionPhrase::nothing_entered));
    const gui::EnteredResult where = *std::exchange(entered_, std::nullopt);
    return act(draft::WithdrawEntry{where.round, where.table});
}

Said NightSession::drop(SeatId seat, draft::Presence presence, const std::string& reason) {
    return act_together(draft::leaving(*night(), seat, presence, reason));
}

Said NightSession::join(const draft::SeatSettings& who) {
    const draft::LateEntry late = draft::late_entry(*night(), conductor_->values(), who);
    if (late.refused) return text::denial_sentence(*late.refused, say_.language());
    return act_together(late.actions);
}

Said NightSession::write_sheet() {
    const fs::path folder = store::user_folder() / "sheets";
    if (auto error = store::make_folder(folder)) return say_(*error);
    const fs::path file = folder / (store::file_name(night()->settings.name) + ".html");
    if (auto error = store::replace_file(file, night_sheet(*night(), say_.language()))) return say_(*error);
    exported_ = {say_(SessionPhrase::sheet_in_file, {file.string()}), file.string()};
    return std::nullopt;
}

Said NightSession::adjust_result(int round, int table, draft::MatchResult result, const std::string& reason) {
    return act(draft::AdjustEntry{round, table, result, reason});
}

Said NightSession::clock(draft::ClockAction action, int seconds) { return act(draft::ClockEntry{action, seconds}); }

Said NightSession::sit_down(int round, int table) {
    NightPlace at{conductor_.get(), round - 1, table - 1, [this](SeatId seat) { return place(seat); }, options_.now};
    const auto lay = [this](auto opened, auto& on_screen) -> Said {
        if (!opened) return say_(opened.error());
        on_screen = std::move(*opened);
        shelf_.put_away();
        practice_.put_away();
        return std::nullopt;
    };
    if (ultraman_rules(conductor_->rules())) return lay(UltramanNightTable::open(std::move(at), say_), ultraman_match_);
    return lay(PokemonNightTable::open(std::move(at), say_), match_);
}

Said NightSession::play_match(int table) { return sit_down(static_cast<int>(night()->rounds.size()), table); }

Said NightSession::look_back(int round, int table) { return sit_down(round, table); }

Said NightSession::watch(int table) {
    return conductor_->running_match(table - 1) ? play_match(table) : Said(say_(SessionPhrase::no_match_here));
}

std::optional<gui::MatchSign> NightSession::sign(int table) const {
    const auto* runner = conductor_ ? conductor_->running_match(table - 1) : nullptr;
    if (!runner) return std::nullopt;
    const auto& place = night()->rounds.back().tables[static_cast<std::size_t>(table - 1)];
    gui::MatchSign sign = sign_of(*runner);
    if (const auto side = runner->to_act())
        sign.to_act = *side == play::seat0 ? place.pairing.first : *place.pairing.second;
    if (place.started_at) sign.minutes = static_cast<int>((now() - place.started_at) / 60000);
    return sign;
}

bool NightSession::rests() const {
    if (!trouble_) return false;
    const std::uint64_t now = options_.now();
    return now >= trouble_->tried_at && now - trouble_->tried_at < between_tries;
}

void NightSession::meet(const Error& trouble) {
    if (!trouble_ || trouble_->told != trouble) news_.push_back(say_(trouble));
    trouble_ = Trouble{trouble, options_.now()};
}

bool NightSession::advance() {
    const bool reread = follow_files();
    if (!conductor_ || rests()) return reread;
    const auto start = std::chrono::steady_clock::now();
    bool changed = false;
    do {
        const auto advance = conductor_->advance();
        if (!advance) {
            meet(advance.error());
            return true;
        }
        if (std::exchange(trouble_, std::nullopt)) news_.emplace_back(say_(SessionPhrase::goes_on_again));
        if (*advance != Advance::worked) break;
        changed = true;
    } while (std::chrono::steady_clock::now() - start < longest_advance);
    if (changed && !awaited_ && !needs_screen(seat_)) hand_over();
    return changed || reread;
}

std::vector<std::string> NightSession::news() { return std::exchange(news_, {}); }

}  // namespace cubenight
