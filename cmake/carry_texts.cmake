# Writes a source that holds text files as they are: cmake -DOUT=file.cpp "-DFILES=a;b" -P carry_texts.cmake
set(made "#include \"engine/cards/printed/rule_files.hpp\"\n\nnamespace cubenight::printed {\nnamespace {\n\nusing namespace std::string_view_literals;  // whose length nobody has to count\n\nconstexpr GrammarFile files[] = {\n")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  file(READ ${file} text)
  string(APPEND made "{\"${name}\", R\"~rules~(${text})~rules~\"sv},\n")
endforeach()
string(APPEND made "};\n\n}  // namespace\n\nstd::span<const GrammarFile> rule_files() { return files; }\n\n}  // namespace cubenight::printed\n")
file(WRITE ${OUT} "${made}")
