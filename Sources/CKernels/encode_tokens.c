#include "encode_internal.h"
#include "encode_levels.h"

// The bytes are looked at 64 at a time, as a mask of those that are zero:
//
//     bytes   7 0 0 0 0 0 0 0 0 0 0 0 3 0 0 5 …
//     run               literals 2 (7, 0), zeros 10; the match repeats the zero before it
//
// A run that reaches the end of a step waits in `open` for the next one.
typedef struct {
  encode_run *next;
  uint32_t literals;  // since the last run, without the open zeros
  uint32_t open;      // zeros at the end of what was seen
} splitter;

// Eight tables: equal neighbours do not wait for each other's increments.
typedef struct {
  uint32_t counts[8][256];
} histogram;

ALWAYS_INLINE void close_run(splitter *s, uint32_t zeros) {
  *s->next++ = (encode_run){s->literals + 1, zeros - 1};
  s->literals = 0;
}

ALWAYS_INLINE void split_step(splitter *s, uint64_t zero) {
  if (zero == ~0ull) {
    s->open += 64;
    return;
  }
  uint32_t at = (uint32_t)__builtin_ctzll(~zero);
  uint32_t open = s->open + at;
  if (open >= ENCODE_MINIMUM_RUN)
    close_run(s, open);
  else
    s->literals += open;
  // A bit of `starts`: here begin eight zeros, all within this step.
  uint64_t starts = zero & zero >> 1;
  starts &= starts >> 2;
  starts &= starts >> 4;
  starts &= ~0ull << at;
  while (starts) {
    uint32_t first = (uint32_t)__builtin_ctzll(starts);
    s->literals += first - at;
    uint64_t ended = ~zero & ~0ull << first;
    if (ended == 0) {
      s->open = 64 - first;
      return;
    }
    at = (uint32_t)__builtin_ctzll(ended);
    close_run(s, at - first);
    starts &= ~0ull << at;
  }
  s->open = (uint32_t)__builtin_clzll(~zero);
  s->literals += 64 - at - s->open;
}

ALWAYS_INLINE void count_step(histogram *h, const uint8_t *bytes) {
  for (int i = 0; i < 64; i += 8) {
    uint64_t word = load64(bytes + i);
    h->counts[0][word & 255]++;
    h->counts[1][word >> 8 & 255]++;
    h->counts[2][word >> 16 & 255]++;
    h->counts[3][word >> 24 & 255]++;
    h->counts[4][word >> 32 & 255]++;
    h->counts[5][word >> 40 & 255]++;
    h->counts[6][word >> 48 & 255]++;
    h->counts[7][word >> 56]++;
  }
}

// Counts the bytes of a step whose bit is set.
ALWAYS_INLINE void count_few(histogram *h, const uint8_t *bytes, uint64_t set) {
  for (; set; set &= set - 1) {
    int at = __builtin_ctzll(set);
    h->counts[at & 7][bytes[at]]++;
  }
}

// Up to so many bytes of a step that are not zero are found one by one: counting the zeros, too, takes longer, since
// each waits for the one before it (a fifth to a quarter of all here, in frames of text on plain ground).
enum { FEW = 20 };

typedef uint64_t (*zero_mask)(const uint8_t *bytes);

ALWAYS_INLINE size_t split(const uint8_t *bytes, size_t count, encode_run *runs,
                           uint32_t counts[ENCODE_SYMBOLS], zero_mask mask) {
  splitter s = {runs, 0, 0};
  histogram h;
  memset(&h, 0, sizeof h);
  uint32_t zeros = 0;  // not in the histogram
  size_t i = 0;
  for (; i + 64 <= count; i += 64) {
    uint64_t zero = mask(bytes + i);
    split_step(&s, zero);
    int set = __builtin_popcountll(~zero);
    if (set > FEW) {
      count_step(&h, bytes + i);
    } else {
      zeros += 64 - (uint32_t)set;
      count_few(&h, bytes + i, ~zero);
    }
  }
  if (i < count) {
    uint8_t last[64];
    size_t left = count - i;
    memset(last, 1, sizeof last);
    memcpy(last, bytes + i, left);
    split_step(&s, mask(last));
    // The padding is not zero, so nothing is open; all of it was taken for literals.
    s.literals -= (uint32_t)(64 - left);
    for (size_t k = 0; k < left; k++) h.counts[0][last[k]]++;
  } else if (s.open >= ENCODE_MINIMUM_RUN) {
    close_run(&s, s.open);
  } else {
    s.literals += s.open;
  }
  if (s.literals > 0) *s.next++ = (encode_run){s.literals, 0};

  memset(counts, 0, sizeof(uint32_t) * ENCODE_SYMBOLS);
  for (int table = 0; table < 8; table++)
    for (int value = 0; value < 256; value++) counts[value] += h.counts[table][value];
  counts[0] += zeros;
  for (encode_run *run = runs; run < s.next; run++) {
    counts[0] -= run->zeros;
    for (uint32_t left = run->zeros; left > 0;) {
      uint32_t length = next_match(left);
      counts[match_symbol(length).symbol]++;
      left -= length;
    }
  }
  return (size_t)(s.next - runs);
}

// MARK: Portable

ALWAYS_INLINE uint64_t mask_portable(const uint8_t *bytes) {
  const uint64_t low = 0x7f7f7f7f7f7f7f7full;
  uint64_t mask = 0;
  for (int i = 0; i < 8; i++) {
    uint64_t word = load64(bytes + 8 * i);
    uint64_t zero = ~(((word & low) + low) | word | low) >> 7;
    mask |= (zero * 0x0102040810204080ull >> 56) << (8 * i);
  }
  return mask;
}

size_t tokens_portable(const uint8_t *bytes, size_t count, encode_run *runs, uint32_t *counts) {
  return split(bytes, count, runs, counts, mask_portable);
}

#if ENCODE_X86

// MARK: AVX2

TARGET_AVX2 ALWAYS_INLINE uint64_t mask_avx2(const uint8_t *bytes) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i a = _mm256_loadu_si256((const __m256i *)bytes);
  __m256i b = _mm256_loadu_si256((const __m256i *)(bytes + 32));
  uint32_t low = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(a, zero));
  uint32_t high = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(b, zero));
  return low | (uint64_t)high << 32;
}

TARGET_AVX2 size_t tokens_avx2(const uint8_t *bytes, size_t count, encode_run *runs,
                               uint32_t *counts) {
  return split(bytes, count, runs, counts, mask_avx2);
}

// MARK: AVX-512

TARGET_AVX512 ALWAYS_INLINE uint64_t mask_avx512(const uint8_t *bytes) {
  __m512i v = _mm512_loadu_si512(bytes);
  return _mm512_testn_epi8_mask(v, v);
}

TARGET_AVX512 size_t tokens_avx512(const uint8_t *bytes, size_t count, encode_run *runs,
                                   uint32_t *counts) {
  return split(bytes, count, runs, counts, mask_avx512);
}

#endif
