#include "src/gui/screens/draft/draft_values.hpp"

#include <algorithm>

#include "draft/pool/offers.hpp"
#include "engine/cards/names.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

DraftValues::News DraftValues::refresh(const Session& session) {
    const draft::Night& night = *session.night();
    const SeatId now = session.seat().value_or(seat);
    if (cards.cube != night.cards.cube) {
        cards = night.cards;
        values_ = draft::CardValues(cards);
        faces_ = faces_of(cards, night.rules);
        version_ = ~std::uint64_t{0};
    }
    if (version_ == session.version() && seat == now) return News::none;
    version_ = session.version();
    std::vector<draft::CubeCopyId> before;
    if (seat == now) before = std::move(view.pack);
    seat = now;
    view = view_for(night, seat);
    const auto& picks = night.drafting.picks();
    const auto last =
        std::find_if(picks.rbegin(), picks.rend(), [&](const draft::Pick& pick) { return pick.seat == seat; });
    last_pick = last == picks.rend() ? draft::no_cube_copy : last->card;
    suggestions =
        view.pack.empty() ? std::vector<draft::Suggestion>() : draft::suggest_picks(cards, values_, place_of(view));
    return !before.empty() && !view.pack.empty() && before != view.pack ? News::next_pack : News::changed;
}

int DraftValues::rank_of(draft::CubeCopyId card) const {
    const std::size_t named = std::min<std::size_t>(suggestions.size(), 3);
    for (std::size_t i = 0; i < named; ++i)
        if (suggestions[i].card == card) return static_cast<int>(i) + 1;
    return 0;
}

std::string DraftValues::seat_name(const Strings& say, SeatId wanted) const {
    for (const draft::SeatSign& sign : view.table)
        if (sign.seat == wanted) return text::given_name(sign.name, say.language());
    return {};
}

std::string DraftValues::goes_with(const Strings& say, draft::CubeCopyId card) const {
    const auto with = view.goes_with.find(card);
    if (with == view.goes_with.end()) return {};
    std::vector<std::string> names;
    for (const draft::CubeCopyId lower : with->second) names.emplace_back(name_in(cards[lower], say.language()));
    return "+ " + say.row(names);
}

std::string_view DraftValues::stands_on(draft::CubeCopyId card) const {
    const LinePolicy lines = view.deck_rules.lines;
    if (cards.ucg || draft::brings_lower_stages(lines) || draft::needs_no_lower_stage(lines)) return {};
    return cards[card].evolves_from;
}

int DraftValues::picked(std::string_view name) const {
    return static_cast<int>(std::ranges::count_if(
        view.pool, [&](draft::CubeCopyId card) { return name_for_rules(cards[card].name) == name_for_rules(name); }));
}

int DraftValues::picks_made() const {
    const auto sign = std::ranges::find(view.table, seat, &draft::SeatSign::seat);
    return sign == view.table.end() ? 0 : sign->picks_made;
}

}  // namespace cubenight::gui
