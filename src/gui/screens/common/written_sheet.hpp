// Where something was written, until it has been read; the path can be taken along.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class WrittenSheet {
public:
    // `title`: what was done.
    void open(Text title) { title_ = title; }
    bool is_open() const { return title_.has_value(); }
    // Of what the session has written last.
    void draw(Frame& f);

private:
    std::optional<Text> title_;
};

}  // namespace cubenight::gui
