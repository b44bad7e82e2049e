// cubenight screen NAME: a picture of a screen with sample values, drawn without a display.
#include <CLI/CLI.hpp>

#include <charconv>
#include <filesystem>
#include <iostream>

#include "src/cli/complaint.hpp"
#include "src/cli/host_look.hpp"
#include "src/cli/night_copy.hpp"
#include "src/cli/window_part.hpp"
#include "src/cli/words.hpp"
#include "src/games/games.hpp"
#include "src/gui/samples/pictures.hpp"
#include "src/night/deal_seal.hpp"
#include "src/session/session.hpp"

namespace cubenight::cli {
namespace {

struct ScreenArguments {
    gui::PictureWish wish;
    std::string state = "usual";
    std::string theme = "night";
    int percent = 100;  // of the usual size of everything
    std::string game = "pokemon";
    std::string size = "1600x1000";
    std::string night;
    std::string host;  // why a running night with people is shown; empty: it is not
};

bool shows_a_night(const std::string& screen) {
    constexpr std::string_view screens[] = {"draft", "deck", "deck_picture", "night", "match", "ultraman"};
    return std::ranges::find(screens, screen) != std::end(screens);
}

// Why the night's picture may not be drawn: what a seat may not know takes the host's word, which is written down.
std::optional<Error> hindrance(const ScreenArguments& arguments, const Request& request) {
    if (!shows_a_night(arguments.wish.screen)) {
        if (arguments.wish.press.empty()) return std::nullopt;
        return Error{arguments.night, 0, Saying::as_is(say(Word::no_press_there, {arguments.wish.screen}))};
    }
    ConductorOptions options;
    options.game = match_rules;
    options.journal = arguments.night;
    options.data = request.data;
    options.language = say.language();
    const auto night = Conductor::look(options);
    if (!night) return night.error();
    const bool open = arguments.wish.screen == "night" && arguments.wish.press.empty();
    if (open || !keeps_secrets(night->night())) return std::nullopt;
    if (arguments.host.empty()) return Error{arguments.night, 0, Saying::as_is(say(Word::still_secret))};
    if (const auto hindered = write_host_look(options, arguments.host))
        return Error{arguments.night, 0, Saying::as_is(*hindered)};
    return std::nullopt;
}

// Opens the night as the window would, with the next person in front of the screen; at a table of theirs for its match.
gui::Said sit_down(NightSession& session, const ScreenArguments& arguments) {
    if (auto said = session.resume(std::filesystem::absolute(arguments.night).string())) return said;
    session.reveal();
    if (arguments.wish.screen != "match" && arguments.wish.screen != "ultraman") return std::nullopt;
    const auto& night = *session.night();
    const auto here = [&](SeatId seat) { return session.place(seat) == gui::SeatPlace::here; };
    for (std::size_t t = 0; !night.rounds.empty() && t < night.rounds.back().tables.size(); ++t) {
        const auto& table = night.rounds.back().tables[t];
        if (table.state != draft::MatchState::running) continue;
        if (!here(table.pairing.first) && !here(*table.pairing.second)) continue;
        if (auto said = session.play_match(static_cast<int>(t) + 1)) return said;
        if (session.match()) session.match()->reveal();
        if (session.ultraman_match()) session.ultraman_match()->reveal();
        return std::nullopt;
    }
    return std::string(say(Word::no_running_match));
}

// A night is drawn from a copy: whatever is pressed, the night itself stays as it is.
std::optional<Error> draw_night(ScreenArguments arguments, const Request& request) {
    if (auto error = hindrance(arguments, request)) return error;
    std::optional<Result<NightCopy>> copy;
    if (shows_a_night(arguments.wish.screen)) {
        copy.emplace(NightCopy::make(arguments.night));
        if (!*copy) return copy->error();
        arguments.night = (*copy)->file();
    }
    SessionOptions options;
    options.data = request.data;
    options.now = milliseconds_now;
    options.new_seed = [] { return std::uint64_t{0}; };
    NightSession session(std::move(options));
    session.speak(arguments.wish.app.taste.language);
    if (copy)
        if (const auto said = sit_down(session, arguments)) return Error{"", 0, Saying::as_is(*said)};
    arguments.wish.session = &session;
    return gui::draw_picture(arguments.wish);
}

std::string list_of(const std::vector<std::string_view>& names) {
    std::string list;
    for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

// "1600x1000"; whether it is small or large enough says the picture.
bool read_size(const std::string& text, gui::PictureWish& wish) {
    const auto cross = text.find('x');
    if (cross == std::string::npos) return false;
    const auto number = [&text](std::size_t begin, std::size_t end, int& into) {
        const auto read = std::from_chars(text.data() + begin, text.data() + end, into);
        return read.ec == std::errc() && read.ptr == text.data() + end;
    };
    return number(0, cross, wish.width) && number(cross + 1, text.size(), wish.height);
}

int draw(ScreenArguments arguments, const Request& request) {
    auto& wish = arguments.wish;
    const auto names = gui::picture_names();
    if (std::ranges::find(names, wish.screen) == names.end())
        return complain("screen", say(Word::no_screen, {wish.screen, list_of(names)}));
    const auto state = gui::find_state(arguments.state);
    if (!state) return complain("screen", say(Word::state_form));
    if (!read_size(arguments.size, wish)) return complain("screen", say(Word::size_form));
    for (const int side : {wish.width, wish.height})
        if (side < 320 || side > gui::largest_picture)
            return complain("screen", say(Word::size_range, {std::to_string(gui::largest_picture)}));
    wish.state = *state;
    wish.game = arguments.game == "ucg" ? gui::SampleGame::ultraman : gui::SampleGame::pokemon;
    wish.data = request.data.string();
    wish.app.taste.language = request.language.value_or(text::Language::english);
    wish.app.taste.theme =
        static_cast<gui::Theme>(std::ranges::find(gui::theme_names, arguments.theme) - std::begin(gui::theme_names));
    wish.app.taste.scale = static_cast<float>(arguments.percent) / 100;
    const auto error = arguments.night.empty() ? gui::draw_picture(wish) : draw_night(arguments, request);
    if (error) {
        std::cerr << in_one_line(*error) << "\n";
        return failed;
    }
    return done;
}

}  // namespace

void add_screen(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("screen", help(Help::screen));
    auto arguments = std::make_shared<ScreenArguments>();
    command->add_option("NAME", arguments->wish.screen, say(Help::screen_name, {list_of(gui::picture_names())}))
        ->required();
    command->add_option("--out", arguments->wish.file, help(Help::out))->capture_default_str();
    command->add_option("--state", arguments->state, help(Help::state))->capture_default_str();
    command->add_option("--game", arguments->game, help(Help::game))
        ->check(CLI::IsMember({"pokemon", "ucg"}))
        ->capture_default_str();
    command->add_option("--size", arguments->size, help(Help::size))->capture_default_str();
    command->add_option("--theme", arguments->theme, help(Help::theme))
        ->check(CLI::IsMember(std::vector<std::string>(std::begin(gui::theme_names), std::end(gui::theme_names))))
        ->capture_default_str();
    command->add_option("--scale", arguments->percent, help(Help::scale))
        ->check(CLI::Range(80, 250))
        ->type_name("PERCENT")
        ->capture_default_str();
    auto* night = command->add_option("--night", arguments->night, help(Help::screen_night))->check(CLI::ExistingFile);
    command->add_option("--host", arguments->host, help(Help::host_reason))->type_name("REASON")->needs(night);
    command->add_option("--press", arguments->wish.press, help(Help::press));
    command->add_option("--point", arguments->wish.point, help(Help::point));
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return draw(*arguments, request); }; });
}

}  // namespace cubenight::cli
