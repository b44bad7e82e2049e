#include "src/cli/plain_output.hpp"

#include "engine/core/printable.hpp"

namespace cubenight::cli {
namespace {

constexpr std::size_t longest_character = 4;  // bytes

// How many bytes at the end may begin a character that goes on.
std::size_t begun_at_end(std::string_view text) {
    for (std::size_t size = 1; size < longest_character && size <= text.size(); ++size) {
        const auto lead = static_cast<unsigned char>(text[text.size() - size]);
        if (lead < 0x80) return 0;
        if (lead < 0xC0) continue;
        const std::size_t whole = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : longest_character;
        return size < whole ? size : 0;
    }
    return 0;
}

}  // namespace

PlainOutput::PlainOutput(std::ostream& out) : out_(out), below_(out.rdbuf(this)) {}

PlainOutput::~PlainOutput() {
    pass_on(begun_);
    below_->pubsync();
    out_.rdbuf(below_);
}

bool PlainOutput::pass_on(std::string_view text) {
    const std::string shown = printable(text, Breaks::kept);
    const auto size = static_cast<std::streamsize>(shown.size());
    return below_->sputn(shown.data(), size) == size;
}

PlainOutput::int_type PlainOutput::overflow(int_type sign) {
    if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
    const char one = traits_type::to_char_type(sign);
    return xsputn(&one, 1) == 1 ? sign : traits_type::eof();
}

std::streamsize PlainOutput::xsputn(const char* text, std::streamsize size) {
    begun_.append(text, static_cast<std::size_t>(size));
    const std::size_t whole = begun_.size() - begun_at_end(begun_);
    const bool out = pass_on(std::string_view(begun_).substr(0, whole));
    begun_.erase(0, whole);
    return out ? size : 0;
}

int PlainOutput::sync() { return below_->pubsync(); }

}  // namespace cubenight::cli
