// How a card is read: cards of a cube in every size that the table has, and every mark that a card may carry.
#include <algorithm>
#include <functional>
#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/anatomy/ultraman_anatomy.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float lower_high = 300, card_ratio = 1.4f;

// Cards of a cube that stand for all: found once, drawn in several sizes.
struct Examples {
    const Cube* cube = nullptr;
    CardLooks looks;
    std::vector<const Card*> enlarged;  // a Pokémon with an Ability, a Supporter, a Special Energy
    std::vector<const Card*> in_hand;   // an evolution, an Item, a basic Pokémon, a Stadium
    std::vector<const Card*> in_play;   // Pokémon; the first is damaged and holds the Tool
    const Card* tool = nullptr;

    explicit Examples(const draft::DraftCards& cards);

private:
    using Fits = std::function<bool(const Card&)>;
    const Card* find(const draft::DraftCards& cards, const Fits& fits);
    void add(std::vector<const Card*>& to, const draft::DraftCards& cards, const Fits& fits);

    std::vector<const Card*> taken_;
};

const Card* Examples::find(const draft::DraftCards& cards, const Fits& fits) {
    for (std::uint16_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[draft::CubeCopyId{i}];
        if (!fits(card) || std::find(taken_.begin(), taken_.end(), &card) != taken_.end()) continue;
        taken_.push_back(&card);
        return &card;
    }
    return nullptr;
}

void Examples::add(std::vector<const Card*>& to, const draft::DraftCards& cards, const Fits& fits) {
    if (const Card* card = find(cards, fits)) to.push_back(card);
}

Examples::Examples(const draft::DraftCards& cards) : cube(cards.cube), looks(*cards.set, cards.cube->rules) {
    const auto of_kind = [](CardKind kind) { return [kind](const Card& card) { return card.kind == kind; }; };
    const auto basic = [](const Card& card) { return card.is_basic_pokemon() && !card.attacks.empty(); };
    const auto evolved = [](const Card& card) { return is_evolution(card.stage) && !card.attacks.empty(); };
    add(enlarged, cards, [&](const Card& card) { return evolved(card) && !card.abilities.empty(); });
    add(enlarged, cards, of_kind(CardKind::supporter));
    add(enlarged, cards, of_kind(CardKind::special_energy));
    add(in_hand, cards, evolved);
    add(in_hand, cards, of_kind(CardKind::item));
    add(in_hand, cards, basic);
    add(in_hand, cards, of_kind(CardKind::stadium));
    for (int i = 0; i < 3; ++i) add(in_play, cards, i == 0 ? Fits(evolved) : Fits(basic));
    tool = find(cards, of_kind(CardKind::tool));
}

class Anatomy final : public Screen {
public:
    const char* name() const override { return "anatomy"; }

    void draw(Frame& f) override {
        Canvas& c = f.c;
        const Rect area = f.area.inset(40, 0);
        c.text({area.x, 52}, f.say(Text::anatomy_title), bold(28, c.p.t1));
        const bool ultra = has<UltramanCounts>(f), both = ultra && has<PokemonCounts>(f);
        if (both) {
            const std::string_view games[] = {f.say(Text::pokemon), f.say(Text::home_game_ucg)};
            game_ = tabs(f, "anatomy.game", {area.right() - 600, 30, 460, 36}, games, game_);
        }
        if (button(f, {.id = "anatomy.back", .box = {area.right() - 120, 28, 120, 40}, .label = f.say(Text::close)}) ||
            f.ui.key(Key::escape))
            f.go.back();
        const float lower = area.bottom() - 32 - lower_high;
        if (ultra && (!both || game_ == 1)) {
            const auto cards = cards_of<UltramanCounts>(f);
            if (cards) say_cube(f, area, *cards->cube), draw_ultraman_anatomy(f, area, lower, *cards);
            return;
        }
        find_examples(f);
        if (examples_) say_cube(f, area, *examples_->cube);
        const float width = std::min(330.f, (lower - 124) / card_ratio);
        if (examples_) enlarged(f, {area.x, 100}, width);
        const float right = area.x + 3 * (width + 20) + 4;
        badges(f, {right, 100, area.right() - right, lower - 124});
        if (examples_) sizes(f, {area.x, lower, 1112, lower_high});
        conditions(f, {area.x + 1128, lower, area.right() - area.x - 1128, lower_high});
    }

private:
    static void say_cube(Frame& f, Rect area, const Cube& cube) {
        f.c.text({area.x, 76}, f.say(Text::anatomy_under, {cube.name}), regular(14, f.c.p.t2));
    }

    template <class Counts>
    static bool has(const Frame& f) {
        return std::ranges::any_of(f.session.cubes(),
                                   [](const CubeSummary& cube) { return std::holds_alternative<Counts>(cube.counts); });
    }
    // Of the first cube of that game.
    template <class Counts>
    static std::optional<draft::DraftCards> cards_of(Frame& f) {
        const auto& cubes = f.session.cubes();
        const auto found = std::ranges::find_if(
            cubes, [](const CubeSummary& cube) { return std::holds_alternative<Counts>(cube.counts); });
        return found == cubes.end() ? std::nullopt : f.session.library(found->id);
    }

