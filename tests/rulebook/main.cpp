// rulebook_page ROOT            fails where a ruling does not lie in its clause's folder, a clause has neither test nor
//                               mark, a rule has no source, or docs/rulebook.md is not up to date
// rulebook_page ROOT --write    writes docs/rulebook.md; fails as above
#include <cstdio>
#include <fstream>
#include <string_view>

#include "tests/rulebook/rulebook.hpp"
#include "tests/support/texts.hpp"

namespace {

using namespace cubenight;

int fail(const std::string& reason) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    return 1;
}

}  // namespace

int main(int count, char** arguments) {
    const bool write = count == 3 && std::string_view(arguments[2]) == "--write";
    if (count != 2 && !write) return fail("usage: rulebook_page ROOT [--write]");
    const std::filesystem::path root = arguments[1];
    std::vector<rulebook::Row> rows;
    for (const char* list : {"assets/rulebook.tsv", "assets/ultraman_rulebook.tsv"}) {
        const auto read = rulebook::read_rows(test::text_of(root / list), list);
        if (!read) return fail(read.error().english());
        rows.insert(rows.end(), read->begin(), read->end());
    }
    const auto faults = rulebook::misplaced(root);
    if (!faults) return fail(faults.error().english());
    for (const std::string& fault : *faults) std::fprintf(stderr, "%s\n", fault.c_str());
    if (!faults->empty()) return fail(std::to_string(faults->size()) + " rulings that do not lie as they should");
    const auto proofs = rulebook::read_proofs(root);
    if (!proofs) return fail(proofs.error().english());
    const auto sources = rulebook::read_sources(root, rows);

    const std::string page = rulebook::page(rows, *proofs, sources);
    const auto path = root / "docs/rulebook.md";
    if (write) std::ofstream(path) << page;
    auto missing = rulebook::gaps(rows, *proofs);
    for (std::string& gap : rulebook::rules_without_source(rows, sources)) missing.push_back(std::move(gap));
    for (const std::string& gap : missing) std::fprintf(stderr, "%s\n", gap.c_str());
    if (!missing.empty()) return fail(std::to_string(missing.size()) + " gaps in the rulebook");
    if (test::text_of(path) != page) return fail("docs/rulebook.md is not up to date: rulebook_page . --write");
    std::printf("%zu clauses, all carried out and held by a test, or marked\n", rows.size());
    return 0;
}
