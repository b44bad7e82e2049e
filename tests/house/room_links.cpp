// Links, whole, one room of the engine and what it may call: see tests/CMakeLists.txt.
int main() {}
