// cubenight without a subcommand, or cubenight window FILE...: the window, with scenario files to begin with.
#include <imgui.h>
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

#include "src/cli/complaint.hpp"
#include "src/cli/taste_file.hpp"
#include "src/cli/window_part.hpp"
#include "src/cli/words.hpp"
#include "src/gui/shell/deck_picture_file.hpp"
#include "src/gui/shell/shell.hpp"
#include "src/session/session.hpp"
#include "src/store/digest.hpp"
#include "src/store/folders.hpp"

namespace cubenight::cli {
namespace {

struct WindowArguments {
    std::vector<std::string> files;
    int frames = 0;
};

int open_window(const WindowArguments& arguments, const Request& request) {
    SessionOptions options;
    options.data = request.data;
    options.now = milliseconds_now;
    options.new_seed = [] { return store::fresh_number(); };
    options.to_clipboard = [](const std::string& text) { ImGui::SetClipboardText(text.c_str()); };
    options.draw_deck = gui::write_deck_picture;
    NightSession session(std::move(options));
    gui::WindowSettings settings;
    settings.app.taste = kept_taste();
    if (request.language) settings.app.taste.language = *request.language;
    settings.app.changed = [](const gui::Taste& taste) {
        if (const auto error = keep_taste(taste)) std::cerr << in_one_line(*error) << "\n";
    };
    settings.closed = [](const gui::WindowSize& size) {
        gui::Taste taste = kept_taste();  // not what the arguments said
        taste.window = size;
        if (const auto error = keep_taste(taste)) std::cerr << in_one_line(*error) << "\n";
    };
    if (const auto own = store::user_folder(); !own.empty()) settings.pictures = own / "pictures";
    settings.frames = arguments.frames;
    settings.files = arguments.files;
    const auto why_not = gui::run_window(session, settings);
    if (!why_not) return done;
    std::cerr << *why_not << "\n" << say(Word::without_window) << "\n";
    return failed;
}

void add_options(CLI::App& app, WindowArguments& arguments) {
    app.add_option("--frames", arguments.frames, help(Help::frames))->check(CLI::Range(1, 1'000'000))->group("");
}

}  // namespace

void add_window(CLI::App& app, Request& request) {
    auto arguments = std::make_shared<WindowArguments>();
    add_options(app, *arguments);
    auto* command = app.add_subcommand("window", help(Help::window));
    add_options(*command, *arguments);
    command->add_option("FILE", arguments->files, help(Help::rulings))->check(CLI::ExistingFile);
    request.action = [arguments, &request] { return open_window(*arguments, request); };
}

}  // namespace cubenight::cli
