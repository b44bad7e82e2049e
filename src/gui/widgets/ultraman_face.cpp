#include "src/gui/widgets/ultraman_face.hpp"

#include <algorithm>
#include <array>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

using ultraman::Category;
using ultraman::no_bp;
using ultraman::State;
using ultraman::state_count;

namespace {

// Heights of a large face, in u.
constexpr float art_top = 25, text_bottom = 130, columns_height = 14, states_height = 6.6f, text_gap = 2.4f;

float leading_of(const Canvas& c, const TextStyle& style) { return c.real_size(style) * 1.28f; }

Category first_category(const ultraman::Card& card) {
    for (int i = 0; i < ultraman::category_count; ++i)
        if (card.categories.has(static_cast<Category>(i))) return static_cast<Category>(i);
    return Category::ultraman;
}

struct Column {
    std::string_view label;
    int bp;
};

// What stands on the card: its columns up to the last that is printed, EXTRA behind them.
std::vector<Column> columns_of(const ultraman::Card& card) {
    int last = 0;
    for (int i = 0; i < state_count; ++i)
        if (card.bp[static_cast<std::size_t>(i)] != no_bp) last = i;
    std::vector<Column> columns;
    for (int i = 0; i <= last; ++i)
        columns.push_back({state_word(static_cast<State>(i)), card.bp[static_cast<std::size_t>(i)]});
    if (card.extra != no_bp) columns.push_back({"EXTRA", card.extra});
    return columns;
}

std::string bp_text(int bp) { return bp == no_bp ? "–" : std::to_string(bp); }

// Whose character it is, and its TEAMs.
std::string whose_card(const ultraman::Card& card, const Strings& say) {
    std::string whose(say.character(card));
    const char* between = "  ";
    for (const std::string& team : card.teams) {
        whose.append(between).append(ultraman::team_in(card, team, say.language()));
        between = " · ";
    }
    return whose;
}

}  // namespace

std::string_view without_title(std::string_view name, std::string_view character) {
    constexpr std::string_view title_behind = "奥特曼";
    const auto alike = [](char one, char other) {
        const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; };
        return small(one) == small(other);
    };
    const auto found = std::search(name.begin(), name.end(), character.begin(), character.end(), alike);
    if (character.empty()) return name;
    if (found == name.end()) return character;
    const auto from = static_cast<std::size_t>(found - name.begin());
    const std::string_view behind = name.substr(from + character.size());
    return behind == title_behind ? name.substr(from, character.size()) : name.substr(from);
}

std::string_view state_word(State state) {
    constexpr std::string_view words[] = {"SINGLE", "DOUBLE", "TRIPLE", "QUAD"};
    return words[static_cast<std::size_t>(state)];
}

Colour card_colour(const ultraman::Card& card) {
    if (card.is_scene()) return scene_colour;
    for (int t = 0; t < ultraman::type_count; ++t)
        if (card.types.has(static_cast<ultraman::Type>(t))) return look_of(static_cast<ultraman::Type>(t)).fill;
    return look_of(ultraman::Type::basic).fill;
}

void UltramanPainter::draw(Vec at, float width, const ultraman::Card& card) {
    const Rect box = CardPainter::box(at, width);
    const Level level = level_at(width * c.scale() + .5f);
    c.shadow(box, 5 * width / 100);
    c.set_group(c.next_group());
    if (level == Level::pile) pile(box, card);
    else if (level == Level::bench) bench(box, card);
    else if (card.is_scene()) scene(box, card, level);
    else if (level == Level::large) character_large(box, card);
    else character_hand(box, card);
    const float u = box.w / 100;
    if (!card.unread.empty() && level <= Level::hand)
        by_hand_corner(c, say, {box.x, box.y, box.w - u, box.h - 3.5f * u}, u);
    c.set_group(0);
}

