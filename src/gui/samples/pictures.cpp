#include "src/gui/samples/pictures.hpp"

#include "src/gui/shell/headless.hpp"

namespace cubenight::gui {
namespace {

struct Known {
    std::string_view name;
    Page page;
    std::string_view press;  // the item that leads there, for a place within a page
};

constexpr Known known[] = {
    {"home", Page::home, ""},
    {"cubes", Page::home, "home.cubes"},
    {"library", Page::home, "home.library"},
    {"replays", Page::home, "home.replays"},
    {"settings", Page::home, "home.settings"},
    {"workshop", Page::workshop, ""},
    {"import", Page::lists, ""},
    {"printed", Page::printed, ""},
    {"seating", Page::home, "home.set_table"},
    {"draft", Page::draft, ""},
    {"deck", Page::deck, ""},
    {"deck_picture", Page::deck_picture, ""},
    {"night", Page::night, ""},
    {"match", Page::match, ""},
    {"cards", Page::anatomy, ""},
    {"curtain", Page::draft, ""},
    {"final", Page::night, ""},
    {"rulings", Page::rulings, ""},
    {"ruling", Page::rulings, "rulings.entry.0"},
    {"rulebook", Page::home, "home.rulebook"},
    {"practice", Page::home, "home.practice"},
    {"puzzles", Page::rulings, "home.puzzles"},
    {"ultraman", Page::ultraman, ""},
};

std::string all_names() {
    std::string names;
    for (const Known& each : known) names += (names.empty() ? "" : ", ") + std::string(each.name);
    return names;
}

// Every match that is open is won by its first seat, until the night is over.
void play_to_the_end(MemorySession& session) {
    for (int round = 0; round < draft::most_rounds && session.night()->phase() != draft::NightPhase::finished;
         ++round) {
        const auto tables =
            session.night()->rounds.empty() ? 0 : static_cast<int>(session.night()->rounds.back().tables.size());
        for (int table = 1; table <= tables; ++table)
            static_cast<void>(session.enter_result(table, draft::MatchResult::first_wins));
        static_cast<void>(session.pair_round());
    }
}

// Selects something, so that the panels about a card are not empty.
void touch(Headless& stage, Page page) {
    const std::string_view wanted = page == Page::draft ? "draft.card." : "deck.pool.";
    if (page != Page::draft && page != Page::deck) return;
    stage.settle();
    std::string id;
    for (const Item& item : stage.app().ui().items())
        if (id.empty() && item.id.starts_with(wanted)) id = item.id;
    stage.click(id);
    stage.point_away();
}

// The first file of the shelf that is of that game and can be read.
void choose_file(Headless& stage, Session& session, SampleGame game) {
    const auto& files = session.ruling_shelf().files();
    const auto found = std::ranges::find_if(files, [&](const RulingFile& file) {
        return file.of_ultraman == (game == SampleGame::ultraman) && !file.problem;
    });
    if (found == files.begin() || found == files.end()) return;
    stage.click("rulings.file." + std::to_string(found - files.begin()));
    stage.settle();
}

// A ruling as it was just opened, half played, and played to its end.
void step_through(Headless& stage, SampleState state) {
    const int steps = state == SampleState::empty ? 0 : state == SampleState::usual ? 2 : 100;
    stage.settle();
    for (int i = 0; i < steps; ++i) stage.press(Key::n);
}

std::string ids_on(Headless& stage) {
    std::string ids;
    for (const Item& item : stage.app().ui().items()) ids += (ids.empty() ? "" : ", ") + item.id;
    return ids;
}

// Presses and points as the wish says.
std::optional<Error> visit(Headless& stage, const PictureWish& wish) {
    const auto missing = [&stage](const std::string& id) {
        return Error{"", 0, saying("nothing with the id \"{0}\" is on the screen; there are {1}", id, ids_on(stage))};
    };
    for (const std::string& id : wish.press) {
        stage.settle();
        if (!stage.click(id)) return missing(id);
        stage.point_away();
    }
    stage.settle();
    if (!wish.point.empty() && !stage.hover(wish.point)) return missing(wish.point);
    return std::nullopt;
}

std::optional<Error> draw(const PictureWish& wish, const Known& found, Session& session) {
    Headless stage(session, found.page, wish.width, wish.height, wish.app);
    while (found.page == Page::rulings && session.ruling_shelf().read_on()) {
    }
    if (wish.screen != "curtain" && wish.state != SampleState::empty) touch(stage, found.page);
    if (!found.press.empty()) {
        stage.settle();
        if (wish.screen == "ruling") choose_file(stage, session, wish.game);
        stage.click(found.press);
        stage.point_away();
    }
    if (wish.screen == "ruling") step_through(stage, wish.state);
    if (auto error = visit(stage, wish)) return error;
    return write_png(stage.picture(), wish.file);
}

}  // namespace

std::vector<std::string_view> picture_names() {
    std::vector<std::string_view> names;
    for (const Known& each : known) names.push_back(each.name);
    return names;
}

std::optional<SampleState> find_state(std::string_view name) {
    for (const SampleState state : sample_states)
        if (sample_name(state) == name) return state;
    return std::nullopt;
}

std::optional<Error> draw_picture(const PictureWish& wish) {
    const auto* found =
        std::find_if(std::begin(known), std::end(known), [&](const Known& each) { return each.name == wish.screen; });
    if (found == std::end(known))
        return Error{"", 0, saying("there is no screen \"{0}\"; there are {1}", wish.screen, all_names())};
    for (const int side : {wish.width, wish.height})
        if (side < 320 || side > largest_picture)
            return Error{"", 0, saying("a picture has 320 to {0} pixels a side", largest_picture)};
    if (wish.session) return draw(wish, *found, *wish.session);
    const Result<SampleCube> cube = sample_cube(wish.data, wish.game);
    if (!cube) return cube.error();
    const auto session = sample_session(*cube, found->page, wish.state);
    if (wish.screen == "curtain") session->cover();
    if (wish.screen == "final") play_to_the_end(*session);
    return draw(wish, *found, *session);
}

}  // namespace cubenight::gui
