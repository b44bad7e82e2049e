// What stands on the faces of cards in five languages: large cards say all of it, small ones the names.
#include <algorithm>

#include <imgui.h>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/ultraman_face.hpp"
#include "src/store/ultraman.hpp"
#include "tests/gui/sample_lantern.hpp"

using namespace cubenight;
using namespace cubenight::gui;

namespace {

constexpr Language all_languages[] = {Language::english, Language::simplified_chinese, Language::traditional_chinese,
                                      Language::japanese, Language::finnish};

// A card's face by itself, drawn until the fonts have all that it needs.
class Stand {
public:
    Stand() : context_(ImGui::CreateContext()), fonts_(find_fonts()) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().DisplaySize = {1000, 1400};
        ImGui::GetIO().DeltaTime = .016f;
        ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
        compat::prepare_headless(ImGui::GetIO());
    }
    ~Stand() { ImGui::DestroyContext(context_); }

    // What is cut on the large faces of the cards, by their keys.
    template <class Set>
    std::string cut_on(const Set& cards, float width, Language language) {
        std::string cut;
        do {
            if (fonts_.stale()) {
                fonts_.rebuild(*ImGui::GetIO().Fonts);
                unsigned char* pixels = nullptr;
                int w = 0, h = 0;
                ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &w, &h);
            }
            ImGui::NewFrame();
            cut.clear();
            for (const auto& card : cards)
                for (const TextMark& mark : draw(card, width, language))
                    if (mark.cut) cut += "\n  " + key_of(card) + ": " + mark.text;
            ImGui::Render();
        } while (fonts_.stale());
        return cut;
    }

    // Attacks whose names do not stand on cards of that width, by the cards' keys.
    std::string unnamed_on(const CardSet& cards, float width, Language language) {
        static_cast<void>(cut_on(cards, width, language));  // until the fonts have all of it
        ImGui::NewFrame();
        std::string unnamed;
        for (const Card& card : cards) unnamed += unnamed_on(card, language, draw(card, width, language));
        ImGui::Render();
        return unnamed;
    }

    // Attacks whose numbers a name touches on cards of that width, by the cards' keys.
    std::string touched_on(const CardSet& cards, float width, Language language) {
        static_cast<void>(cut_on(cards, width, language));  // until the fonts have all of it
        ImGui::NewFrame();
        std::string touched;
        for (const Card& card : cards) {
            const std::vector<TextMark> marks = draw(card, width, language);
            for (const Attack& attack : card.attacks)
                for (const TextMark& number : marks)
                    for (const TextMark& mark : marks)
                        if (number.text == damage_text(attack) && mark.box.centre().x < number.box.x &&
                            mark.box.y < number.box.bottom() && number.box.y < mark.box.bottom() &&
                            mark.box.right() > number.box.x - 2)
                            touched += "\n  " + card.key + ": " + mark.text;
        }
        ImGui::Render();
        return touched;
    }

    // Texts that touch the upper edge of a card of that width, by the cards' keys.
    std::string above_on(const CardSet& cards, float width, Language language) {
        static_cast<void>(cut_on(cards, width, language));  // until the fonts have all of it
        ImGui::NewFrame();
        std::string above;
        for (const Card& card : cards)
            for (const TextMark& mark : draw(card, width, language))
                if (mark.box.y < width * .05f) above += "\n  " + card.key + ": " + mark.text;
        ImGui::Render();
        return above;
    }

    // How often that stands on the card alone.
    std::size_t letters_on(const Card& card, float width, std::string_view letters) {
        static_cast<void>(cut_on(std::vector{card}, width, Language::english));  // until the fonts have all of it
        ImGui::NewFrame();
        const std::vector<TextMark> marks = draw(card, width, Language::english);
        ImGui::Render();
        return static_cast<std::size_t>(std::ranges::count(marks, letters, &TextMark::text));
    }

    // Attacks whose names are broken within a word that nothing parts, by the cards' keys.
    std::string broken_on(const CardSet& cards, float width) {
        static_cast<void>(cut_on(cards, width, Language::english));  // until the fonts have all of it
        ImGui::NewFrame();
        std::string broken;
        for (const Card& card : cards) {
            const std::vector<TextMark> marks = draw(card, width, Language::english);
            for (const Attack& attack : card.attacks)
                for (std::size_t i = 0; i + 1 < marks.size(); ++i)
                    if (marks[i].text + marks[i + 1].text == attack.name && !marks[i].text.ends_with('-'))
                        broken += "\n  " + card.key + ": " + attack.name;
        }
        ImGui::Render();
        return broken;
    }