void UltramanPainter::edge(Rect strip, const ultraman::Card& card) {
    const float u = strip.w / 100;
    const Colour colour = card_colour(card);
    c.set_group(c.next_group());
    c.rect_top(strip, mix(colour, black, .45f), 5 * u);
    c.rect_top(strip.inset(1.2f * u), mix(paper, colour, .22f), 4 * u);
    const float base = strip.y + strip.h * .5f + 3.4f * u;
    const std::string level = std::to_string(card.level);
    const TextStyle number = printed(9 * u, ink, Weight::bold, Align::right);
    const float wide = c.text({strip.right() - 5 * u, base}, level, number);
    small_name({strip.x + 5 * u, base}, card, printed(8.6f * u, ink, Weight::bold), 84 * u - wide, 6 * u);
    c.set_group(0);
}

// Where the name has no room it stands without its title: "Ultra..." could be anybody.
UltramanPainter::Named UltramanPainter::short_name(const ultraman::Card& card, const TextStyle& style, float room,
                                                   float least) {
    Named named{say.name(card), shrunk(c, say.name(card), style, room, least)};
    if (c.width(named.words, named.style) <= room || card.character.empty()) return named;
    const std::string_view whose = without_title(say.name(card), say.character(card));
    const TextStyle small = shrunk(c, whose, style, room, least);
    if (c.width(whose, small) < c.width(named.words, named.style)) named = {whose, small};
    return named;
}

void UltramanPainter::small_name(Vec at, const ultraman::Card& card, const TextStyle& style, float room, float least) {
    const Named named = short_name(card, style, room, least);
    c.text_within(at, named.words, named.style.cuttable(), room);
}

// In two lines where one has no room.
void UltramanPainter::hand_name(Rect r, const ultraman::Card& card) {
    const float u = r.h / 18;
    const Named named = short_name(card, printed(9.4f * u, ink, Weight::bold), r.w, 5.6f * u);
    const float em = c.real_size(named.style);
    if (c.width(named.words, named.style) <= r.w || c.wrapped(named.words, named.style, r.w).size() < 2)
        return static_cast<void>(
            c.text_within({r.x, r.centre().y + em * .36f}, named.words, named.style.cuttable(), r.w));
    c.paragraph({r.x, r.centre().y - em * .2f}, named.words, named.style.cuttable(), r.w, em * 1.05f, 2);
}

// Nothing may be cut on a face that is large enough to be read.
TextStyle UltramanPainter::as_large(const TextStyle& style, Rect box) const {
    return box.w * c.scale() < enlarged ? style.cuttable() : style;
}

// Level, name, TYPEs; below them the form, whose character it is and its TEAMs.
void UltramanPainter::large_head(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const std::string level = say(Text::ucg_level, {std::to_string(card.level)});
    const TextStyle style = printed(5 * u, white, Weight::bold);
    const Rect chip{box.x + 6 * u, box.y + 6 * u, c.width(level, style) + 5 * u, 9.4f * u};
    c.rect(chip, ink, 2 * u);
    c.text({chip.x + 2.5f * u, chip.centre().y + c.real_size(style) * .36f}, level, style);
    const float badges = type_badges(c, {box.x + 94.5f * u, box.y + 10.6f * u}, 4.6f * u, card.types, On::print);
    const float left = chip.right() + 2.6f * u, room = box.x + 94 * u - badges - left - 1.5f * u;
    const std::string_view called = say.name(card);
    TextStyle name = shrunk(c, called, printed(7.4f * u, ink, Weight::bold), room, 4.4f * u);
    while (c.wrapped(called, name, room).size() > 2 && name.size > 3.4f * u) name.size *= .97f;
    if (c.width(called, name) <= room) c.text({left, box.y + 13.2f * u}, called, name);
    else c.paragraph({left, box.y + 9.9f * u}, called, as_large(name, box), room, 5.4f * u, 2);
    const std::string whose = whose_card(card, say);
    const TextStyle right = shrunk(c, whose, printed(4.4f * u, ink2, Weight::bold, Align::right), 46 * u, 3.4f * u);
    const float wide = c.text_within({box.x + 93.5f * u, box.y + 22 * u}, whose, as_large(right, box), 54 * u);
    const TextStyle form = shrunk(c, say.form(card), printed(5.2f * u, ink), 84 * u - wide, 3.6f * u);
    c.text_within({box.x + 6.5f * u, box.y + 22 * u}, say.form(card), as_large(form, box), 85 * u - wide);
}

