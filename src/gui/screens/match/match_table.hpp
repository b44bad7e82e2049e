// A match: the board with both sides, what is asked, the hand, the log. Everything that can be pressed is an option of
// the engine; what is lit and why something is not comes from there too. Each part of the screen draws itself from the
// values and says what is wanted; the table knows where the parts lie and carries their wishes out.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/bot_pace.hpp"
#include "src/gui/screens/common/choice_list.hpp"
#include "src/gui/screens/common/curtain.hpp"
#include "src/gui/screens/common/followed_motion.hpp"
#include "src/gui/screens/common/judge_desk.hpp"
#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/log_panel.hpp"
#include "src/gui/screens/common/look_back.hpp"
#include "src/gui/screens/common/past_moment.hpp"
#include "src/gui/screens/common/script_desk.hpp"
#include "src/gui/screens/common/spotlight.hpp"
#include "src/gui/screens/common/table_frame.hpp"
#include "src/gui/screens/common/thinking.hpp"
#include "src/gui/screens/common/undo_desk.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/drops.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"
#include "src/gui/screens/match/sheets.hpp"

namespace cubenight::gui {

class MatchTable final : public Screen {
public:
    const char* name() const override { return "match"; }
    void draw(Frame& f) override;

private:
    // Where the parts lie in this frame.
    struct Layout : TableFrame {
        BoardLayout places;
    };

    void refresh(Frame& f);
    Layout lay_out(Frame& f) const;
    void parts(Frame& f, const Layout& lay);
    void follow_motion(Frame& f, const Layout& lay);
    void draw_motion(Frame& f, const Layout& lay) const;
    void follow_deeds(Frame& f);
    void draw_deeds(Frame& f, const Layout& lay) const;
    // Where everything lies now.
    TableSight lying(const pokemon::View& view, const Layout& lay) const;
    // Nothing moves, and nothing is shown that is to be read first.
    bool lies() const { return !motion_.runs() && !spotlight_.on(); }
    // Whether something is shown large now. A Prize card comes when the Knock Out has been seen.
    bool tells() const { return spotlight_.on() && !(spotlight_.shown().waits && motion_.runs()); }
    void asking(Frame& f, const MatchValues& v, const Asking& asking, const Layout& lay);
    void hands(Frame& f, const MatchValues& v, const Layout& lay);
    // The match as it is, or the moment that is looked back at.
    const MatchValues& shown() const { return back_.on() ? then_.values() : v_; }
    void close_up(Frame& f, const MatchValues& v, std::optional<CopyId> pointed, const Layout& lay);
    void explain(Frame& f, const MatchValues& v, const Layout& lay);
    void over_board(Frame& f, const MatchValues& v, const Asking& asked, const Layout& lay);
    void side_panels(Frame& f, Rect r);
    bool has_panels(const Frame& f) const { return !f.narrow() || panels_unfolded_; }
    // The scenario of the match, where its panel is folded away.
    ScenarioScript* folded_script(const Frame& f) const;

    void keys(Frame& f);
    bool choose_by_key(Frame& f);

    void carry_out(Frame& f, const MatchWishes& all);
    void drag(Frame& f, const MatchWishes& wishes, const BoardLayout& lay);
    void drop(Frame& f, const HandCard& held, const BoardLayout& lay);
    void take(Frame& f, pokemon::Option option);
    // An attack that stands is pressed twice.
    void take_action(Frame& f, pokemon::Option option);
    void answer(Frame& f, std::size_t place);
    void end_turn(Frame& f);

    MatchValues v_;
    LookBack back_;
    PastMoment<MatchValues> then_;  // that is looked back at
    BotPace pace_;
    FollowedMotion<pokemon::View> motion_;
    Spotlight spotlight_;
    EndChoice leaves_ = EndChoice::open;  // when the frame is drawn
    const MatchSession* match_shown_ = nullptr;
    const CardSet* cards_ = nullptr;  // of the match that is shown
    Curtain curtain_;
    ChoiceList list_;
    LogPanel log_;
    ScriptDesk script_;
    Sheets sheets_;
    UndoDesk undo_;
    JudgeDesk judge_;
    Thinking thinking_;
    std::optional<Drag> drag_;
    bool asks_anew_ = false;         // what is asked has not been looked at
    bool panels_unfolded_ = false;   // in narrow windows, where the board makes room for them
    std::optional<CopyId> pointed_;  // in this frame
    PointedCard large_;
    OpenedCard opened_;
    std::vector<CopyId> lit_;
    std::optional<std::size_t> explained_;  // the attack that is pointed at in this frame
    struct {
        std::uint64_t version = 0;
        std::optional<std::size_t> moment, attack;
        std::vector<pokemon::DamageStep> steps;
    } damage_;  // of the attack that was explained last
};

}  // namespace cubenight::gui
