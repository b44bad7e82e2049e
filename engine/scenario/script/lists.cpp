#include "engine/scenario/script/lists.hpp"

namespace cubenight::scenario {

bool compare(const Number& number, int value) {
    switch (number.relation) {
        case Relation::at_least: return value >= number.value;
        case Relation::at_most: return value <= number.value;
        case Relation::equal: return value == number.value;
        case Relation::greater: return value > number.value;
        case Relation::less: return value < number.value;
        case Relation::odd: return value % 2 != 0;
        case Relation::even: return value % 2 == 0;
    }
    return false;
}

}  // namespace cubenight::scenario
