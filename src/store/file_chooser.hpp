// The dialog with which the desktop asks for a file or a folder, where it has one: a program of its own that runs beside this one.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>

#include <sys/types.h>

namespace cubenight::store {

enum class Wanted : std::uint8_t { file, folder };

class FileChooser {
public:
    // The dialog that stands in a folder of PATH; nothing where there is none.
    static std::optional<std::filesystem::path> program();

    explicit FileChooser(std::filesystem::path program) : program_(std::move(program)) {}
    // A dialog that is still open is closed.
    ~FileChooser();
    FileChooser(const FileChooser&) = delete;
    FileChooser& operator=(const FileChooser&) = delete;

    // One dialog at a time; while one is open nothing happens.
    void ask(Wanted wanted);
    bool asks() const { return waits_.joinable(); }
    // What was chosen, once; nothing while the dialog is open, or where it was left.
    std::optional<std::string> chosen();

private:
    std::filesystem::path program_;
    std::thread waits_;
    std::atomic<bool> ended_ = false;
    pid_t child_ = -1;
    std::string answer_;
};

}  // namespace cubenight::store
