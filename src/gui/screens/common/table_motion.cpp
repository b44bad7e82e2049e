#include "src/gui/screens/common/table_motion.hpp"

#include <algorithm>

#include "src/gui/screens/common/motion_times.hpp"

namespace cubenight::gui {

using namespace motion_times;

namespace {

const Lying* find_copy(const TableSight& sight, CopyId copy) {
    const auto found = std::ranges::find(sight.cards, copy, &Lying::copy);
    return copy == no_copy || found == sight.cards.end() ? nullptr : &*found;
}

// The last that was told of that copy's way.
const Happening* told_of(std::span<const Happening> told, CopyId copy) {
    for (std::size_t i = told.size(); i-- > 0;)
        if (told[i].what == Happened::travelled && told[i].copy == copy) return &told[i];
    return nullptr;
}

bool on_field(Zone zone) { return zone == Zone::field || zone == Zone::under; }

// The same Pokémon or character, whichever of its cards is the highest.
bool same_stack(TablePlace a, TablePlace b) { return on_field(a.zone) && on_field(b.zone) && a.index == b.index; }

// In the hand cards make room for each other by themselves; so does what lies in a pile.
bool stays(const Lying& before, const Lying& now) {
    const bool turned = before.facing != now.facing && now.place.zone != Zone::hand;
    return !turned && (before.place == now.place || same_stack(before.place, now.place));
}

// A card that the seat has only now come to know: an unknown one of that place is turned; else one was told.
Lying came_from(const TableSight& before, const Lying& lies, std::span<const Happening> told) {
    for (const Lying& lay : before.cards)
        if (lay.copy == no_copy && lay.place == lies.place && on_field(lies.place.zone)) return lay;
    const Happening* way = told_of(told, lies.copy);
    if (!way || way->from == lies.place) return {};
    return {lies.copy, way->from, before.box(way->from), Facing::down};
}

float length_of(Happened what, int count) {
    switch (what) {
        case Happened::travelled: break;
        case Happened::coin: return motion::coin + coin_shown + coins_apart * static_cast<float>(count - 1);
        case Happened::shuffled: return shuffle;
        case Happened::hurt: return fall;
        case Happened::knocked_out: return knock_out;
        case Happened::won: return win;
    }
    return 0;
}

}  // namespace

float tempo_of(const Taste& taste) {
    if (taste.motion == Motion::reduced) return 0;
    switch (taste.pace) {
        case Pace::off: return 0;
        case Pace::quick: return 1;
        case Pace::calm: return 1.7f;
    }
    return 0;
}

bool ShownMoment::is_next_to(const ShownMoment& before) const {
    if (match != before.match || seat != before.seat) return false;
    if (!past && !before.past) return true;
    return std::max(moment, before.moment) - std::min(moment, before.moment) <= 1;
}

void TableMotion::finish() {
    travels_.clear(), marks_.clear();
    passed_ = ends_ = 0;
}

void TableMotion::begin(const TableSight& before, const TableSight& now, std::span<const Happening> told, float tempo) {
    finish();
    tempo_ = tempo;
    find_travels(before, now, told);
    find_unknown(before, now, told);
    put_in_order(told, [&](const Happening& happening) {
        const TablePlace where = happening.to.zone == Zone::nowhere ? happening.from : happening.to;
        const Rect box = happening.what == Happened::knocked_out ? Rect{} : now.box(where);
        return box.empty() ? before.box(where) : box;
    });
    if (ends_ > longest) tempo_ *= longest / ends_;
    for (Travel& travel : travels_) travel.starts *= tempo_;
    for (Mark& mark : marks_) mark.starts *= tempo_;
    ends_ *= tempo_;
}

// Of cards that the seat knows at the beginning or at the end of their way.
void TableMotion::find_travels(const TableSight& before, const TableSight& now, std::span<const Happening> told) {
    for (const Lying& lies : now.cards) {
        const Lying* lay = find_copy(before, lies.copy);
        if (lies.copy == no_copy || (lay && stays(*lay, lies))) continue;
        Lying from = lay ? *lay : came_from(before, lies, told);
        if (from.place.zone == Zone::nowhere || from.box.empty()) continue;
        travels_.push_back({lies.copy, from.place, lies.place, from.box, lies.box, from.facing, lies.facing, -1});
    }
    for (const Lying& lay : before.cards) {
        if (lay.copy == no_copy || find_copy(now, lay.copy)) continue;
        const Happening* way = told_of(told, lay.copy);
        if (!way || way->to.zone == Zone::nowhere || way->to == lay.place) continue;
        travels_.push_back({lay.copy, lay.place, way->to, lay.box, now.box(way->to), lay.facing, Facing::down, -1});
    }
    // What lies on or under a Pokémon that travels goes with it.
    std::erase_if(travels_, [&](const Travel& t) {
        return t.from_place.zone == Zone::under && t.to_place.zone == Zone::under &&
               std::ranges::any_of(travels_, [&](const Travel& top) {
                   return top.from_place.zone == Zone::field && top.to_place.zone == Zone::field &&
                          top.from_place.index == t.from_place.index && top.to_place.index == t.to_place.index;
               });
    });
}

// Of cards that the seat knows at neither end: only that one of them went that way.
void TableMotion::find_unknown(const TableSight& before, const TableSight& now, std::span<const Happening> told) {
    for (const Happening& happening : told) {
        if (happening.what != Happened::travelled || happening.copy != no_copy) continue;
        if (happening.from.zone == Zone::nowhere || happening.to.zone == Zone::nowhere) continue;
        const Rect from = before.box(happening.from), to = now.box(happening.to);
        if (from.empty() || to.empty()) continue;
        travels_.push_back({no_copy, happening.from, happening.to, from, to, Facing::down, Facing::down, -1});
    }
}

// Travels that were told one after another begin shortly after each other.
void TableMotion::travels_begin(std::span<const Happening> told, float& at) {
    int begun = 0;
    for (const Happening& happening : told) {
        const auto meant = std::ranges::find_if(travels_, [&](const Travel& travel) {
            if (travel.starts >= 0 || travel.copy != happening.copy) return false;
            return travel.copy != no_copy || (travel.from_place == happening.from && travel.to_place == happening.to);
        });
        if (meant == travels_.end()) continue;
        meant->starts = at + apart * static_cast<float>(std::min(begun++, at_once - 1));
        ends_ = std::max(ends_, meant->starts + motion::card);
    }
    if (begun > 0) at = ends_;
}

// What nobody has told of.
void TableMotion::rest_begins(float at) {
    int begun = 0;
    for (Travel& travel : travels_) {
        if (travel.starts >= 0) continue;
        travel.starts = at + apart * static_cast<float>(std::min(begun++, at_once - 1));
        ends_ = std::max(ends_, travel.starts + motion::card);
    }
}

// Happenings of a kind that follow each other are one beat, but for battles.
void TableMotion::put_in_order(std::span<const Happening> told, const std::function<Rect(const Happening&)>& box) {
    float at = 0;
    std::size_t next = 0;
    for (std::size_t first = 0; first < told.size(); first = next) {
        const Happened what = told[first].what;
        for (next = first + 1; next < told.size() && told[next].what == what && what != Happened::won;) ++next;
        const auto beat = told.subspan(first, next - first);
        if (what == Happened::travelled) {
            travels_begin(beat, at);
            continue;
        }
        for (std::size_t i = 0; i < beat.size(); ++i)
            marks_.push_back({beat[i], what == Happened::coin ? Rect{} : box(beat[i]), at, static_cast<int>(i),
                              static_cast<int>(beat.size())});
        at += length_of(what, static_cast<int>(beat.size()));
        ends_ = std::max(ends_, at);
    }
    rest_begins(at);
}

void TableMotion::go_on(Frame& f) {
    if (!runs()) return;
    if (f.ui.skips_motion()) return finish();
    passed_ += f.ui.passed_ms();
    if (!runs()) return finish();
    f.ui.keep_moving();
}

float TableMotion::share(float starts, float lasts) const {
    return std::clamp((passed_ - starts) / (lasts * tempo_), 0.f, 1.f);
}

bool TableMotion::away(CopyId copy) const {
    return copy != no_copy && std::ranges::any_of(travels_, [&](const Travel& travel) {
               return travel.copy == copy && share(travel.starts, motion::card) < 1;
           });
}

bool TableMotion::away(TablePlace place) const {
    return std::ranges::any_of(travels_, [&](const Travel& travel) {
        return travel.copy == no_copy && travel.to_place == place && share(travel.starts, motion::card) < 1;
    });
}

int TableMotion::to_fall(TablePlace place) const {
    float points = 0;
    for (const Mark& mark : marks_)
        if (mark.told.what == Happened::hurt && mark.told.to == place)
            points += static_cast<float>(mark.told.n) * (1 - share(mark.starts + fall * tempo_ * .4f, fall * .6f));
    return static_cast<int>(points) / 10 * 10;
}

bool TableMotion::coins_turn() const {
    return std::ranges::any_of(marks_, [&](const Mark& mark) {
        const float begins = mark.starts + coins_apart * tempo_ * static_cast<float>(mark.row);
        return mark.told.what == Happened::coin && share(begins, motion::coin) < 1;
    });
}

}  // namespace cubenight::gui
