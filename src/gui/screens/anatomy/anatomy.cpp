// Every kind of card at every level of detail, and every mark that a card may carry: the page by which the look is
// checked.
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/anatomy/invented_cards.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

class Anatomy final : public Screen {
public:
    const char* name() const override { return "anatomy"; }

    void draw(Frame& f) override {
        Canvas& c = f.c;
        c.text({40, 52}, f.say(Text::anatomy_title), bold(28, c.p.t1));
        c.text({40, 76}, f.say(Text::anatomy_under), regular(14, c.p.t2));
        CardPainter cards(c, f.say, f.words);
        large(cards);
        hand(f, cards, {40, 552, 620, 416});
        badges(f, {676, 552, 440, 416});
        conditions(f, {1132, 552, 428, 416});
        if (f.ui.key(Key::escape)) f.go.back();
    }

private:
    CardLook look(std::size_t i) const {
        const Card& card = samples_[i];
        return {card, families_.seed(card), "Lantern Cube", "014"};
    }

    void large(CardPainter& cards) const {
        cards.draw({70, 104}, 290, look(0));
        cards.draw({400, 104}, 250, look(1));
        cards.draw({680, 104}, 250, look(2));
        cards.draw({960, 104}, 250, look(4));
        cards.back({1250, 104}, 250);
    }

    void hand(Frame& f, CardPainter& cards, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 30}, f.say(Text::anatomy_hand), bold(16, c.p.t1));
        for (const auto& [x, i] : {std::pair{20.f, 5u}, {166.f, 6u}, {312.f, 2u}, {458.f, 3u}})
            cards.draw({box.x + x, box.y + 46}, 132, look(i));
        c.text({box.x + 20, box.y + 260}, f.say(Text::anatomy_bench), bold(16, c.p.t1));
        InPlay play{
            .hp_left = 40, .hp = 90, .energy = {TypeSet::of(Type::fire), TypeSet::of(Type::fire)}, .tool = "Vest"};
        for (const auto& [x, i] : {std::pair{20.f, 7u}, {116.f, 5u}, {212.f, 8u}}) {
            CardLook card = look(i);
            if (i == 5) card.in_play = &play;
            cards.draw({box.x + x, box.y + 274}, 84, card);
        }
        c.text({box.x + 336, box.y + 260}, f.say(Text::anatomy_pile), bold(16, c.p.t1));
        for (const auto& [x, i] : {std::pair{336.f, 9u}, {390.f, 10u}, {444.f, 11u}})
            cards.draw({box.x + x, box.y + 274}, 44, look(i));
        cards.back({box.x + 498, box.y + 274}, 44);
    }

    void badges(Frame& f, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 30}, f.say(Text::anatomy_badges), bold(16, c.p.t1));
        for (int t = 0; t < type_count; ++t) {
            const auto type = static_cast<Type>(t);
            const Vec at{box.x + 52 + 102 * static_cast<float>(t % 4), box.y + 82 + 104 * static_cast<float>(t / 4)};
            type_badge(c, at, 25, type);
            type_badge(c, {at.x + 42, at.y - 12}, 9, type);
            type_badge(c, {at.x + 42, at.y + 12}, 6.5f, type, On::cloth);
            c.text({at.x - 26, at.y + 48}, f.say.type(type), regular(14, c.p.t2));
        }
        c.text({box.x + 20, box.y + 398}, f.say(Text::anatomy_never), regular(13, c.p.t3));
    }

    void conditions(Frame& f, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 30}, f.say(Text::anatomy_conditions), bold(16, c.p.t1));
        for (int i = 0; i < condition_count; ++i)
            condition_chip(c, f.say, {box.x + 20, box.y + 46 + 36 * static_cast<float>(i)},
                           static_cast<SpecialCondition>(i));
        c.text({box.x + 20, box.y + 260}, f.say(Text::anatomy_counters), bold(16, c.p.t1));
        float x = box.x + 38;
        c.set_group(c.next_group());  // letters as on cards
        for (const int points : {10, 50, 100}) damage_disc(c, {x, box.y + 290}, 18, points), x += 46;
        c.set_group(0);
        coin(c, {x + 20, box.y + 290}, 22, CoinFace::heads);
        coin(c, {x + 74, box.y + 290}, 22, CoinFace::tails);
        const Node nodes[] = {Node::have, Node::have, Node::wanted, Node::missing};
        line_nodes(c, {box.x + 20, box.y + 340}, nodes, look_of(Type::fire).fill);
        for (std::size_t i = 1; i <= static_cast<std::size_t>(Icon::link); ++i)
            icon(c,
                 {box.x + 30 + 22 * static_cast<float>((i - 1) % 18),
                  box.y + 372 + 22 * static_cast<float>((i - 1) / 18)},
                 8, static_cast<Icon>(i), c.p.t1);
    }

    const std::vector<Card> samples_ = invented_cards();
    const CardSet set_ = set_of(samples_);
    const Families families_{set_};
};

}  // namespace

std::unique_ptr<Screen> make_anatomy() { return std::make_unique<Anatomy>(); }

}  // namespace cubenight::gui
