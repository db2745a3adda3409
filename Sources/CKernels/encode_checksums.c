#include "encode_internal.h"
#include "encode_levels.h"

// Adler-32 (RFC 1950): a = 1 + sum of the bytes, b = sum of all a so far, modulo 65521.
// CRC-32 (PNG, annex D): polynomial 0xedb88320, bits reversed.

#if ENCODE_X86

enum { ADLER_MODULUS = 65521, ADLER_BLOCK = 5504 };  // b stays below 2^32 over a block

TARGET_AVX2 ALWAYS_INLINE uint32_t sum_of_words(__m256i v) {
  __m128i s = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
  s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0x4e));
  s = _mm_add_epi32(s, _mm_shuffle_epi32(s, 0xb1));
  return (uint32_t)_mm_cvtsi128_si32(s);
}

// Over a step of 32 bytes b grows by 32 a + 32 x0 + 31 x1 + … + x31.
TARGET_AVX2 uint32_t adler32_avx2(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t a = adler & 0xffff, b = adler >> 16;
  const __m256i zero = _mm256_setzero_si256(), ones = _mm256_set1_epi16(1);
  const __m256i weights =
      _mm256_setr_epi8(32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17,  //
                       16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
  while (count >= 32) {
    size_t n = (count < ADLER_BLOCK ? count : ADLER_BLOCK) & ~(size_t)31;
    __m256i sums = zero, earlier = zero, weighted = zero;
    for (size_t i = 0; i < n; i += 32) {
      __m256i v = _mm256_loadu_si256((const __m256i *)(bytes + i));
      earlier = _mm256_add_epi32(earlier, sums);
      sums = _mm256_add_epi32(sums, _mm256_sad_epu8(v, zero));
      weighted = _mm256_add_epi32(
          weighted, _mm256_madd_epi16(_mm256_maddubs_epi16(v, weights), ones));
    }
    b = (uint32_t)((b + (uint64_t)a * n + 32 * (uint64_t)sum_of_words(earlier) +
                    sum_of_words(weighted)) % ADLER_MODULUS);
    a = (a + sum_of_words(sums)) % ADLER_MODULUS;
    bytes += n;
    count -= n;
  }
  for (; count > 0; count--) {
    a += *bytes++;
    b += a;
  }
  return (b % ADLER_MODULUS) << 16 | a % ADLER_MODULUS;
}

// Four bits at a time, for what is left beside the folded blocks.
static uint32_t crc32_rest(uint32_t state, const uint8_t *bytes, size_t count) {
  static const uint32_t table[16] = {
      0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4,
      0x4db26158, 0x5005713c, 0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
      0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
  };
  for (size_t i = 0; i < count; i++) {
    state ^= bytes[i];
    state = state >> 4 ^ table[state & 15];
    state = state >> 4 ^ table[state & 15];
  }
  return state;
}

// Moves 128 bits of remainder over the distance that the constants stand for.
TARGET_AVX2 ALWAYS_INLINE __m128i fold(__m128i value, __m128i constants, __m128i next) {
  __m128i low = _mm_clmulepi64_si128(value, constants, 0x00);
  __m128i high = _mm_clmulepi64_si128(value, constants, 0x11);
  return _mm_xor_si128(_mm_xor_si128(low, high), next);
}

// Folding by carry-less multiplication: x^n mod P for n = 4 * 128 ± 32 and 128 ± 32.
TARGET_AVX2 uint32_t crc32_avx2(uint32_t crc, const uint8_t *bytes, size_t count) {
  uint32_t state = ~crc;
  if (count >= 64) {
    const __m128i by4 = _mm_set_epi64x(0x01c6e41596, 0x0154442bd4);
    const __m128i by1 = _mm_set_epi64x(0x00ccaa009e, 0x01751997d0);
    const __m128i *from = (const __m128i *)bytes;
    __m128i a = _mm_xor_si128(_mm_loadu_si128(from), _mm_cvtsi32_si128((int)state));
    __m128i b = _mm_loadu_si128(from + 1), c = _mm_loadu_si128(from + 2),
            d = _mm_loadu_si128(from + 3);
    for (from += 4, count -= 64; count >= 64; from += 4, count -= 64) {
      a = fold(a, by4, _mm_loadu_si128(from));
      b = fold(b, by4, _mm_loadu_si128(from + 1));
      c = fold(c, by4, _mm_loadu_si128(from + 2));
      d = fold(d, by4, _mm_loadu_si128(from + 3));
    }
    a = fold(fold(fold(a, by1, b), by1, c), by1, d);
    // The remainder stands for 16 bytes of message.
    uint8_t last[16];
    _mm_storeu_si128((__m128i *)last, a);
    state = crc32_rest(0, last, 16);
    bytes = (const uint8_t *)from;
  }
  return ~crc32_rest(state, bytes, count);
}

#endif
