#pragma once
#include <string.h>

#include "encode.h"

#if defined(__x86_64__)
#define ENCODE_X86 1
#include <immintrin.h>
#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,pclmul,sse4.1")))
#define TARGET_AVX512                                                                       \
  __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx2,bmi,bmi2,lzcnt," \
                        "popcnt,pclmul,sse4.1")))
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

enum { FILTER_SUB = 1, FILTER_UP = 2 };

ALWAYS_INLINE uint64_t load64(const void *from) {
  uint64_t word;
  memcpy(&word, from, sizeof word);
  return word;
}

ALWAYS_INLINE void store64(void *to, uint64_t word) { memcpy(to, &word, sizeof word); }

// Bytewise difference of two words.
ALWAYS_INLINE uint32_t subtract_bytes(uint32_t a, uint32_t b) {
  uint32_t high = 0x80808080u;
  return ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
}

// Appends up to 56 bits.
ALWAYS_INLINE void put_bits(encode_bits *to, uint64_t bits, uint32_t count) {
  to->bits |= bits << to->count;
  to->count += count;
  store64(to->next, to->bits);
  to->next += to->count >> 3;
  to->bits >>= to->count & ~7u;
  to->count &= 7;
}

typedef struct {
  uint32_t symbol, extra, extra_bits;
} match_length;

// DEFLATE's symbol for a match of 3...258 bytes.
ALWAYS_INLINE match_length match_symbol(uint32_t length) {
  if (length == 258) return (match_length){285, 0, 0};
  uint32_t n = length - 3;
  if (n < 8) return (match_length){257 + n, 0, 0};
  uint32_t extra_bits = 29 - (uint32_t)__builtin_clz(n);
  return (match_length){261 + 4 * extra_bits + (n >> extra_bits) - 4,
                        n & ((1u << extra_bits) - 1), extra_bits};
}

// The next match of a run: 258 as long as 3 or more remain behind it.
ALWAYS_INLINE uint32_t next_match(uint32_t zeros) {
  return zeros >= 261 ? 258 : zeros > 258 ? zeros - 3 : zeros;
}
