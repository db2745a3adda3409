#include "encode_internal.h"
#include "encode_levels.h"

// Adler-32 (RFC 1950): a = 1 + sum of the bytes, b = sum of all a so far, modulo 65521.
// CRC-32 (PNG, annex D): polynomial 0xedb88320, bits reversed.

enum { ADLER_MODULUS = 65521, ADLER_BLOCK = 5504, ADLER_LANES = 32 };

// Byte j of a step goes to lane j. Over a step b grows by 32 a + 32 x0 + 31 x1 + … + x31: the lanes'
// sums before the step, and each byte by its distance from the step's end. Plain enough for the
// compiler to make vectors of; nothing exceeds 32 bits within a block.
ALWAYS_INLINE uint32_t adler32_lanes(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t a = adler & 0xffff, b = adler >> 16;
  while (count >= ADLER_LANES) {
    size_t n = (count < ADLER_BLOCK ? count : ADLER_BLOCK) & ~(size_t)(ADLER_LANES - 1);
    uint32_t sums[ADLER_LANES] = {0}, earlier[ADLER_LANES] = {0};
    for (size_t i = 0; i < n; i += ADLER_LANES)
      for (int j = 0; j < ADLER_LANES; j++) {
        earlier[j] += sums[j];
        sums[j] += bytes[i + j];
      }
    uint32_t sum = 0, before = 0, weighted = 0;
    for (uint32_t j = 0; j < ADLER_LANES; j++) {
      sum += sums[j];
      before += earlier[j];
      weighted += (ADLER_LANES - j) * sums[j];
    }
    b = (uint32_t)((b + (uint64_t)a * n + ADLER_LANES * (uint64_t)before + weighted) % ADLER_MODULUS);
    a = (a + sum) % ADLER_MODULUS;
    bytes += n;
    count -= n;
  }
  for (; count > 0; count--) {
    a += *bytes++;
    b += a;
  }
  return (b % ADLER_MODULUS) << 16 | a % ADLER_MODULUS;
}

uint32_t adler32_portable(uint32_t adler, const uint8_t *bytes, size_t count) {
  return adler32_lanes(adler, bytes, count);
}

#if ENCODE_X86

TARGET_AVX2 uint32_t adler32_avx2(uint32_t adler, const uint8_t *bytes, size_t count) {
  return adler32_lanes(adler, bytes, count);
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
