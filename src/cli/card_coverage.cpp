// cubenight cards coverage: how much of the card library is read, and what stops the rest.
#include <CLI/CLI.hpp>
#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

#include "engine/cards/printed/grammar.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/library_access.hpp"
#include "src/cli/print_json.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/library/coverage.hpp"

namespace cubenight::library {

template <class Archive>
void save(Archive& archive, const Coverage& part) {
    using cereal::make_nvp;
    archive(make_nvp("name", part.name), make_nvp("texts", part.texts), make_nvp("textsRead", part.texts_read),
            make_nvp("cardsWithTexts", part.with_texts), make_nvp("cardsWithTextsRead", part.with_texts_read),
            make_nvp("cards", part.cards), make_nvp("cardsRead", part.cards_read));
}

template <class Archive>
void save(Archive& archive, const UnreadSentence& sentence) {
    using cereal::make_nvp;
    archive(make_nvp("sentence", sentence.words), make_nvp("cards", sentence.cards),
            make_nvp("example", sentence.example), make_nvp("twoWays", sentence.two_ways));
}

}  // namespace cubenight::library

namespace cubenight::cli {
namespace {

using library::Coverage, library::CoverageBy, library::CoverageReport, library::UnreadSentence;

struct CardCoverageWish {
    std::vector<std::string> sets;
    bool series = false, json = false;
    std::size_t unread = 0;
};

// "91.6": a share in hundredths, cut and not rounded, so that 100 is said of all alone.
std::string share(std::size_t part, std::size_t all) {
    if (all == 0) return "-";
    const std::size_t tenths = part * 1000 / all;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::vector<std::string> row_of(const Coverage& part, const std::string& name) {
    return {name,
            std::to_string(part.texts),
            share(part.texts_read, part.texts),
            std::to_string(part.with_texts),
            share(part.with_texts_read, part.with_texts),
            std::to_string(part.cards),
            share(part.cards_read, part.cards)};
}

void print_table(const CoverageReport& report) {
    const auto head = [](Word word) { return std::string(say(word)); };
    std::vector<std::vector<std::string>> rows = {{head(Word::column_part), head(Word::column_texts),
                                                   head(Word::column_share_read), head(Word::column_with_texts),
                                                   head(Word::column_share_read), head(Word::column_cards),
                                                   head(Word::column_share_read)}};
    for (const Coverage& part : report.parts) rows.push_back(row_of(part, part.name));
    if (report.parts.size() > 1) rows.push_back(row_of(report.all, head(Word::coverage_of_all)));
    std::cout << as_table(rows, {1, 2, 3, 4, 5, 6});
}

void print_unread(const std::vector<UnreadSentence>& unread) {
    for (const UnreadSentence& each : unread)
        std::cout << say(each.two_ways ? Word::sentence_two_ways : Word::sentence_unread,
                         {std::to_string(each.cards), each.example, each.words})
                  << "\n";
}

int tell_coverage(const CardCoverageWish& wish, const Request&) {
    const auto library = open_library();
    if (!library) return failed;
    const CoverageBy by = wish.sets.empty() || wish.series ? CoverageBy::series : CoverageBy::set;
    auto report = [&] {
        Progress progress{std::string(say(Word::reading_cards))};
        return library::coverage_of(*library, printed::english(), by, wish.sets,
                                    [&](std::size_t done, std::size_t all) { progress.show(done, all); });
    }();
    if (!report) return told(report.error());
    if (report->all.cards == 0) {
        std::cerr << say(Word::no_cards_of_sets) << "\n";
        return failed;
    }
    report->unread.resize(std::min(report->unread.size(), wish.unread));
    if (wish.json) {
        print_json(cereal::make_nvp("parts", report->parts), cereal::make_nvp("all", report->all),
                   cereal::make_nvp("unread", report->unread));
        return done;
    }
    print_table(*report);
    print_unread(report->unread);
    return done;
}

}  // namespace

void add_card_coverage(CLI::App& cards, Request& request) {
    const auto wish = std::make_shared<CardCoverageWish>();
    CLI::App* command = cards.add_subcommand("coverage", help(Help::cards_coverage));
    command->add_option("--sets", wish->sets, help(Help::coverage_sets))->delimiter(',');
    command->add_flag("--series", wish->series, help(Help::coverage_series));
    command->add_option("--unread", wish->unread, help(Help::coverage_unread))->check(CLI::Range(1, 100'000));
    command->add_flag("--json", wish->json, help(Help::coverage_json));
    command->callback(
        [wish, &request] { request.action = [wish, &request] { return tell_coverage(*wish, request); }; });
}

}  // namespace cubenight::cli
