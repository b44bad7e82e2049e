// A match of the Ultraman Card Game: the battle areas with both players' characters, what is asked, the hand, the log.
// Everything that can be pressed is an option of the engine; what is lit and why something is not comes from there too. Each
// part of the screen draws itself from the values and says what is wanted; the table knows where the parts lie and carries
// their wishes out.
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
#include "src/gui/screens/ultraman/layout.hpp"
#include "src/gui/screens/ultraman/sheets.hpp"
#include "src/gui/screens/ultraman/telling.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

class Table final : public Screen {
public:
    const char* name() const override { return "ultraman"; }
    void draw(Frame& f) override;

private:
    // Where the parts lie in this frame.
    struct Places : TableFrame {
        Layout places;
    };

    void refresh(Frame& f);
    void hands(Frame& f, const Values& v, const Places& lay, CopyId held);
    Places lay_out(Frame& f) const;
    void bar(Frame& f, const Values& v);
    void parts(Frame& f, const Places& lay);
    void follow_motion(Frame& f, const Places& lay);
    void draw_motion(Frame& f, const Places& lay) const;
    // Goes on with what is told, moment by moment.
    void tell(Frame& f);
    void show_deeds(Frame& f);
    void draw_deeds(Frame& f, const Places& lay) const;
    // Nothing moves, and nothing is shown that is to be read first.
    bool rests() const { return !motion_.runs() && !spotlight_.on(); }
    // And everything lies there that has happened.
    bool lies() const { return rests() && !telling_.on(); }
    void asking(Frame& f, const Values& v, const Asking& asked, const Places& lay);
    void side_panels(Frame& f, Rect r);
    void read_bp(UltramanSession& match, Spot spot);
    void close_up(Frame& f, const Values& v, bool free, const Places& lay);
    void over_board(Frame& f, const Values& v, const Asking& asked, const Places& lay);
    // The match as it is, the moment of it that is told, or the one that is looked back at.
    const Values& shown() const { return back_.on() ? then_.values() : telling_.on() ? telling_.shown() : v_; }
    bool only_looks() const { return back_.on() || telling_.on() || swallows_ > 0; }
    bool has_panels(const Frame& f) const { return !f.narrow() || panels_unfolded_; }
    // The scenario of the match, where its panel is folded away.
    ScenarioScript* folded_script(const Frame& f) const;

    void keys(Frame& f);
    bool choose_by_key(Frame& f);
    void press_digit(Frame& f, int digit);

    void carry_out(Frame& f, const Wishes& all);
    void take(Frame& f, Option option);
    void answer(Frame& f, std::size_t place);

    const UltramanSession* match_shown_ = nullptr;
    Values v_;
    PastMoment<Values> then_;  // that is looked back at
    LookBack back_;
    BotPace pace_;
    Curtain curtain_;
    FollowedMotion<View> motion_;
    Spotlight spotlight_;
    Telling telling_;
    bool by_bot_ = false;                 // what is told
    float swallows_ = 0;                  // milliseconds: a press that has ended what was told chooses nothing besides
    EndChoice leaves_ = EndChoice::open;  // when the frame is drawn
    ChoiceList list_;
    LogPanel log_;
    ScriptDesk script_;
    Sheets sheets_;
    UndoDesk undo_;
    JudgeDesk judge_;
    Thinking thinking_;
    bool asks_anew_ = false;        // what is asked has not been looked at
    bool panels_unfolded_ = false;  // in narrow windows, where the board makes room for them
    CopyId held_ = no_copy;         // of the hand, waits for its place
    int first_area_ = 0;
    int areas_seen_ = 0;
    std::optional<CopyId> pointed_;  // in this frame
    PointedCard large_;
    OpenedCard opened_;
    std::optional<Spot> explained_;
    struct {
        std::uint64_t version = 0;
        std::optional<std::size_t> moment;  // nothing: now
        Spot spot = no_spot;
        std::vector<BpStep> steps;
    } bp_;  // of the character that was explained last
    std::vector<CopyId> lit_;
};

}  // namespace cubenight::gui::ucg
