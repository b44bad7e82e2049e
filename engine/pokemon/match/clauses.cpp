#include "engine/pokemon/match/clauses.hpp"

namespace cubenight::pokemon {

const char* citation(Clause clause) {
    switch (clause) {
        case Clause::none: return "";
#define CUBENIGHT_CLAUSE_TEXT(name, text) \
    case Clause::name: return text;
            CUBENIGHT_CLAUSES(CUBENIGHT_CLAUSE_TEXT)
#undef CUBENIGHT_CLAUSE_TEXT
    }
    return "";
}

}  // namespace cubenight::pokemon