private:
    static const std::string& key_of(const Card& card) { return card.key; }
    static const std::string& key_of(const ultraman::Card& card) { return card.number; }
    // Attacks of which no whole name stands there, in one line or two.
    static std::string unnamed_on(const Card& card, Language language, const std::vector<TextMark>& marks) {
        std::string unnamed;
        for (const Attack& attack : card.attacks) {
            const std::string name(name_in(card, attack, language));
            std::string left = name;
            for (const TextMark& mark : marks) {
                std::string_view said = mark.text;
                if (said.ends_with('-') && left.find(said) == std::string::npos) said.remove_suffix(1);
                if (const auto at = left.find(said); said.size() > 1 && at != std::string::npos)
                    left.erase(at, said.size());
            }
            if (left.find_first_not_of(' ') != std::string::npos) unnamed += "\n  " + card.key + ": " + name;
        }
        return unnamed;
    }

    static void paint(Canvas& canvas, const Strings& strings, const CardWords& words, const Card& card, float width) {
        CardPainter(canvas, strings, words).draw({0, 0}, width, {card});
    }
    static void paint(Canvas& canvas, const Strings& strings, const CardWords& words, const ultraman::Card& card,
                      float width) {
        UltramanPainter(canvas, strings, words).draw({0, 0}, width, card);
    }

    template <class AnyCard>
    std::vector<TextMark> draw(const AnyCard& card, float width, Language language) {
        std::vector<TextMark> marks;
        Canvas canvas(*ImGui::GetForegroundDrawList(), fonts_, night_palette, 1);
        canvas.draw_symbols_by(
            [](Canvas& c, Vec centre, float radius, Type type) { type_badge(c, centre, radius, type, On::print); });
        canvas.record(&marks);
        const Strings strings(language);
        paint(canvas, strings, card_sentences(language), card, width);
        return marks;
    }

    ImGuiContext* context_;
    Fonts fonts_;
};

}  // namespace

TEST_CASE("A large card says all that stands on it in every language", "[gui.languages]") {
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        CHECK(Stand().cut_on(*lantern().set, 360, language) == "");
    }
}

TEST_CASE("A large card of the Ultraman Card Game says all that stands on it in every language", "[gui.languages]") {
    const store::UltramanCards loaded = store::load_ultraman_cards(CUBENIGHT_TEST_DATA);
    REQUIRE(loaded.errors.empty());
    REQUIRE(loaded.cards->size() == 866);
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        CHECK(Stand().cut_on(*loaded.cards, 310, language) == "");
    }
}

TEST_CASE("A special Energy is whole where it is read beside the board and in the draft", "[gui.languages]") {
    std::vector<Card> energies;
    for (const Card& card : *lantern().set)
        if (card.kind == CardKind::special_energy) energies.push_back(card);
    REQUIRE(energies.size() > 5);
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        CHECK(Stand().cut_on(energies, 231, language) == "");
    }
}

TEST_CASE("A small card of Energy shows all units that it provides", "[gui.languages]") {
    Card one = basic_energy(Type::fire), two = one;
    two.provides = {TypeSet::of(Type::fire), TypeSet::of(Type::fire)};
    Stand stand;
    for (const float width : {62.f, 80.f})
        CHECK(stand.letters_on(two, width, "R") == stand.letters_on(one, width, "R") + 1);
}

TEST_CASE("A card of the hand says the names of its attacks in every language", "[gui.languages]") {
    constexpr int longest = 16;  // names of one long word beside a long cost and a high number
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        const std::string unnamed = Stand().unnamed_on(*lantern().set, 124, language);
        INFO(unnamed);
        CHECK(std::ranges::count(unnamed, '\n') <= longest);
    }
}

TEST_CASE("The name of an attack keeps away from its number on the smallest face that has both", "[gui.languages]") {
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        CHECK(Stand().touched_on(*lantern().set, 108, language) == "");
    }
}

TEST_CASE("A long word of an attack's name is parted by a hyphen where it takes two lines", "[gui.languages]") {
    CHECK(Stand().broken_on(*lantern().set, 124) == "");
}

TEST_CASE("The name on a small card lies within it in every language", "[gui.languages]") {
    for (const Language language : all_languages) {
        INFO("language " << static_cast<int>(language));
        CHECK(Stand().above_on(*lantern().set, 52, language) == "");
    }
}
