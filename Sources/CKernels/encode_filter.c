#include "encode_internal.h"
#include "encode_levels.h"

// Differences are made of whole pixels, 4 bytes each: an opaque row has alpha differences of 0,
// which cost nothing and are dropped when the chosen differences are packed to 3 bytes.

ALWAYS_INLINE uint32_t magnitude(uint32_t byte) { return byte < 128 ? byte : 256 - byte; }

ALWAYS_INLINE uint32_t cost_of(uint32_t d) {
  return magnitude(d & 255) + magnitude(d >> 8 & 255) + magnitude(d >> 16 & 255) +
         magnitude(d >> 24);
}

// The first pixel has no left neighbour; its alpha is not written in RGB.
ALWAYS_INLINE uint32_t first_mask(int channels) { return channels == 3 ? 0xffffffu : ~0u; }

ALWAYS_INLINE uint8_t *put_pixel(uint8_t *to, uint32_t d, int channels) {
  memcpy(to, &d, 4);
  return to + channels;
}

// MARK: Portable

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words8 __attribute__((vector_size(16)));

// The sum of the differences' magnitudes; 16 bytes a step, which every processor has.
ALWAYS_INLINE uint64_t cost_portable(const uint32_t *row, const uint32_t *other, size_t width) {
  const uint8_t *x = (const uint8_t *)row, *o = (const uint8_t *)other;
  enum { STEPS = 256 };  // as many magnitudes of two bytes as 16 bits hold
  size_t count = width * 4, i = 0;
  uint64_t cost = 0;
  while (count - i >= 16) {
    words8 sums = {0};
    for (int step = 0; step < STEPS && count - i >= 16; step++, i += 16) {
      bytes16 a, b;
      memcpy(&a, x + i, 16);
      memcpy(&b, o + i, 16);
      bytes16 d = a - b, m = __builtin_elementwise_min(d, -d);
      sums += ((words8)m & 0xff) + ((words8)m >> 8);
    }
    for (int j = 0; j < 8; j++) cost += sums[j];
  }
  for (; i < count; i++) cost += magnitude((uint8_t)(x[i] - o[i]));
  return cost;
}

ALWAYS_INLINE void filter_portable(const uint32_t *row, const uint32_t *above, size_t width,
                                   uint8_t *to, int channels) {
  int filter = above ? FILTER_UP : FILTER_SUB;
  if (above && width > 0) {
    uint32_t first = row[0] & first_mask(channels);
    uint64_t sub = cost_of(first), up = cost_of(subtract_bytes(row[0], above[0]));
    sub += cost_portable(row + 1, row, width - 1);
    up += cost_portable(row + 1, above + 1, width - 1);
    if (up > sub) filter = FILTER_SUB;
  }
  *to++ = (uint8_t)filter;
  if (width == 0) return;
  const uint32_t *other = filter == FILTER_UP ? above + 1 : row;
  to = put_pixel(to, filter == FILTER_UP ? subtract_bytes(row[0], above[0]) : row[0], channels);
  size_t x = 1;
  for (; x + 4 <= width; x += 4, to += 4 * channels) {
    bytes16 a, b;
    memcpy(&a, row + x, 16);
    memcpy(&b, other + x - 1, 16);
    a -= b;
    if (channels == 4) {
      memcpy(to, &a, 16);
    } else {
      uint32_t d[4];
      memcpy(d, &a, 16);
      uint64_t low = (d[0] & 0xffffff) | (uint64_t)(d[1] & 0xffffff) << 24 | (uint64_t)d[2] << 48;
      store64(to, low);
      uint32_t high = (d[2] >> 16 & 0xff) | d[3] << 8;
      memcpy(to + 8, &high, 4);
    }
  }
  for (; x < width; x++) to = put_pixel(to, subtract_bytes(row[x], other[x - 1]), channels);
}

void filter_rgb_portable(const uint32_t *row, const uint32_t *above, size_t width, uint8_t *to) {
  filter_portable(row, above, width, to, 3);
}

