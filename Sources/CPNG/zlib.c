#include <limits.h>
#include <string.h>
#include <zlib.h>

#include "CPNG.h"

uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(crc, bytes, count);
}

uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  return (uint32_t)adler32_z(adler, bytes, count);
}

uint32_t cpng_adler32_combine(uint32_t first, uint32_t second, size_t second_count) {
  return (uint32_t)adler32_combine(first, second, (z_off_t)second_count);
}

size_t cpng_deflate_bound(size_t count) { return count + count / 1000 + 1024; }

// zlib counts in 32 bits; both sides are handed over in pieces.
static uInt piece(size_t *left) {
  uInt n = *left > UINT_MAX / 2 ? UINT_MAX / 2 : (uInt)*left;
  *left -= n;
  return n;
}

size_t cpng_deflate(const uint8_t *bytes, size_t count, int level, uint8_t *to, size_t capacity) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, 15, 9, Z_FILTERED) != Z_OK) return 0;
  size_t in = count, out = capacity;
  stream.next_in = (Bytef *)bytes;
  stream.next_out = to;
  int result = Z_OK;
  while (result == Z_OK) {
    if (stream.avail_in == 0) stream.avail_in = piece(&in);
    if (stream.avail_out == 0) stream.avail_out = piece(&out);
    if (stream.avail_out == 0) break;
    result = deflate(&stream, in == 0 ? Z_FINISH : Z_NO_FLUSH);
  }
  size_t size = (size_t)(stream.next_out - to);
  deflateEnd(&stream);
  return result == Z_STREAM_END ? size : 0;
}

int cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *to, size_t capacity) {
  z_stream stream = {0};
  if (inflateInit(&stream) != Z_OK) return 0;
  size_t in = count, out = capacity;
  uint8_t none;
  stream.next_in = (Bytef *)bytes;
  stream.next_out = capacity > 0 ? to : &none;
  int result = Z_OK;
  while (result == Z_OK || result == Z_BUF_ERROR) {
    if (stream.avail_in == 0) stream.avail_in = piece(&in);
    if (stream.avail_out == 0) stream.avail_out = piece(&out);
    uInt before_in = stream.avail_in, before_out = stream.avail_out;
    result = inflate(&stream, Z_NO_FLUSH);
    if (stream.avail_in == before_in && stream.avail_out == before_out) break;
  }
  int whole = result == Z_STREAM_END && stream.avail_in == 0 && in == 0 &&
              (capacity == 0 || (size_t)(stream.next_out - to) == capacity);
  inflateEnd(&stream);
  return whole;
}

size_t cpng_measure_deflated(
    const uint8_t *bytes, size_t count, size_t limit, uint32_t *adler) {
  z_stream stream = {0};
  if (inflateInit2(&stream, -15) != Z_OK) return 0;
  uint8_t page[1 << 14];
  size_t in = count, total = 0;
  uint32_t sum = 1;
  stream.next_in = (Bytef *)bytes;
  int result = Z_OK;
  while (result == Z_OK && total <= limit) {
    if (stream.avail_in == 0) stream.avail_in = piece(&in);
    stream.next_out = page;
    stream.avail_out = sizeof page;
    result = inflate(&stream, Z_NO_FLUSH);
    size_t made = sizeof page - stream.avail_out;
    sum = cpng_adler32(sum, page, made);
    total += made;
  }
  size_t used = (size_t)(stream.next_in - (Bytef *)bytes);
  inflateEnd(&stream);
  *adler = sum;
  return result == Z_STREAM_END && total <= limit ? used : 0;
}
