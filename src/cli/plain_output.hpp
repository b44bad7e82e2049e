// The one place where text leaves for a terminal, a pipe or a file: whatever names, reasons, cards, files and arguments
// contain, only text gets out, never a command to the terminal (engine/core/printable.hpp).
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace cubenight::cli {

// Stands before the stream's own buffer as long as it lives. What is written at once, or in pieces, comes out the same.
class PlainOutput final : public std::streambuf {
public:
    explicit PlainOutput(std::ostream& out);
    PlainOutput(const PlainOutput&) = delete;
    PlainOutput& operator=(const PlainOutput&) = delete;
    ~PlainOutput() override;

protected:
    int_type overflow(int_type sign) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool pass_on(std::string_view text);

    std::ostream& out_;
    std::streambuf* below_;
    std::string begun_;  // a character of which not all bytes were written yet
};

}  // namespace cubenight::cli
