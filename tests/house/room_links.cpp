// Links, whole, one room and what it may call: see tests/CMakeLists.txt.
int main() {}
