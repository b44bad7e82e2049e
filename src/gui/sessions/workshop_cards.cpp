// What the workshop knows of cards that are in no cube: those of the library and of the cubes that come with the program, found,
// as they are played and as a cube takes them; and of a list the cube that would be made of it.
#include <algorithm>

#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/store/file_name.hpp"
#include "src/store/names.hpp"
#include "src/text/names.hpp"
#include "src/workshop/wanted_cards.hpp"

namespace cubenight::gui {

using library::FoundCards, library::LibraryCard, library::LibrarySet;

namespace {

constexpr std::size_t most_searched = 5000;  // cards of a search that are looked at for type, kind and set

bool answers(const LibraryCard& card, const CardQuestion& question) {
    const auto is = [](const std::string& wanted, const std::string& value) {
        return wanted.empty() || wanted == value;
    };
    return is(question.kind, card.supertype) && is(question.set, card.set) &&
           (question.type.empty() || std::ranges::find(card.types, question.type) != card.types.end());
}

// As card data says what a card is.
std::string subtype_of(const Card& card) {
    switch (card.kind) {
        case CardKind::pokemon: return std::string(words(card.stage, text::Language::english));
        case CardKind::item:
        case CardKind::tool:
        case CardKind::supporter:
        case CardKind::stadium: return std::string(words(card.kind, text::Language::english));
        case CardKind::basic_energy: return "Basic";
        case CardKind::special_energy: return "Special";
    }
    return {};
}

// What lists and filters ask of a card of the library, of another one; it has no texts.
LibraryCard head_of(const Card& card) {
    LibraryCard head;
    const std::size_t dash = std::min(card.key.rfind('-'), card.key.size());
    head.id = card.key, head.set = card.key.substr(0, dash), head.name = card.name;
    head.supertype = card.kind == CardKind::pokemon ? "Pokémon" : is_trainer(card.kind) ? "Trainer" : "Energy";
    head.subtypes = {subtype_of(card)};
    for (int i = 0; i < type_count; ++i)
        if (card.types.has(static_cast<Type>(i)))
            head.types.emplace_back(words(static_cast<Type>(i), text::Language::english));
    head.hp = card.hp;
    return head;
}

std::vector<LibrarySet> sets_of(const std::vector<std::pair<CardId, LibraryCard>>& heads) {
    std::vector<LibrarySet> sets;
    for (const auto& [id, head] : heads) {
        auto found = std::ranges::find(sets, head.set, &LibrarySet::code);
        if (found == sets.end()) {
            sets.emplace_back().code = head.set;
            found = sets.end() - 1;
        }
        ++found->cards;
    }
    std::ranges::sort(sets, {}, &LibrarySet::code);
    return sets;
}

}  // namespace

// Basic energy is no card of a cube, and not offered.
const std::vector<std::pair<CardId, LibraryCard>>& WorkshopDesk::own_heads() {
    if (!own_heads_.empty()) return own_heads_;
    const CardSet& own = *own_cards();
    for (std::uint16_t i = 0; i < own.size(); ++i)
        if (const Card& card = own[CardId{i}]; card.kind != CardKind::basic_energy)
            own_heads_.emplace_back(CardId{i}, head_of(card));
    return own_heads_;
}

const std::vector<LibrarySet>& WorkshopDesk::sets() {
    if (!sets_.empty()) return sets_;
    if (!library()) return sets_ = sets_of(own_heads());
    if (auto sets = library_->sets()) {
        sets_ = std::move(*sets);
        std::erase_if(sets_, [](const LibrarySet& set) { return set.cards == 0; });
    }
    return sets_;
}

FoundCards WorkshopDesk::find(const CardQuestion& question, std::size_t most,
                              const std::function<bool(const Card& card)>& says) {
    FoundCards found;
    const auto take = [&](const LibraryCard& card) {
        if (answers(card, question) && ++found.all <= most) found.cards.push_back(card);
    };
    if (!library()) {
        for (const auto& [id, head] : own_heads())
            if (says((*own_cards())[id])) take(head);
        return found;
    }
    if (question.words.find_first_not_of(' ') != std::string::npos) {
        const auto searched = library_->search(question.words, most_searched);
        if (searched)
            for (const LibraryCard& card : searched->cards) take(card);
        return found;
    }
    static_cast<void>(library_->for_each([&](const LibraryCard& card) { return take(card), true; }));
    return found;
}

Result<workshop::Addition> WorkshopDesk::addition_of(const std::string& id) {
    if (cube_->cards().find_key(id)) return workshop::Addition{id, {}};
    if (const library::Library* cards = library())
        if (const auto found = cards->by_id(id); found && *found) return workshop::addition_of(**found);
    const CardSet& own = *own_cards();
    if (const auto card = own.find_key(id)) return workshop::addition_of(own[*card]);
    return Error{{}, 0, saying("the library has no card {0}", id)};
}

Said WorkshopDesk::add(const std::string& id) {
    const auto addition = addition_of(id);
    return addition ? said(cube_->add(*addition)) : Said(say_(addition.error()));
}

Said WorkshopDesk::swap(const std::string& key, const std::string& id) {
    const auto addition = addition_of(id);
    return addition ? said(cube_->swap(key, *addition)) : Said(say_(addition.error()));
}

std::string WorkshopDesk::set_name(const std::string& code) {
    for (const library::LibrarySet& set : sets())
        if (set.code == code && !set.name.empty()) return set.name;
    return code;
}

std::string WorkshopDesk::printed_in(const std::string& key) {
    const std::size_t dash = key.rfind('-');
    if (dash == std::string::npos) return key;
    const std::string code = key.substr(0, dash), name = set_name(code);
    return name == code ? key : name + " · " + key.substr(dash + 1);
}

// Without a table the names are as the data has them; what is wrong with it is told where a cube is opened.
const naming::Lexicon& WorkshopDesk::lexicon() {
    if (!lexicon_) {
        auto loaded = store::load_lexicon(data_);
        lexicon_ = loaded ? std::move(*loaded) : naming::Lexicon();
    }
    return *lexicon_;
}

std::string WorkshopDesk::name_of(const std::string& english, text::Language language) {
    const auto column = std::ranges::find(naming::named_languages, language);
    if (column == naming::named_languages.end()) return english;
    std::string name = lexicon().card(english)[static_cast<std::size_t>(column - naming::named_languages.begin())];
    return name.empty() ? english : name;
}

std::optional<Card> WorkshopDesk::as_played(const std::string& id) {
    if (const library::Library* cards = library())
        if (const auto found = cards->by_id(id); found && *found) {
            Card played = printed::read_card(printed::english(), **found).card;
            played.names.book = naming::names_of(std::vector<const Card*>{&played}, lexicon());
            return played;
        }
    const CardSet& own = *own_cards();
    const auto found = own.find_key(id);
    return found ? std::optional(own[*found]) : std::nullopt;
}

std::vector<Card> WorkshopDesk::lower_of(const Card& card) {
    std::vector<Card> lower;
    std::string name = card.evolves_from;
    for (int depth = 0; depth < 4 && !name.empty() && library(); ++depth) {
        const auto found = library()->by_name(name);
        auto played = found && !found->empty() ? as_played(found->front().id) : std::nullopt;
        if (!played) break;
        name = played->evolves_from;
        lower.push_back(std::move(*played));
    }
    return lower;
}

draft::GameRules WorkshopDesk::rules_of_list() { return *named_rule_set("cube"); }

Result<MadeCube> WorkshopDesk::cube_of_list(const std::string& name) {
    if (!list_) return Error{{}, 0, saying("none of the list's cards is known: there is nothing to make a cube of")};
    const CardList no_list;
    const std::vector<Resolution> nothing;
    return made_cube(name, {list_->list, list_->found}, {no_list, nothing},
                     CardSources{library(), own_cards().get(), &lexicon()});
}

// Of the cube as it would be loaded.
const draft::LineCounts& WorkshopDesk::lines_of_list() {
    if (list_lines_) return *list_lines_;
    list_lines_.emplace();
    const auto made = cube_of_list("list");
    if (!made) return *list_lines_;
    CardSet set;
    for (const std::string& text : made->cards) {
        auto cards = read_cards(text);
        if (!cards) return *list_lines_;
        for (Card& card : *cards) static_cast<void>(set.add(std::move(card)));
    }
    if (add_lines(made->file, set)) return *list_lines_;
    const auto cube = resolve_cube(made->file, set);
    if (cube) list_lines_ = draft::line_counts({&*cube, &set});
    return *list_lines_;
}

Result<WorkshopDesk::Made> WorkshopDesk::make_cube(const std::string& name, bool replace, LinePolicy lines) {
    auto made = cube_of_list(name);
    if (!made) return made.error();
    made->file.cube.rules[OptionKey::lines] = static_cast<int>(lines);
    Made told{{}, made->copies, made->left_out, made->energies};
    if (!writes_) return told;
    auto file = save_made_cube(std::move(*made), store::file_name(name), replace ? IfThere::replace : IfThere::refuse);
    if (!file) return file.error();
    told.file = *file;
    return told;
}

}  // namespace cubenight::gui
