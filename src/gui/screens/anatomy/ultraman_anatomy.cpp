#include "src/gui/screens/anatomy/ultraman_anatomy.hpp"

#include <algorithm>
#include <vector>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {
namespace {

using ultraman::Category;
using Cards = std::vector<const ultraman::Card*>;

// The first of each kind that has a text, no two of one character; the scenes last.
Cards examples_of(const draft::DraftCards& cards) {
    Cards found;
    const auto taken = [&](const ultraman::Card& card) {
        return std::ranges::any_of(found, [&](const auto* one) { return one->character == card.character; });
    };
    for (const Category category : {Category::ultraman, Category::kaiju, Category::mech, Category::scene})
        for (std::uint16_t i = 0, here = 0; i < cards.size() && here < 2; ++i) {
            const ultraman::Card& card = cards.character(draft::CubeCopyId{i});
            if (!card.categories.has(category) || card.texts.empty()) continue;
            if (!card.is_scene() && taken(card)) continue;
            if (std::ranges::find(found, &card) != found.end()) continue;
            found.push_back(&card), ++here;
        }
    return found;
}

class Drawing {
public:
    Drawing(Frame& f, const Cards& cards) : f_(f), c(f.c), cards_(cards) {}

    void row(Vec at, float width, float pitch, std::size_t first, std::size_t step, std::size_t most) {
        UltramanPainter painter(c, f_.say, f_.words);
        for (std::size_t i = first; i < cards_.size() && most > 0; i += step, --most, at.x += pitch)
            painter.draw(at, width, *cards_[i]);
    }

    void types(Rect box) {
        panel(c, box);
        c.text({box.x + 20, box.y + 32}, "TYPE", bold(16, c.p.t1));
        const float across = (box.w - 40) / 4, down = (box.h - 90) / 3;
        for (int t = 0; t < ultraman::type_count; ++t) {
            const auto type = static_cast<ultraman::Type>(t);
            const Vec at{box.x + 46 + across * static_cast<float>(t % 4),
                         box.y + 80 + down * static_cast<float>(t / 4)};
            type_badge(c, at, 25, type);
            type_badge(c, {at.x + 42, at.y - 12}, 9, type);
            type_badge(c, {at.x + 42, at.y + 12}, 6.5f, type, On::cloth);
            c.text_within({at.x - 26, at.y + 46}, f_.say.type(type), regular(14, c.p.t2), across - 8);
        }
        c.text_within({box.x + 20, box.bottom() - 16}, f_.say(Text::anatomy_never), regular(13, c.p.t3), box.w - 40);
    }

    void kinds(Rect box) {
        panel(c, box);
        float y = box.y + 40;
        for (const Category category : {Category::ultraman, Category::kaiju, Category::mech, Category::scene}) {
            category_icon(c, {box.x + 36, y}, 11, category, c.p.t1);
            c.text_within({box.x + 62, y + 5}, f_.say.category(category), regular(15, c.p.t2), box.w - 74);
            y += 44;
        }
    }

    void sizes(Rect box) {
        panel(c, box);
        c.text({box.x + 20, box.y + 32}, f_.say(Text::anatomy_hand), bold(16, c.p.t1));
        row({box.x + 20, box.y + 50}, 140, 152, 1, 2, 4);
        row({box.x + 640, box.y + 50}, 84, 96, 0, 2, 3);
        c.text({box.x + 936, box.y + 32}, f_.say(Text::anatomy_pile), bold(16, c.p.t1));
        row({box.x + 936, box.y + 50}, 52, 64, 0, 1, 1);
        UltramanPainter(c, f_.say, f_.words).back({box.x + 1000, box.y + 50}, 52);
    }

private:
    Frame& f_;
    Canvas& c;
    const Cards& cards_;
};

}  // namespace

void draw_ultraman_anatomy(Frame& f, Rect area, float lower, const draft::DraftCards& cards) {
    const Cards examples = examples_of(cards);
    Drawing drawing(f, examples);
    const float width = std::min(330.f, (lower - 124) / 1.4f), high = area.bottom() - 32 - lower;
    drawing.row({area.x, 100}, width, width + 20, 0, 3, 3);
    const float right = area.x + 3 * (width + 20) + 4;
    drawing.types({right, 100, area.right() - right, lower - 124});
    drawing.sizes({area.x, lower, 1112, high});
    drawing.kinds({area.x + 1128, lower, area.right() - area.x - 1128, high});
}

}  // namespace cubenight::gui
