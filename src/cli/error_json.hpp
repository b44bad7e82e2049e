// An error as JSON: file, line, column and reason, in the language that is spoken.
#pragma once

#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>

#include "engine/core/result.hpp"
#include "src/cli/words.hpp"

namespace cubenight {

template <class Archive>
void serialize(Archive& archive, Error& error) {
    using cereal::make_nvp;
    archive(make_nvp("file", error.file), make_nvp("line", error.line), make_nvp("column", error.column),
            make_nvp("reason", cli::say(error.reason)));
}

}  // namespace cubenight
