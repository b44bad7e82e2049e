// What has happened since the moment that the table showed, told moment by moment: the table, its numbers and its phase are
// those of the moment that is told, until it has come to the last one.
#pragma once

#include "src/gui/screens/ultraman/values.hpp"

namespace cubenight::gui::ucg {

class Telling {
public:
    // The match has gone on, or is another one, of which nothing is to be told. REQUIRES: session.seat() has a value.
    void follow(UltramanSession& session, Language language);
    // Whether moments are left behind the one that is told.
    bool on() const { return moment_ + 1 < moments_; }
    // To the next moment. REQUIRES: on().
    void go_on(UltramanSession& session, Language language);
    // To the last one at once.
    void catch_up() { moment_ = moments_ == 0 ? 0 : moments_ - 1; }
    std::size_t moment() const { return moment_; }
    // REQUIRES: on().
    const Values& shown() const { return values_; }
    Values& shown() { return values_; }
    // What led to the moment that is told. REQUIRES: it is not the first.
    static std::span<const said::LogEntry> led_to(const UltramanSession& session, std::size_t moment);

private:
    void read(UltramanSession& session, Language language);

    const UltramanSession* session_ = nullptr;
    std::size_t moment_ = 0, moments_ = 0;
    std::uint64_t version_ = 0;
    Values values_;  // of that moment, while it is not the last one
};

}  // namespace cubenight::gui::ucg
