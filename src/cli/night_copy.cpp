#include "src/cli/night_copy.hpp"

#include <stdlib.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

namespace cubenight::cli {

namespace fs = std::filesystem;

Result<NightCopy> NightCopy::make(const fs::path& night) {
    std::string folder = (fs::temp_directory_path() / "cubenight-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr)
        return Error{folder, 0, Saying::as_is(std::generic_category().message(errno))};
    NightCopy copy{fs::path(folder)};
    std::error_code fault;
    copy.file_ = copy.folder_ / night.filename();
    fs::copy_file(night, copy.file_, fault);
    // The cubes that saved nights were dealt from lie beside them.
    if (const fs::path cubes = night.parent_path() / "cubes"; !fault && fs::is_directory(cubes))
        fs::copy(cubes, copy.folder_ / "cubes", fs::copy_options::recursive, fault);
    if (fault) return Error{night.string(), 0, Saying::as_is(fault.message())};
    return copy;
}

NightCopy::~NightCopy() {
    std::error_code ignored;
    if (!folder_.empty()) fs::remove_all(folder_, ignored);
}

}  // namespace cubenight::cli
