#include "src/gui/screens/ultraman/telling.hpp"

#include <algorithm>
#include <utility>

namespace cubenight::gui::ucg {

void Telling::follow(UltramanSession& session, Language language) {
    const bool same = std::exchange(session_, &session) == &session;
    moments_ = session.moments();
    if (!same || moment_ >= moments_) catch_up();
    if (on() && (version_ != session.version() || values_.names.language != language)) read(session, language);
}

void Telling::go_on(UltramanSession& session, Language language) {
    ++moment_;
    if (on()) read(session, language);
}

void Telling::read(UltramanSession& session, Language language) {
    version_ = session.version();
    values_.read_past(session, session.past(moment_, Sight::own), language);
}

std::span<const said::LogEntry> Telling::led_to(const UltramanSession& session, std::size_t moment) {
    const std::size_t before = session.past(moment - 1, Sight::own).entries;
    const UltramanSession::Past past = session.past(moment, Sight::own);
    return past.log.subspan(before, past.entries - before);
}

}  // namespace cubenight::gui::ucg
