// Where a reader stands while it reads a part.
#pragma once

namespace cubenight {

// Sets one of the reader's places for as long as it lives.
class Within {
public:
    Within(int& place, int value) : place_(place), before_(place) { place = value; }
    ~Within() { place_ = before_; }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

private:
    int& place_;
    int before_;
};

}  // namespace cubenight
