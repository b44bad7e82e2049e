// The rulebook over a match: it is left again to where one was.
#include "src/gui/screens/home/rulebook_page.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

class RulebookScreen final : public Screen {
public:
    const char* name() const override { return "rulebook"; }

    void draw(Frame& f) override {
        if (!page_) page_.emplace(f.session.ruling_shelf().taken_out());
        Rect area = f.area;
        const Rect foot = area.cut_bottom(64);
        page_->draw(f, area);
        ButtonRow row(f, ButtonRow::From::left, foot.x + 36, foot.y, 44);
        if (row.button({.id = "rulebook.back",
                        .label = f.say(Text::rulebook_back),
                        .rank = Rank::primary,
                        .icon = Icon::chevron_left,
                        .key = Key::escape},
                       160))
            f.go.back();
    }

private:
    std::optional<RulebookPage> page_;
};

}  // namespace

std::unique_ptr<Screen> make_rulebook() { return std::make_unique<RulebookScreen>(); }

}  // namespace cubenight::gui