void UltramanPainter::large_columns(Rect row, const ultraman::Card& card) {
    const std::vector<Column> columns = columns_of(card);
    const float u = row.w / 88;
    const int count = static_cast<int>(columns.size());
    for (int i = 0; i < count; ++i) {
        const Column& column = columns[static_cast<std::size_t>(i)];
        const bool extra = column.label == "EXTRA";
        Rect cell = row.column(i, std::max(count, 3), 1.4f * u);
        c.rect(cell, extra ? rgb(0x5A3A12) : ink, 1.6f * u);
        const TextStyle label = printed(3.7f * u, extra ? rgb(0xFFD79A) : rgb(0xC3CBD6), Weight::bold, Align::centre);
        c.text({cell.centre().x, cell.y + 5 * u}, column.label, shrunk(c, column.label, label, cell.w - u, 2 * u));
        const std::string bp = bp_text(column.bp);
        const TextStyle number =
            shrunk(c, bp, printed(6.6f * u, white, Weight::bold, Align::centre), cell.w - u, 3 * u);
        c.text({cell.centre().x, cell.bottom() - 2.1f * u}, bp, number);
    }
}

float UltramanPainter::states(Vec at, ultraman::StateSet states, float u) {
    float x = at.x;
    for (int i = 0; i < state_count; ++i) {
        if (!states.has(static_cast<State>(i))) continue;
        const std::string_view word = state_word(static_cast<State>(i));
        const TextStyle style = printed(3.6f * u, white, Weight::bold);
        const Rect chip{x, at.y, c.width(word, style) + 3.6f * u, 5.4f * u};
        c.rect(chip, rgb(0x2B4A86), 1.2f * u);
        c.text({chip.x + 1.8f * u, chip.centre().y + c.real_size(style) * .36f}, word, style);
        x = chip.right() + 1.2f * u;
    }
    return x - at.x;
}

float UltramanPainter::texts_height(Rect box, const ultraman::Card& card, const TextStyle& text) {
    const float u = box.w / 100, leading = leading_of(c, text);
    float height = 0;
    const auto paragraph = [&](const std::string& words) {
        height += leading * static_cast<float>(c.wrapped(words, text, 87 * u).size()) + text_gap * u;
    };
    for (const std::string& rule : words_.rules(card)) paragraph(rule);
    for (std::size_t i = 0; i < card.texts.size(); ++i) {
        height += card.texts[i].states.empty() ? 0 : states_height * u;
        paragraph(words_.text(card, i));
    }
    for (const ultraman::UnreadText& unread : card.unread) paragraph(unread.text);
    return height;
}

// The largest picture and letters with which every text has room; where none does, the smallest.
UltramanPainter::Setting UltramanPainter::setting(Rect box, const ultraman::Card& card, float top, float most_art) {
    const float u = box.w / 100;
    Setting set{printed(4.9f * u, ink), most_art, false};
    const float smallest = std::max(3.2f * u, size::card_text_floor / c.scale());
    for (float letters = 4.9f * u; !set.whole; letters -= .25f * u) {
        set.text.size = std::max(letters, smallest);
        const float height = texts_height(box, card, set.text) / u;
        set.art = std::min(most_art, text_bottom - top - height);
        const float least_art = letters > 4.2f * u ? 26.f : 12.f;
        if (set.art >= least_art) set.whole = true;
        else if (letters <= smallest) break;
    }
    set.art = std::max(set.art, 12.f);
    return set;
}

