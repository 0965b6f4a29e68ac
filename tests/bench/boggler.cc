// boggler WORDS BOARDS: prints how many 4x4 or 5x5 boards github.com/danvk/hybrid-boggle scores a second of processor
// time, and the sum of the scores. Words and boards are one a line, q for Qu. To be compiled with its folder cpp as
// include path, and its trie.cc.
#include <bit>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "boggler.h"

template <int Side>
long total(Trie* trie, const std::vector<std::string>& boards) {
  Boggler<Side, Side> boggler(trie);
  long sum = 0;
  for (const auto& board : boards) sum += boggler.Score(board.c_str());
  return sum;
}

int main(int, char** arguments) {
  auto trie = Trie::CreateFromFile(arguments[1]);
  std::ifstream file(arguments[2]);
  std::vector<std::string> boards;
  for (std::string line; file >> line;) boards.push_back(line);
  long sum = 0;
  double spent = 0;
  for (int round = 0; round < 2; round++) {  // the second one is warm
    const std::clock_t start = std::clock();
    sum = boards[0].size() == 16 ? total<4>(trie.get(), boards) : total<5>(trie.get(), boards);
    spent = double(std::clock() - start) / CLOCKS_PER_SEC;
  }
  std::cout << '\n' << std::fixed << boards.size() / spent << ' ' << sum << std::endl;
  std::_Exit(0);
}
