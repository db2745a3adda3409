// 64 bytes are compared as a vector, and the answers are looked at as the bits of a word.
#include "ByteRuns.h"

#include <stdbool.h>
#include <string.h>

typedef uint8_t bytes64 __attribute__((ext_vector_type(64), aligned(1)));
typedef bool bits64 __attribute__((ext_vector_type(64)));

// Bit i tells whether a[i] == b[i].
static inline uint64_t equal(const uint8_t *a, const uint8_t *b) {
  bits64 bits = __builtin_convertvector(*(const bytes64 *)a == *(const bytes64 *)b, bits64);
  uint64_t word;
  memcpy(&word, &bits, sizeof word);
  return word;
}

size_t segue_mixed_end(const uint8_t *bytes, size_t start, size_t n) {
  static const uint8_t zeros[64];
  size_t x = start;
  // Of a run that begins in the last places of a block not enough is seen: the next block begins with those.
  const size_t step = 64 - SEGUE_LONG_RUN + 2;
  for (; x + 65 <= n; x += step) {
    uint64_t twos = equal(bytes + x, bytes + x + 1);
    uint64_t threes = twos & twos >> 1, fives = threes & threes >> 2, eights = fives & fives >> 3;
    uint64_t found = (equal(bytes + x, zeros) | eights) & (((uint64_t)1 << step) - 1);
    if (found != 0) return x + (size_t)__builtin_ctzll(found);
  }
  for (; x < n && bytes[x] != 0; x++) {
    size_t end = x + 1;
    while (end < n && end - x < SEGUE_LONG_RUN && bytes[end] == bytes[x]) end++;
    if (end - x == SEGUE_LONG_RUN) return x;
  }
  return x;
}

size_t segue_run_end(const uint8_t *bytes, size_t start, size_t n) {
  const uint8_t value = bytes[start];
  uint8_t values[64];
  memset(values, value, sizeof values);
  size_t x = start + 1;
  for (; x + 64 <= n; x += 64) {
    uint64_t others = ~equal(bytes + x, values);
    if (others != 0) return x + (size_t)__builtin_ctzll(others);
  }
  while (x < n && bytes[x] == value) x++;
  return x;
}
