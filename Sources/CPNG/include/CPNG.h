#pragma once
#include <stddef.h>
#include <stdint.h>

// libpng and zlib behind functions that return a status: libpng's longjmp never leaves this target.

enum cpng_status {
  CPNG_OK = 0,
  CPNG_DAMAGED = 1,    // the reason is in words in the caller's buffer
  CPNG_NO_MEMORY = 2,
};

enum cpng_alpha {
  CPNG_ALPHA_STRAIGHT = 0,
  CPNG_ALPHA_PREMULTIPLIED = 1,
};

// Decodes a PNG datastream to width * height pixels of r, g, b, a bytes.
//
// The stream holds IHDR, PLTE (only for colour type 3), IDAT and IEND, nothing else, and the caller
// has checked their order, lengths and CRCs; width and height are those of its IHDR. Checked here:
// everything inside the IDATs, to the last row, the stream's Adler-32 and its end.
// palette: r, g, b, a of each palette entry; key: the transparent sample values (grey or red,
// green, blue), or NULL. 16-bit samples become (v * 255 + 32895) >> 16, libpng's accurate scaling.
enum cpng_status cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, const uint32_t *palette,
    uint32_t palette_count, const uint16_t *key, enum cpng_alpha alpha, uint32_t *pixels,
    char *reason, size_t reason_capacity);

// The size of the file that libpng makes of r, g, b, a bytes with its defaults: what our
// own files are compared with. 0 when libpng gives up.
size_t cpng_default_size(const uint32_t *pixels, uint32_t width, uint32_t height);

// zlib's checksums, continued from a previous value (crc 0, adler 1 at the start).
uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count);
uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count);
uint32_t cpng_adler32_combine(uint32_t first, uint32_t second, size_t second_count);

// A whole zlib stream at level 0...9, filtered strategy. Returns its size, or 0 when the capacity
// (cpng_deflate_bound) is too small or there is no memory.
size_t cpng_deflate_bound(size_t count);
size_t cpng_deflate(
    const uint8_t *bytes, size_t count, int level, uint8_t *to, size_t capacity);

// Looks through deflate data that has no zlib header and no checksum: how many of the bytes belong to it
// and the Adler-32 of what is in it. 0 when it is damaged or holds more than `limit` bytes.
size_t cpng_measure_deflated(const uint8_t *bytes, size_t count, size_t limit, uint32_t *adler);

// Inflates a whole zlib stream into exactly `capacity` bytes; 1 when the sizes and the Adler-32 agree.
int cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *to, size_t capacity);