void UltramanPainter::texts(Rect box, const ultraman::Card& card, float y, const Setting& set) {
    const float u = box.w / 100, leading = leading_of(c, set.text);
    const float bottom = box.y + (text_bottom + 1) * u;
    const TextStyle style = as_large(set.text, box);
    float at = box.y + y * u;
    const auto paragraph = [&](const std::string& words) {
        const int room = set.whole ? 1000 : std::max(1, static_cast<int>((bottom - at) / leading));
        const int lines = c.paragraph({box.x + 6.5f * u, at + leading * .8f}, words, style, 87 * u, leading, room);
        at += leading * static_cast<float>(lines) + text_gap * u;
    };
    for (const std::string& rule : words_.rules(card)) paragraph(rule);
    for (std::size_t i = 0; i < card.texts.size(); ++i) {
        if (!card.texts[i].states.empty()) {
            states({box.x + 6.5f * u, at}, card.texts[i].states, u);
            at += states_height * u;
        }
        paragraph(words_.text(card, i));
    }
    for (const ultraman::UnreadText& unread : card.unread) paragraph(unread.text);
}

void UltramanPainter::imprint(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const TextStyle small = printed(3.6f * u, ink2, Weight::regular, Align::right);
    const float number = c.text({box.x + 93.5f * u, box.y + 135 * u}, card.number, small);
    if (!ultraman::is_named_in(card, say.language()))
        c.text_within({box.x + 6.5f * u, box.y + 135 * u}, say(Text::card_no_name), printed(3.6f * u, ink2).cuttable(),
                      84 * u - number);
}

void UltramanPainter::character_large(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const Colour colour = card_colour(card);
    card_body(c, box, colour, mix(paper, colour, .10f));
    large_head(box, card);
    const Setting set = setting(box, card, art_top + columns_height + 5, 52);
    const Rect art{box.x + 6 * u, box.y + art_top * u, 88 * u, set.art * u};
    card_art(c, art, card, Level::large, 1.5f * u);
    const Category category = first_category(card);
    const std::string word = say.categories(card.categories);
    const TextStyle style = printed(4 * u, white, Weight::bold);
    const Rect chip{art.x + 1.5f * u, art.bottom() - 8.5f * u, c.width(word, style) + 11.5f * u, 7 * u};
    c.rect(chip, ink.alpha(.85f), 1.6f * u);
    category_icon(c, {chip.x + 4.4f * u, chip.centre().y}, 2.4f * u, category, white);
    c.text({chip.x + 8.6f * u, chip.centre().y + c.real_size(style) * .36f}, word, style);
    large_columns({art.x, art.bottom() + 2 * u, 88 * u, (columns_height - 1) * u}, card);
    texts(box, card, art_top + set.art + columns_height + 4, set);
    imprint(box, card);
}

void UltramanPainter::hand_columns(Rect rows, const ultraman::Card& card) {
    const std::vector<Column> columns = columns_of(card);
    const float u = rows.w / 88, height = rows.h / static_cast<float>(std::max<std::size_t>(1, columns.size()));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Rect row{rows.x, rows.y + height * static_cast<float>(i), rows.w, height};
        const bool extra = columns[i].label == "EXTRA";
        if (i % 2 == 0) c.rect(row, ink.alpha(.07f), 1.5f * u);
        const float base = row.centre().y;
        const TextStyle label = printed(std::min(7 * u, height * .8f), extra ? rgb(0x8A4B00) : ink2, Weight::bold);
        c.text({row.x + 2.5f * u, base + c.real_size(label) * .36f}, columns[i].label, label);
        const TextStyle number = printed(std::min(9.4f * u, height * .95f), ink, Weight::bold, Align::right);
        c.text({row.right() - 2.5f * u, base + c.real_size(number) * .36f}, bp_text(columns[i].bp), number);
    }
}

// Whose character it is, which decides what goes onto it, and its form; the form alone where both have no room.
void UltramanPainter::hand_ribbon(Rect r, const ultraman::Card& card) {
    const float u = r.w / 88, room = 83 * u;
    const std::string_view form = say.form(card);
    std::string words(say.character(card));
    if (!words.empty() && !form.empty()) words += " · ";
    words += form;
    if (words.empty()) return;
    const TextStyle usual = printed(7.6f * u, white);
    TextStyle style = shrunk(c, words, usual, room, 5 * u);
    if (c.width(words, style) > room && !form.empty()) words = form, style = shrunk(c, words, usual, room, 5 * u);
    c.rect(r, ink.alpha(.82f), .6f * u);  // round, so that its edges are smooth where the card is tilted
    c.text_within({r.x + 2.5f * u, r.centre().y + c.real_size(style) * .36f}, words, style.cuttable(), room);
}

