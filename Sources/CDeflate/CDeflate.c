#include "CDeflate.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct cdeflate {
  z_stream stream;
  int decodes;
};

void *cdeflate_begin(int decodes) {
  struct cdeflate *it = calloc(1, sizeof *it);
  if (it == NULL) return NULL;
  it->decodes = decodes;
  // Level 5 is what Apple's compressor has (documented).
  int result = decodes
      ? inflateInit2(&it->stream, -MAX_WBITS)
      : deflateInit2(&it->stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  if (result == Z_OK) return it;
  free(it);
  return NULL;
}

// zlib counts in 32 bits.
static uInt piece(size_t count) { return count > UINT_MAX / 2 ? UINT_MAX / 2 : (uInt)count; }

enum cdeflate_status cdeflate_step(
    void *stream, const uint8_t *bytes, size_t *count, uint8_t *to, size_t *capacity, int is_last) {
  struct cdeflate *it = stream;
  z_stream *z = &it->stream;
  for (;;) {
    uInt in = piece(*count), out = piece(*capacity);
    int ends = is_last && in == *count;
    z->next_in = (Bytef *)bytes;
    z->avail_in = in;
    z->next_out = to;
    z->avail_out = out;
    int result = it->decodes ? inflate(z, Z_NO_FLUSH) : deflate(z, ends ? Z_FINISH : Z_NO_FLUSH);
    size_t used = in - z->avail_in, made = out - z->avail_out;
    bytes += used;
    *count -= used;
    to += made;
    *capacity -= made;
    if (result == Z_STREAM_END) return CDEFLATE_END;
    if (result != Z_OK && result != Z_BUF_ERROR) return CDEFLATE_ERROR;
    if (result == Z_BUF_ERROR || (used == 0 && made == 0)) return CDEFLATE_OK;
    if (*capacity == 0 || (*count == 0 && !ends && !it->decodes)) return CDEFLATE_OK;
  }
}

void cdeflate_end(void *stream) {
  struct cdeflate *it = stream;
  if (it == NULL) return;
  if (it->decodes) {
    inflateEnd(&it->stream);
  } else {
    deflateEnd(&it->stream);
  }
  free(it);
}
