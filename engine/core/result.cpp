#include "engine/core/result.hpp"

namespace cubenight {

Saying Error::whole() const {
    if (file.empty() && line > 0 && column > 0) return saying("line {0}, column {1}: {2}", line, column, reason);
    if (file.empty() && line > 0) return saying("line {0}: {1}", line, reason);
    if (file.empty()) return reason;
    std::string where = file;
    if (line > 0) where += ":" + std::to_string(line);
    if (line > 0 && column > 0) where += ":" + std::to_string(column);
    return saying("{0}: {1}", where, reason);
}

}  // namespace cubenight