// What one looks for in a hand stands above, where a low window still shows it: name, BP, whose character it is.
void UltramanPainter::character_hand(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const Colour colour = card_colour(card);
    card_body(c, box, colour, mix(paper, colour, .10f));
    const TextStyle number = printed(9 * u, white, Weight::bold, Align::centre);
    c.circle({box.x + 12 * u, box.y + 12 * u}, 7 * u, ink);
    c.text({box.x + 12 * u, box.y + 12 * u + c.real_size(number) * .36f}, std::to_string(card.level), number);
    const float badges = type_badges(c, {box.x + 95 * u, box.y + 11.6f * u}, 5.6f * u, card.types, On::print);
    const float left = box.x + 21 * u, room = box.x + 94 * u - badges - left;
    hand_name({left, box.y + 2.6f * u, room, 18 * u}, card);
    hand_ribbon({box.x + 6 * u, box.y + 20.8f * u, 88 * u, 10.4f * u}, card);
    const Rect columns{box.x + 6 * u, box.y + 32 * u, 88 * u,
                       std::min(11.2f * static_cast<float>(columns_of(card).size()), 35.f) * u};
    hand_columns(columns, card);
    const Rect art{columns.x, columns.bottom() + u, columns.w, box.y + 121 * u - columns.bottom() - u};
    card_art(c, art, card, Level::hand, 1.5f * u);
    category_icon(c, {box.x + 12 * u, box.y + 129 * u}, 4.4f * u, first_category(card), mix(colour, black, .5f));
    for (std::size_t i = 0; i < card.texts.size(); ++i)
        for (int line = 0; line < 3; ++line) {
            const float x = box.x + (80 - 14 * static_cast<float>(i)) * u;
            const float y = box.y + (126.6f + 2.4f * static_cast<float>(line)) * u;
            c.line({x, y}, {x + (line == 2 ? 7 : 11) * u, y}, ink2, .8f * u);
        }
}

void UltramanPainter::bench(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const Colour colour = card_colour(card);
    const bool dark = card.is_scene();
    card_body(c, box, dark ? ink : colour, mix(paper, colour, .10f));
    if (dark) c.rect_top({box.x + 3.2f * u, box.y + 3.2f * u, 93.6f * u, 20 * u}, mix(colour, black, .32f), 2 * u);
    small_name({box.x + 6.5f * u, box.y + 18 * u}, card, printed(13.6f * u, dark ? white : ink, Weight::bold), 87 * u,
               8 * u);
    card_art(c, {box.x + 5 * u, box.y + 24 * u, 90 * u, 84 * u}, card, Level::bench, 1.5f * u);
    const TextStyle number = printed(14 * u, white, Weight::bold, Align::centre);
    const Vec disc{box.x + 19 * u, box.y + 38 * u};
    c.circle(disc, 10.5f * u, ink);
    c.text({disc.x, disc.y + c.real_size(number) * .36f}, std::to_string(dark ? card.round : card.level), number);
    if (dark) return category_icon(c, {box.x + 16 * u, box.y + 122 * u}, 7 * u, Category::scene, ink2);
    type_badges(c, {box.x + (card.types.size() > 1 ? 46.f : 26.f) * u, box.y + 122 * u}, 8 * u, card.types, On::print);
    for (const int bp : card.bp) {
        if (bp == no_bp) continue;
        const TextStyle value = shrunk(c, bp_text(bp), printed(14 * u, ink, Weight::bold, Align::right), 44 * u, 8 * u);
        c.text({box.x + 94 * u, box.y + 127 * u}, bp_text(bp), value);
        break;
    }
}

void UltramanPainter::pile(Rect box, const ultraman::Card& card) {
    const float u = box.w / 100;
    const Colour colour = card_colour(card);
    card_body(c, box, card.is_scene() ? ink : colour, mix(paper, colour, .10f));
    card_art(c, box.inset(5 * u), card, Level::pile, 2 * u);
}

}  // namespace cubenight::gui
