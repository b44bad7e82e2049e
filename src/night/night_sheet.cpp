#include "src/night/night_sheet.hpp"

#include <initializer_list>
#include <string_view>

#include "src/night/names.hpp"
#include "src/text/given_names.hpp"
#include "src/text/say.hpp"
#include "src/text/screen_words.hpp"

namespace cubenight {
namespace {

using text::ScreenText;

constexpr std::string_view style =
    "@page{size:A4;margin:15mm}"
    "body{font-family:sans-serif;color:#000;background:#fff;max-width:180mm;margin:0 auto}"
    "h1{font-size:22pt;margin:0 0 2mm}h2{font-size:14pt;margin:8mm 0 2mm}p{margin:0 0 2mm}"
    "table{border-collapse:collapse;width:100%;break-inside:avoid}"
    "th,td{border-bottom:1px solid #999;padding:1.6mm 2mm;text-align:left;font-size:11pt}"
    "td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}td.r,th.r{text-align:center;min-width:24mm}";

std::string in_html(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
        }
    }
    return out;
}

struct Cell {
    std::string text;
    const char* kind = "";  // "n": a number, "r": a result
};

std::string row_of(const char* tag, std::initializer_list<Cell> cells) {
    std::string row = "<tr>";
    for (const Cell& cell : cells) {
        row += std::string("<") + tag;
        if (*cell.kind) row += std::string(" class=\"") + cell.kind + "\"";
        row += ">" + in_html(cell.text) + "</" + tag + ">";
    }
    return row + "</tr>\n";
}

std::string result_of(const draft::NightMatch& match, const text::Say& say) {
    switch (match.result) {
        case draft::MatchResult::first_wins: return "1 – 0";
        case draft::MatchResult::second_wins: return "0 – 1";
        case draft::MatchResult::draw: return std::string(say(ScreenText::night_draw));
        case draft::MatchResult::none: break;
    }
    return match.is_bye() ? "" : "____ – ____";
}

std::string round_table(const draft::Night& night, std::size_t index, const text::Say& say) {
    const auto name = [&](SeatId seat) { return seat_name(night, seat, say.language()); };
    std::string html = "<h2>" + in_html(say(ScreenText::night_round, {std::to_string(index + 1)})) + "</h2>\n<table>\n";
    html += row_of("th", {{std::string(say(ScreenText::sheet_table)), "n"},
                          {std::string(say(ScreenText::sheet_player))},
                          {std::string(say(ScreenText::sheet_result)), "r"},
                          {std::string(say(ScreenText::sheet_player))}});
    const auto& tables = night.rounds[index].tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const draft::Pairing& pairing = tables[i].pairing;
        html += row_of("td", {{std::to_string(i + 1), "n"},
                              {name(pairing.first)},
                              {result_of(tables[i], say), "r"},
                              {pairing.second ? name(*pairing.second) : std::string(say(ScreenText::night_bye))}});
    }
    return html + "</table>\n";
}

std::string percent(const draft::Share& share) {
    const int mille = share.per_mille();
    return std::to_string(mille / 10) + "." + std::to_string(mille % 10);
}

std::string standings_table(const draft::Night& night, const text::Say& say) {
    const auto head = [&](ScreenText text) { return Cell{std::string(say(text)), "n"}; };
    std::string html = "<h2>" + in_html(say(ScreenText::night_standings)) + "</h2>\n<table>\n";
    html += row_of("th", {{"", "n"},
                          {std::string(say(ScreenText::sheet_player))},
                          head(ScreenText::night_wlt),
                          head(ScreenText::night_pts),
                          head(ScreenText::night_omw),
                          head(ScreenText::night_oomw)});
    for (const draft::Standing& each : draft::night_standings(night)) {
        const std::string record =
            std::to_string(each.wins) + "–" + std::to_string(each.losses) + "–" + std::to_string(each.draws);
        html += row_of("td", {{std::to_string(each.rank) + (each.shared ? "=" : ""), "n"},
                              {seat_name(night, each.seat, say.language())},
                              {record, "n"},
                              {std::to_string(each.points), "n"},
                              {percent(each.opponents), "n"},
                              {percent(each.opponents_opponents), "n"}});
    }
    return html + "</table>\n<p>" + in_html(say(ScreenText::night_order)) + "</p>\n";
}

std::string_view language_tag(text::Language language) {
    switch (language) {
        case text::Language::english: break;
        case text::Language::simplified_chinese: return "zh-Hans";
        case text::Language::traditional_chinese: return "zh-Hant";
        case text::Language::japanese: return "ja";
        case text::Language::finnish: return "fi";
    }
    return "en";
}

}  // namespace

std::string night_sheet(const draft::Night& night, text::Language language) {
    const text::Say say(language);
    const std::string name = in_html(text::given_name(night.settings.name, say.language()));
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + std::string(language_tag(language)) +
                       "\">\n<head><meta charset=\"utf-8\"><title>" + name + "</title><style>" + std::string(style) +
                       "</style></head>\n<body>\n<h1>" + name + "</h1>\n";
    html += "<p>" +
            in_html(say(ScreenText::home_cube_players,
                        {text::given_name(night.settings.cube, say.language()), std::to_string(night.seats.size())})) +
            "</p>\n";
    if (!night.rounds.empty()) html += round_table(night, night.rounds.size() - 1, say);
    html += standings_table(night, say);
    for (std::size_t i = night.rounds.size(); i-- > 1;) html += round_table(night, i - 1, say);
    return html + "</body>\n</html>\n";
}

}  // namespace cubenight
