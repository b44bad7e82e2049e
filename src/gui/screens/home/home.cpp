#include "src/gui/screens/home/home.hpp"

#include "src/gui/screens/home/cubes_list.hpp"
#include "src/gui/screens/home/cubes_page.hpp"
#include "src/gui/screens/home/night_name.hpp"
#include "src/gui/screens/home/nights_list.hpp"
#include "src/gui/screens/home/rail.hpp"
#include "src/gui/screens/screens.hpp"

namespace cubenight::gui {

void Home::draw(Frame& f) {
    Rect area = f.area;
    printed_.follow_import(f);
    const HomePlace before = place_;
    place_ = draw_rail(f, area.cut_left(rail_width), place_);
    if (place_ != before) f.go.show_head();
    if (place_ != before && place_ == HomePlace::lists) lists_.open();
    choice_.recall(f.session, f.go.taste().tables);
    const HomeWishes wishes = page(f, area);
    if (place_ != HomePlace::tonight && f.ui.key(Key::escape)) place_ = HomePlace::tonight;
    if (wishes.place) place_ = *wishes.place;
    if (wishes.place == HomePlace::lists) lists_.open();
    if (wishes.deck) to_the_bench(*wishes.deck);
    if (wishes.set_table && why_no_table(f.say, f.session, choice_).empty()) {
        const CubeSummary* cube = choice_.chosen(f.session);
        if (choice_.form == NightForm::constructed)
            seating_.emplace(f.say, f.session.today(), f.session.deck_files(), choice_.players);
        else seating_.emplace(f.say, f.session.today(), *cube, choice_.row(*cube).players);
        if (choice_.kept) seating_->set_as(*choice_.kept);
        // Who came last comes again, whatever is played.
        if (const KeptTables& tables = f.go.taste().tables; !tables.empty())
            seating_->call_people(f.say, tables.front().people);
        seating_->call(free_night_name(f.say, f.session, seating_->night().name));
    }
    seat_people(f);
    deletion_.draw(f);
}

HomeWishes Home::page(Frame& f, Rect r) {
    switch (place_) {
        case HomePlace::tonight: return tonight(f, r);
        case HomePlace::cubes: return draw_cubes_page(f, r, choice_);
        case HomePlace::library: library_.draw(f, r, choice_); break;
        case HomePlace::replays: draw_replays(f, r, deletion_); break;
        case HomePlace::rulings: rulings_.draw(f, r); break;
        case HomePlace::rulebook: rulebook_.draw(f, r); break;
        case HomePlace::puzzles: puzzles_.draw(f, r); break;
        case HomePlace::practice: return practice_.draw(f, r, choice_.cube);
        case HomePlace::settings: settings_.draw(f, r); break;
        case HomePlace::workshop: draw_bench(f, r); break;
        case HomePlace::lists: import_list(f, r); break;
        case HomePlace::printed: printed_.draw(f, r); break;
    }
    return {};
}

void Home::draw_bench(Frame& f, Rect r) {
    switch (bench_) {
        case OnBench::cube: return workshop_.draw(f, r, bench_);
        case OnBench::deck: return deck_workshop_.draw(f, r, bench_);
    }
}

void Home::to_the_bench(DeckWish wish) {
    deck_workshop_.want(std::move(wish));
    bench_ = OnBench::deck;
    place_ = HomePlace::workshop;
}

// What is made of a list goes on the bench.
void Home::import_list(Frame& f, Rect r) {
    const ListsWish wish = lists_.draw(f, r);
    if (wish.card_data) place_ = HomePlace::printed, printed_.open_import();
    if (wish.deck) return to_the_bench(*wish.deck);
    if (wish.made.empty()) return;
    if (const Said said = f.session.workshop().open_cube(wish.made)) return f.ui.toast(*said, 9000);
    bench_ = OnBench::cube;
    place_ = HomePlace::workshop;
}

// The sheet on which the seats get their names; then the draft begins, or play where decks are brought. It waits while a deck for it
// is made.
void Home::seat_people(Frame& f) {
    if (!seating_ || place_ == HomePlace::workshop) return;
    const Seating::Answer answer = seating_->draw(f);
    if (auto wish = seating_->take_wish()) return to_the_bench(*wish);
    switch (answer) {
        case Seating::Answer::open: return;
        case Seating::Answer::cancelled: seating_.reset(); return;
        case Seating::Answer::dealt: break;
    }
    if (const Said said = f.session.start(seating_->night())) return f.ui.toast(*said);
    Taste taste = f.go.taste();
    keep_table(taste.tables, seating_->kept());
    f.go.set_taste(taste);
    f.go.open(seating_->night().decks.empty() ? Page::draft : Page::night);
    seating_.reset();
}

HomeWishes Home::tonight(Frame& f, Rect r) {
    Canvas& c = f.c;
    r = {r.x + 36, r.y, r.w - 72, r.h - 36};
    const NightSummary* night = paused_night(f.session);
    c.text({r.x, r.y + 62}, f.say(night ? Text::home_greeting : Text::home_greeting_new), bold(28, c.p.t1));
    c.text({r.x, r.y + 90}, f.say(Text::home_under), regular(15, c.p.t2));
    r.cut_top(116);
    const float right = 436, gap = 24;
    Rect top = r.cut_top(440);
    HomeWishes wishes = new_night_.draw(f, top.cut_right(right), choice_);
    top.cut_right(gap);
    if (const auto place = resume_.draw(f, top, choice_, deletion_)) wishes.place = place;
    r.cut_top(28);
    if (!f.narrow()) {
        draw_cubes(f, r.cut_right(right), choice_);
        r.cut_right(gap);
    }
    draw_nights(f, r, deletion_);
    new_night_.sheets(f, choice_);
    return wishes;
}

std::unique_ptr<Screen> make_home() { return std::make_unique<Home>(); }
std::unique_ptr<Screen> make_lists() { return std::make_unique<Home>(HomePlace::lists); }
std::unique_ptr<Screen> make_printed() { return std::make_unique<Home>(HomePlace::printed); }
std::unique_ptr<Screen> make_workshop() { return std::make_unique<Home>(HomePlace::workshop); }
std::unique_ptr<Screen> make_rulings() { return std::make_unique<Home>(HomePlace::rulings); }

}  // namespace cubenight::gui
