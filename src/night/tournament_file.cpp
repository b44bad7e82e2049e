#include "src/night/tournament_file.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

#include "engine/core/printable.hpp"

namespace cubenight {
namespace {

// Of a pod with players of all ages, of rounds that are no single elimination, and how far these are.
constexpr std::string_view all_ages = "8";
constexpr std::string_view round_of_all = "3";
constexpr std::string_view round_running = "4", round_over = "6";
constexpr std::string_view tournament_running = "4", tournament_over = "5";

std::string escaped(std::string_view text) {
    std::string out;
    for (const char sign : printable(text)) switch (sign) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += sign;
        }
    return out;
}

// Lines of XML, set in.
class Xml {
public:
    using Attributes = std::vector<std::pair<std::string_view, std::string>>;

    void open(std::string_view name, const Attributes& attributes = {}) {
        line("<" + tag(name, attributes) + ">");
        open_.emplace_back(name);
    }
    void close() {
        const std::string name = std::move(open_.back());
        open_.pop_back();
        line("</" + name + ">");
    }
    void empty(std::string_view name, const Attributes& attributes) { line("<" + tag(name, attributes) + "/>"); }
    void text(std::string_view name, std::string_view words) {
        line("<" + std::string(name) + ">" + escaped(words) + "</" + std::string(name) + ">");
    }
    std::string taken() { return std::move(text_); }

private:
    static std::string tag(std::string_view name, const Attributes& attributes) {
        std::string tag(name);
        for (const auto& [key, value] : attributes) tag += " " + std::string(key) + "=\"" + escaped(value) + "\"";
        return tag;
    }
    void line(const std::string& words) { text_ += std::string(2 * open_.size(), ' ') + words + "\n"; }

    std::string text_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    std::vector<std::string> open_;
};

// "01/17/2026", and with the time "01/17/2026 10:11:17"; empty for no time.
struct Moment {
    std::string day, time;
};
Moment moment(std::uint64_t milliseconds) {
    if (milliseconds == 0) return {};
    using namespace std::chrono;
    const sys_seconds at{seconds(milliseconds / 1000)};
    const auto midnight = floor<days>(at);
    const year_month_day date(midnight);
    const hh_mm_ss time(at - midnight);
    char text[40];
    std::snprintf(text, sizeof text, "%02u/%02u/%04d", static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(date.year()));
    Moment said{text, {}};
    std::snprintf(text, sizeof text, " %02d:%02d:%02d", static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()), static_cast<int>(time.seconds().count()));
    said.time = said.day + text;
    return said;
}

// When the first match or the first round began, or the draft was over.
std::uint64_t began_at(const draft::Night& night) {
    std::uint64_t first = night.draft_ended_at;
    const auto earlier = [&](std::uint64_t at) {
        if (at != 0 && (first == 0 || at < first)) first = at;
    };
    for (const auto& round : night.rounds) {
        earlier(round.clock.started_at);
        for (const auto& match : round.tables) earlier(match.started_at);
    }
    return first;
}

std::string id_of(SeatId seat) { return std::to_string(seat.value + 1); }

std::string_view outcome_of(const draft::NightMatch& match) {
    if (match.is_bye()) return "5";
    switch (match.result) {
        case draft::MatchResult::none: return "0";
        case draft::MatchResult::first_wins: return "1";
        case draft::MatchResult::second_wins: return "2";
        case draft::MatchResult::draw: return "3";
    }
    return "0";
}

bool is_over(const draft::Round& round) { return round.unfinished() == 0; }

bool is_over(const draft::Night& night) { return night.phase() == draft::NightPhase::finished; }

void put_data(Xml& xml, const draft::Night& night) {
    xml.open("data");
    xml.text("name", night.settings.name);
    for (const char* unknown : {"id", "city", "state", "country"}) xml.text(unknown, "");
    xml.text("roundtime", std::to_string(night.settings.round_minutes));
    xml.text("finalsroundtime", "0");
    xml.empty("organizer", {{"popid", ""}, {"name", ""}});
    xml.text("startdate", moment(began_at(night)).day);
    xml.text("lessswiss", "false");
    xml.text("autotablenumber", "true");
    xml.text("overflowtablestart", "0");
    xml.close();
    xml.text("timeelapsed", "0");
}

