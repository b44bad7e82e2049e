// Pages of Home over a draft, a night or a match: they are left again to where one was.
#include "src/gui/screens/home/rulebook_page.hpp"
#include "src/gui/screens/home/settings_page.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

class OverScreen : public Screen {
public:
    void draw(Frame& f) final {
        Rect area = f.area;
        const Rect foot = area.cut_bottom(64);
        page(f, area);
        ButtonRow row(f, ButtonRow::From::left, foot.x + 36, foot.y, 44);
        if (row.button({.id = "over.back",
                        .label = f.say(Text::rulebook_back),
                        .rank = Rank::primary,
                        .icon = Icon::chevron_left,
                        .key = Key::escape},
                       160))
            f.go.back();
    }

private:
    virtual void page(Frame& f, Rect area) = 0;
};

class RulebookScreen final : public OverScreen {
public:
    const char* name() const override { return "rulebook"; }

private:
    void page(Frame& f, Rect area) override {
        if (!page_) page_.emplace(f.session.ruling_shelf().taken_out());
        page_->draw(f, area);
    }
    std::optional<RulebookPage> page_;
};

class SettingsScreen final : public OverScreen {
public:
    const char* name() const override { return "settings"; }

private:
    void page(Frame& f, Rect area) override { page_.draw(f, area); }
    SettingsPage page_;
};

}  // namespace

std::unique_ptr<Screen> make_rulebook() { return std::make_unique<RulebookScreen>(); }
std::unique_ptr<Screen> make_settings() { return std::make_unique<SettingsScreen>(); }

}  // namespace cubenight::gui
