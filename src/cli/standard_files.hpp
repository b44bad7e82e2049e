// Standard input, output and error: all three are there, and output that cannot be written is noticed.
#pragma once

#include <array>
#include <streambuf>

namespace cubenight::cli {

// Opens /dev/null in the place of each of the three that the caller has closed: else the next file that is opened, a night's
// journal for one, would get its number and be written to by whatever prints. What is printed to a closed output fails, what
// is told on a closed standard error goes nowhere. To be called before anything else.
void hold_standard_files();

// From now on a write beyond the greatest size that files may have (ulimit -f) fails like one to a full disk; it does not end
// the program.
void let_long_files_fail();

// std::cout as long as this lives: it knows why something could not be written. After that nothing more is.
class StandardOutput final : public std::streambuf {
public:
    StandardOutput();
    StandardOutput(const StandardOutput&) = delete;
    StandardOutput& operator=(const StandardOutput&) = delete;
    ~StandardOutput() override;

    // Writes what is left. The errno of the first write that failed, 0 where all was written.
    int finish();

protected:
    int_type overflow(int_type sign) override;
    int sync() override;

private:
    std::streambuf* before_;
    std::array<char, 1 << 14> waiting_{};
    int problem_ = 0;
};

}  // namespace cubenight::cli