void filter_rgba_portable(const uint32_t *row, const uint32_t *above, size_t width, uint8_t *to) {
  filter_portable(row, above, width, to, 4);
}

#if ENCODE_X86

// MARK: AVX2: 8 pixels a step. 16 with AVX-512 were slower (1.4 against 1.0 ms a frame, Zen 5):
// rows lie at odd places, and every 64-byte access crosses a cache line.

TARGET_AVX2 ALWAYS_INLINE uint64_t sum_avx2(__m256i v) {
  __m128i s = _mm_add_epi64(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  return (uint64_t)_mm_cvtsi128_si64(s) + (uint64_t)_mm_extract_epi64(s, 1);
}

TARGET_AVX2 ALWAYS_INLINE int choose_avx2(const uint32_t *row, const uint32_t *above, size_t width,
                                          int channels, uint64_t *up_cost) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i subs = zero, ups = zero;
  size_t x = 1;
  for (; x + 8 <= width; x += 8) {
    __m256i p = _mm256_loadu_si256((const __m256i *)(row + x));
    __m256i l = _mm256_loadu_si256((const __m256i *)(row + x - 1));
    __m256i a = _mm256_loadu_si256((const __m256i *)(above + x));
    __m256i s = _mm256_abs_epi8(_mm256_sub_epi8(p, l)), u = _mm256_abs_epi8(_mm256_sub_epi8(p, a));
    subs = _mm256_add_epi64(subs, _mm256_sad_epu8(s, zero));
    ups = _mm256_add_epi64(ups, _mm256_sad_epu8(u, zero));
  }
  uint64_t sub = sum_avx2(subs) + cost_of(row[0] & first_mask(channels));
  uint64_t up = sum_avx2(ups) + cost_of(subtract_bytes(row[0], above[0]));
  for (; x < width; x++) {
    sub += cost_of(subtract_bytes(row[x], row[x - 1]));
    up += cost_of(subtract_bytes(row[x], above[x]));
  }
  *up_cost = up;
  return up <= sub ? FILTER_UP : FILTER_SUB;
}

// Drops every fourth byte: 24 bytes are left, at the bottom.
TARGET_AVX2 ALWAYS_INLINE __m256i pack_avx2(__m256i v) {
  const __m256i bytes =
      _mm256_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1,  //
                       0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
  const __m256i words = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  return _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(v, bytes), words);
}

TARGET_AVX2 ALWAYS_INLINE void filter_avx2(const uint32_t *row, const uint32_t *above,
                                           size_t width, uint8_t *to, int channels) {
  if (width == 0) {
    *to = above ? FILTER_UP : FILTER_SUB;
    return;
  }
  uint64_t up = 1;
  int filter = above ? choose_avx2(row, above, width, channels, &up) : FILTER_SUB;
  *to++ = (uint8_t)filter;
  if (filter == FILTER_UP && up == 0) {
    memset(to, 0, width * (size_t)channels);
    return;
  }
  const uint32_t *other = filter == FILTER_UP ? above + 1 : row;
  to = put_pixel(to, filter == FILTER_UP ? subtract_bytes(row[0], above[0]) : row[0], channels);
  size_t x = 1;
  for (; x + 8 <= width; x += 8, to += 8 * channels) {
    __m256i d = _mm256_sub_epi8(_mm256_loadu_si256((const __m256i *)(row + x)),
                                _mm256_loadu_si256((const __m256i *)(other + x - 1)));
    _mm256_storeu_si256((__m256i *)to, channels == 3 ? pack_avx2(d) : d);
  }
  for (; x < width; x++) to = put_pixel(to, subtract_bytes(row[x], other[x - 1]), channels);
}

TARGET_AVX2 void filter_rgb_avx2(const uint32_t *row, const uint32_t *above, size_t width,
                                 uint8_t *to) {
  filter_avx2(row, above, width, to, 3);
}

TARGET_AVX2 void filter_rgba_avx2(const uint32_t *row, const uint32_t *above, size_t width,
                                  uint8_t *to) {
  filter_avx2(row, above, width, to, 4);
}

#endif
