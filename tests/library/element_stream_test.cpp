// The objects of a JSON list, however broken it is.
#include "src/library/element_stream.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight::library;

namespace {

// What the stream says of a text that comes in blocks of that size: each object as it is, each fault with its place.
std::vector<std::string> said_of(std::string_view text, std::size_t block = 1000) {
    ElementStream stream([&] {
        const std::string_view next = text.substr(0, block);
        text.remove_prefix(next.size());
        return next;
    });
    std::vector<std::string> said;
    while (const auto element = stream.next())
        said.push_back(element->fault ? std::to_string(element->line) + ":" + std::to_string(element->column) + " " +
                                            element->fault->english()
                                      : element->bytes);
    return said;
}

using Said = std::vector<std::string>;

}  // namespace

TEST_CASE("objects come out of a list as they stand there", "[library.json]") {
    CHECK(said_of("[]").empty());
    CHECK(said_of("\xEF\xBB\xBF [ {} , {\"a\":[1,{\"b\":\"]}\\\"\"}]}\r\n]\n") ==
          Said{"{}", "{\"a\":[1,{\"b\":\"]}\\\"\"}]}"});
    for (const std::size_t block : {1u, 2u, 7u})
        CHECK(said_of("[{\"id\":\"a\"},\n{\"id\":\"\\\\\"}]", block) == Said{"{\"id\":\"a\"}", "{\"id\":\"\\\\\"}"});
}

TEST_CASE("what is no list is told", "[library.json]") {
    const Said no_list = {"1:1 is no list of cards: it does not begin with ["};
    CHECK(said_of("") == no_list);
    CHECK(said_of("{\"data\":[]}") == no_list);
    CHECK(said_of("true") == no_list);
    CHECK(said_of(" \n x") == Said{"2:2 is no list of cards: it does not begin with ["});
}

TEST_CASE("what is wrong between objects is told and the objects are read", "[library.json]") {
    CHECK(said_of("[{},]") == Said{"{}", "1:5 there is a comma too many"});
    CHECK(said_of("[,{},,{}]") == Said{"1:2 there is a comma too many", "{}", "1:6 there is a comma too many", "{}"});
    CHECK(said_of("[{}{}]") == Said{"{}", "1:4 a comma is missing before this card", "{}"});
    CHECK(said_of("[{}, 12, \"a,]\", null, {}]") == Said{"{}", "1:6 here stands something that is no card",
                                                         "1:10 here stands something that is no card",
                                                         "1:17 here stands something that is no card", "{}"});
    CHECK(said_of("[{}") == Said{"{}", "1:4 the list does not end with ]"});
    CHECK(said_of("[{}] {}") == Said{"{}", "1:6 something stands behind the list"});
}

TEST_CASE("behind a broken object the next one is read", "[library.json]") {
    const std::string good = R"({"id":"b"})";
    CHECK(said_of("[{\"id\":\"a,\n{\"id\":\"b\"}]") == Said{"1:11 a text does not end on its line", good});
    CHECK(said_of("[{\"id\":\"a\",\n{\"id\":\"b\"}]") == Said{"2:1 a card begins within this one", good});
    CHECK(said_of("[{\"id\":[\"a\"},{\"id\":\"b\"}]") ==
          Said{"1:12 this bracket does not fit the one that is open", good});
    CHECK(said_of("[{\"x\":\"a\"b\"},{\"id\":\"b\"}]") ==
          Said{"1:10 this is no JSON: a quote may be missing or too many", good});
    CHECK(said_of("[{\"id\":\"é\" !},  { \n \"id\":\"b\"}]") ==
          Said{"1:12 this is no JSON: a quote may be missing or too many", "{\"id\":\"b\"}"});
    CHECK(said_of("[{\"id\":\"a\"") ==
          Said{"1:11 the file ends within this card", "1:11 the list does not end with ]"});
    CHECK(said_of("[{\"id\":!}]") ==
          Said{"1:8 this is no JSON: a quote may be missing or too many", "1:11 the list does not end with ]"});
}

TEST_CASE("an object that is too deep or too large is told and the next one is read", "[library.json]") {
    const std::string deep(100'000, '['), closed(100'000, ']');
    CHECK(said_of("[{\"a\":" + deep + closed + "},{}]") == Said{"1:2 is nested deeper than 32 brackets", "{}"});
    CHECK(said_of("[{\"a\":" + deep, 10) ==
          Said{"1:100007 the file ends within this card", "1:100007 the list does not end with ]"});
    const std::string large(longest_element, 'x');
    CHECK(said_of("[{\"a\":\"" + large + "\"},{}]") == Said{"1:2 is larger than 262144 bytes", "{}"});
}