// The first word is the first name, the others are the last one.
void put_player(Xml& xml, const draft::Night& night, std::size_t seat) {
    const std::string& name = night.seats[seat].name;
    const auto blank = name.find(' ');
    const std::string time = moment(began_at(night)).time;
    xml.open("player", {{"userid", id_of(SeatId{static_cast<std::uint8_t>(seat)})}});
    xml.text("firstname", std::string_view(name).substr(0, blank));
    xml.text("lastname", blank == std::string::npos ? "" : std::string_view(name).substr(blank + 1));
    xml.text("starter", "true");
    xml.text("creationdate", time);
    xml.text("lastmodifieddate", time);
    xml.close();
}

void put_match(Xml& xml, const draft::NightMatch& match, std::size_t table) {
    xml.open("match", {{"outcome", std::string(outcome_of(match))}});
    if (match.is_bye()) {
        xml.empty("player", {{"userid", id_of(match.pairing.first)}});
    } else {
        xml.empty("player1", {{"userid", id_of(match.pairing.first)}});
        xml.empty("player2", {{"userid", id_of(*match.pairing.second)}});
    }
    xml.text("timestamp", moment(std::max(match.started_at, match.ended_at)).time);
    xml.text("tablenumber", match.is_bye() ? "0" : std::to_string(table + 1));
    xml.close();
}

void put_rounds(Xml& xml, const draft::Night& night) {
    xml.open("rounds");
    for (std::size_t i = 0; i < night.rounds.size(); ++i) {
        const draft::Round& round = night.rounds[i];
        xml.open("round", {{"number", std::to_string(i + 1)},
                           {"type", std::string(round_of_all)},
                           {"stage", std::string(is_over(round) ? round_over : round_running)}});
        xml.text("timeleft", "0");
        xml.open("matches");
        for (std::size_t table = 0; table < round.tables.size(); ++table) put_match(xml, round.tables[table], table);
        xml.close();
        xml.close();
    }
    xml.close();
}

void put_pod(Xml& xml, const draft::Night& night) {
    xml.open("pods");
    xml.open("pod", {{"category", std::string(all_ages)}, {"stage", "0"}});
    xml.open("poddata");
    xml.text("startingtable", "1");
    xml.text("playoff3rd4th", "false");
    xml.text("subgroupcount", "1");
    xml.text("additionalrounds", "0");
    xml.close();
    xml.open("subgroups");
    xml.open("subgroup", {{"number", "1"}});
    xml.open("players");
    for (std::size_t seat = 0; seat < night.seats.size(); ++seat)
        xml.empty("player", {{"userid", id_of(SeatId{static_cast<std::uint8_t>(seat)})}});
    for (int i = 0; i < 3; ++i) xml.close();
    put_rounds(xml, night);
    for (int i = 0; i < 2; ++i) xml.close();
}

void put_standings(Xml& xml, const draft::Night& night) {
    const auto lines = draft::night_standings(night);
    const auto dropped = [&](SeatId seat) { return night.seats[seat.value].dropped != 0; };
    xml.open("standings");
    xml.open("pod", {{"category", std::string(all_ages)}, {"type", "finished"}});
    int place = 0;
    for (const draft::Standing& line : lines)
        if (!dropped(line.seat)) xml.empty("player", {{"id", id_of(line.seat)}, {"place", std::to_string(++place)}});
    xml.close();
    xml.open("pod", {{"category", std::string(all_ages)}, {"type", "dnf"}});
    for (const draft::Standing& line : lines)
        if (dropped(line.seat)) xml.empty("player", {{"id", id_of(line.seat)}});
    xml.close();
    xml.close();
}

}  // namespace

std::string tournament_file(const draft::Night& night) {
    Xml xml;
    xml.open("tournament", {{"type", "2"},
                            {"stage", std::string(is_over(night) ? tournament_over : tournament_running)},
                            {"version", "1.80"},
                            {"gametype", "TRADING_CARD_GAME"},
                            {"mode", "CUSTOM"}});
    put_data(xml, night);
    xml.open("players");
    for (std::size_t seat = 0; seat < night.seats.size(); ++seat) put_player(xml, night, seat);
    xml.close();
    put_pod(xml, night);
    if (is_over(night)) put_standings(xml, night);
    xml.open("finalsoptions");
    xml.close();
    xml.close();
    return xml.taken();
}

}  // namespace cubenight
