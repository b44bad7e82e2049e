// Errors of outside input: where (file, line and column) and why. Expected failures are values, not exceptions.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "engine/core/ensure.hpp"
#include "engine/core/saying.hpp"

namespace cubenight {

struct Error {
    std::string file;  // as the caller named it; empty where there is none
    int line = 0;      // 1-based; 0 where there is none
    Saying reason;
    int column = 0;  // 1-based, in characters; 0 where there is none

    // "file:line:column: reason", leaving out what is not known.
    Saying whole() const;
    std::string english() const { return whole().english(); }
    friend bool operator==(const Error&, const Error&) = default;
};

// A value, or why there is none.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : held_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }
    // REQUIRES: ok().
    T& value() {
        ENSURE(ok());
        return std::get<0>(held_);
    }
    const T& value() const {
        ENSURE(ok());
        return std::get<0>(held_);
    }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    // REQUIRES: not ok().
    const Error& error() const {
        ENSURE(!ok());
        return std::get<1>(held_);
    }

private:
    std::variant<T, Error> held_;
};

}  // namespace cubenight
