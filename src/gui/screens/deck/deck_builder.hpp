// Building a deck: the pool in piles, the deck in rows, what is wrong with it and what would mend it.
#pragma once

#include <optional>
#include <vector>

#include "draft/decks/advice.hpp"
#include "draft/decks/auto_build.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"

namespace cubenight::gui {

class DeckBuilder final : public Screen {
public:
    const char* name() const override { return "deck"; }
    void draw(Frame& f) override;

private:
    // deck_builder.cpp
    void refresh(Frame& f);
    void bar(Frame& f);
    void bar_steps(Frame& f, Rect bar);
    void bar_buttons(Frame& f, Rect bar);
    void keys(Frame& f);
    void sheets(Frame& f);
    void auto_sheet(Frame& f);
    void export_sheet(Frame& f);
    void why_sheet(Frame& f);
    void ready(Frame& f);
    void undo(Frame& f);
    void redo(Frame& f);
    void change(Frame& f, draft::Deck deck);
    void edit(Frame& f, std::vector<draft::DeckEdit> edits);
    void add(Frame& f, draft::CubeCopyId card);
    void add_line(Frame& f, draft::CubeCopyId card);
    void remove(Frame& f, draft::CubeCopyId card);
    void energy(Frame& f, Type type, int by);

    // deck_pool.cpp
    void pool(Frame& f, Rect r);
    void pool_head(Frame& f, Rect r);
    void piles(Frame& f, Rect r);
    void pile(Frame& f, Rect r, const Pile& pile, float step);
    void energy_box(Frame& f, Rect r);
    void stepper(Frame& f, Rect r, Type type);

    // deck_looking.cpp
    void looking(Frame& f, Rect r);
    void looking_words(Frame& f, Rect r, draft::CubeCopyId card);
    void looking_buttons(Frame& f, Rect r, draft::CubeCopyId card);
    void closer(Frame& f);

    // deck_list.cpp
    void list(Frame& f, Rect r);
    void list_head(Frame& f, Rect r);
    void section(Frame& f, Rect r, float& y, const DeckSection& section, float row, float gap);
    void row(Frame& f, Rect r, const DeckRow& row);
    void energy_row(Frame& f, Rect r, const DeckRow& row);
    void free_slots(Frame& f, Rect r, float y, float row, float gap);

    // deck_check.cpp
    void checks(Frame& f, Rect r);
    float broken(Frame& f, Rect r, const draft::BrokenRule& rule, std::size_t index);
    float advice(Frame& f, Rect r, const draft::Advice& advice, std::size_t index);
    float passed(Frame& f, Rect r, draft::DeckRule rule);
    float mends(Frame& f, Vec at, float width, const std::vector<draft::Mend>& mends, std::string_view id,
                const draft::DeckRule* why);

    // deck_shape.cpp
    void shape(Frame& f, Rect r);
    void shape_bars(Frame& f, Rect r);
    void shape_curves(Frame& f, Rect r);
    void shape_energy(Frame& f, Rect r);

    CardLook look(draft::CubeCopyId card) const;

    DeckValues v_;
    int sort_ = 0;
    int side_tab_ = 0;
    std::string search_;
    std::optional<draft::CubeCopyId> selected_;
    std::optional<draft::CubeCopyId> dragged_;
    std::optional<draft::CubeCopyId> close_up_;
    std::vector<draft::Deck> undo_, redo_;
    std::optional<draft::AutoBuild> offer_;
    std::optional<draft::DeckRule> why_;
    std::optional<SeatSheet> seats_;
    bool export_ = false, menu_ = false;
    Rect pool_rect_, deck_rect_;
    float checks_height_ = 0;  // of the last frame, for scrolling
};

}  // namespace cubenight::gui
