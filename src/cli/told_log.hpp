// The log of a match, told in parts: to everybody, and to each player what that one may know.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/play/actor.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::cli {

// `LogBook` keeps the entries of a game's match; its log_lines() and seen_by() are found beside its names.
template <class LogBook>
class ToldLog {
public:
    template <class Book>
    explicit ToldLog(const Book& book) : log_(book) {}

    LogBook* listener() { return &log_; }
    std::size_t entries() const { return log_.entries().size(); }
    auto entries_after(std::size_t count) const { return std::span(log_.entries()).subspan(count); }
    // Forgets all but the first `count` entries: what happened after them was taken back.
    void forget_after(std::size_t count) {
        log_.forget_after(count);
        told_ = std::min(told_, count);
        for (std::size_t& told : told_to_) told = std::min(told, count);
    }

    template <class Names>
    std::vector<text::LogLine> news(const Names& names) {
        const auto news = std::span(log_.entries()).subspan(told_);
        const auto part = told_ == 0 ? text::LogPart::whole : text::LogPart::asked;
        std::vector<text::LogLine> lines = log_lines(news, names, part);
        told_ += told_by(lines);
        return lines;
    }

    template <class Names>
    std::vector<text::LogLine> news_for(SeatId player, const Names& names) {
        auto news = log_.entries();
        std::size_t& told = told_to_[player];
        const auto part = told == 0 ? text::LogPart::whole : text::LogPart::later;
        news.erase(news.begin(), news.begin() + static_cast<std::ptrdiff_t>(told));
        for (auto& entry : news) entry = seen_by(entry, player);
        std::vector<text::LogLine> lines = log_lines(news, names, part);
        told += told_by(lines);
        return lines;
    }

private:
    // How many entries these lines tell. A heading that has no line yet waits for what comes below it.
    static std::size_t told_by(const std::vector<text::LogLine>& lines) { return lines.empty() ? 0 : lines.back().end; }

    LogBook log_;
    std::size_t told_ = 0;                // entries that everybody was told
    play::PerSeat<std::size_t> told_to_;  // and each player
};

}  // namespace cubenight::cli
