// What the workshop knows of cards that are in no cube: those of the library as they are played, and of a list the cube that
// would be made of it.
#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/store/file_name.hpp"
#include "src/store/names.hpp"

namespace cubenight::gui {

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

Card WorkshopDesk::as_played(const library::LibraryCard& card) {
    Card played = printed::read_card(printed::english(), card).card;
    played.names.book = naming::names_of(std::vector<const Card*>{&played}, lexicon());
    return played;
}

std::optional<Card> WorkshopDesk::as_played(const std::string& id) {
    if (const library::Library* cards = library())
        if (const auto found = cards->by_id(id); found && *found) return as_played(**found);
    const CardSet& own = *own_cards();
    const auto found = own.find_key(id);
    return found ? std::optional(own[*found]) : std::nullopt;
}

draft::GameRules WorkshopDesk::rules_of_list() { return *named_rule_set("cube"); }

Result<MadeCube> WorkshopDesk::cube_of_list(const std::string& name) {
    if (!list_) return Error{{}, 0, saying("none of the list's cards is known: there is nothing to make a cube of")};
    const CardList no_list;
    const std::vector<Resolution> nothing;
    return made_cube(name, {list_->list, list_->found}, {no_list, nothing}, CardSources{library(), own_cards().get()});
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