    void find_examples(Frame& f) {
        const auto cards = cards_of<PokemonCounts>(f);
        if (!cards) return examples_.reset();
        if (!examples_ || examples_->cube != cards->cube) examples_.emplace(*cards);
    }

    void row(Frame& f, Vec at, float width, float pitch, const std::vector<const Card*>& cards) const {
        CardPainter painter(f.c, f.say, f.words);
        for (const Card* card : cards) {
            painter.draw(at, width, examples_->looks.of(*card, examples_->cube->name));
            at.x += pitch;
        }
    }

    void enlarged(Frame& f, Vec at, float width) const { row(f, at, width, width + 20, examples_->enlarged); }

    void sizes(Frame& f, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 32}, f.say(Text::anatomy_hand), bold(16, c.p.t1));
        row(f, {box.x + 20, box.y + 50}, 140, 152, examples_->in_hand);
        c.text({box.x + 640, box.y + 32}, f.say(Text::anatomy_bench), bold(16, c.p.t1));
        on_bench(f, {box.x + 640, box.y + 50});
        c.text({box.x + 936, box.y + 32}, f.say(Text::anatomy_pile), bold(16, c.p.t1));
        CardPainter painter(c, f.say, f.words);
        if (!examples_->in_hand.empty())
            painter.draw({box.x + 936, box.y + 50}, 52, examples_->looks.of(*examples_->in_hand.back()));
        painter.back({box.x + 1000, box.y + 50}, 52);
        counters(f, {box.x + 640, box.y + 206});
        signs(f, {box.x + 20, box.bottom() - 34, 600, 34});
    }

    // What is a letter or a line on a small card, and a word on a large one.
    void signs(Frame& f, Rect r) const {
        const std::pair<std::string_view, std::string_view> all[] = {
            {"B", f.say.stage(Stage::basic)},     {"1", f.say.stage(Stage::stage1)},
            {"2", f.say.stage(Stage::stage2)},    {"→", f.say(Text::card_retreat)},
            {"×2", f.say(Text::match_weakness)},  {"−30", f.say(Text::match_resistance)},
            {"≡", f.say(Text::anatomy_has_text)},
        };
        std::vector<std::string> told;
        for (const auto& [sign, means] : all) told.push_back(std::string(sign) + " " + std::string(means));
        f.c.paragraph({r.x, r.y + 8}, f.say.row(told), regular(13, f.c.p.t2), r.w, 18, 2);
    }

    void on_bench(Frame& f, Vec at) const {
        CardPainter painter(f.c, f.say, f.words);
        for (const Card* card : examples_->in_play) {
            CardLook look = examples_->looks.of(*card);
            const TypeSet type = card->types;
            InPlay play{.hp_left = std::max(10, card->hp - 50), .hp = card->hp, .energy = {type, type}};
            if (examples_->tool) play.tool = name_in(*examples_->tool, f.say.language());
            if (card == examples_->in_play.front()) look.in_play = &play;
            painter.draw(at, 84, look);
            at.x += 96;
        }
    }

    void counters(Frame& f, Vec at) const {
        Canvas& c = f.c;
        c.text({at.x, at.y}, f.say(Text::anatomy_counters), bold(16, c.p.t1));
        c.set_group(c.next_group());  // letters as on cards
        float x = at.x + 20;
        for (const int points : {10, 50, 100}) damage_disc(c, {x, at.y + 44}, 18, points), x += 46;
        c.set_group(0);
        c.text({at.x + 296, at.y}, f.say(Text::anatomy_coin), bold(16, c.p.t1));
        coin(c, {at.x + 318, at.y + 44}, 22, CoinFace::heads);
        coin(c, {at.x + 372, at.y + 44}, 22, CoinFace::tails);
    }

    void badges(Frame& f, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 32}, f.say(Text::anatomy_badges), bold(16, c.p.t1));
        const float across = (box.w - 40) / 4, down = (box.h - 90) / 3;
        for (int t = 0; t < type_count; ++t) {
            const auto type = static_cast<Type>(t);
            const Vec at{box.x + 46 + across * static_cast<float>(t % 4),
                         box.y + 80 + down * static_cast<float>(t / 4)};
            type_badge(c, at, 25, type);
            type_badge(c, {at.x + 42, at.y - 12}, 9, type);
            type_badge(c, {at.x + 42, at.y + 12}, 6.5f, type, On::cloth);
            c.text_within({at.x - 26, at.y + 46}, f.say.type(type), regular(14, c.p.t2), across - 8);
        }
        c.text({box.x + 20, box.bottom() - 16}, f.say(Text::anatomy_never), regular(13, c.p.t3));
    }

    void conditions(Frame& f, Rect box) const {
        Canvas& c = f.c;
        panel(c, box);
        c.text({box.x + 20, box.y + 32}, f.say(Text::anatomy_conditions), bold(16, c.p.t1));
        for (int i = 0; i < condition_count; ++i)
            condition_chip(c, f.say, {box.x + 20, box.y + 52 + 44 * static_cast<float>(i)},
                           static_cast<SpecialCondition>(i));
    }

    std::optional<Examples> examples_;
    int game_ = 0;  // 1: the Ultraman Card Game, where there are cubes of both
};

}  // namespace

std::unique_ptr<Screen> make_anatomy() { return std::make_unique<Anatomy>(); }

}  // namespace cubenight::gui
