#pragma once
#include <stddef.h>
#include <stdint.h>

// The kernels of the one-pass PNG encoder. Every level gives the same bytes; Codecs has a plain
// Swift version of each, and the tests compare them.

enum encode_level {
  ENCODE_PORTABLE = 0,  // what the compiler makes of plain C: SSE2, NEON
  ENCODE_AVX2 = 1,      // with BMI2 and PCLMUL
  ENCODE_AVX512 = 2,    // with BW, VL and VBMI: Ice Lake, Zen 4 and later
  // Kernel by kernel the fastest when they were tried in this process, or the level that SEGUE_KERNELS names, or the
  // highest one below it.
  ENCODE_FASTEST = 3,
};

// After `literals` bytes stand as they are, `zeros` zero bytes repeat the zero before them.
typedef struct {
  uint32_t literals;
  uint32_t zeros;
} encode_run;

// Zero runs shorter than this stay literals: a match costs about as many bits as 8 zeros.
enum { ENCODE_MINIMUM_RUN = 8 };

enum {
  ENCODE_SYMBOLS = 286,      // 256 literals, end of block, 29 match lengths
  ENCODE_END_OF_BLOCK = 256,
  ENCODE_CODE_LIMIT = 14,    // longest Huffman code: four of them and 7 waiting bits fill a word
  ENCODE_SLACK = 64,         // bytes that may be written behind any output
};

// Canonical codes, their bits reversed: DEFLATE sends the first bit of a code lowest.
typedef struct {
  uint16_t bits[ENCODE_SYMBOLS];
  uint8_t lengths[ENCODE_SYMBOLS];
} encode_codes;

// A bit stream in the making: whole bytes are at `next` and behind, fewer than 8 bits wait.
typedef struct {
  uint8_t *next;
  uint64_t bits;
  uint32_t count;
} encode_bits;

typedef struct {
  // Writes a filtered row: the filter byte (Sub or Up, whichever has the smaller sum of absolute
  // differences; Up when equal; Sub when above is NULL), then 3 or 4 bytes a pixel.
  void (*filter_rgb)(const uint32_t *row, const uint32_t *above, size_t width, uint8_t *to);
  void (*filter_rgba)(const uint32_t *row, const uint32_t *above, size_t width, uint8_t *to);

  // Splits bytes into literals and zero runs and counts symbols (end of block not among them).
  // Returns the number of runs, at most count / (ENCODE_MINIMUM_RUN + 1) + 2.
  size_t (*tokens)(const uint8_t *bytes, size_t count, encode_run *runs,
                   uint32_t counts[ENCODE_SYMBOLS]);

  // Writes the codes of all runs. The distance code has one symbol, of one bit: 0, distance 1.
  void (*emit)(const uint8_t *bytes, const encode_run *runs, size_t run_count,
               const encode_codes *codes, encode_bits *to);

  // Checksums, continued from a previous value. No CRC where zlib's is as good.
  uint32_t (*adler32)(uint32_t adler, const uint8_t *bytes, size_t count);
  uint32_t (*crc32)(uint32_t crc, const uint8_t *bytes, size_t count);
} encode_kernels;

// The kernels of a level, or NULL where the processor or the build cannot run them.
const encode_kernels *encode_kernels_at(enum encode_level level);
