#pragma once
#include <stddef.h>
#include <stdint.h>

// zlib's streams without header and checksum (RFC 1951), behind an opaque pointer.

enum cdeflate_status {
  CDEFLATE_OK = 0,
  CDEFLATE_END = 1,
  CDEFLATE_ERROR = -1,
};

// A stream that encodes or decodes; NULL without memory.
void *cdeflate_begin(int decodes);

// Works until there is no input or no room. The counts become those of the bytes that are left.
// is_last: no input follows.
enum cdeflate_status cdeflate_step(
    void *stream, const uint8_t *bytes, size_t *count, uint8_t *to, size_t *capacity, int is_last);

void cdeflate_end(void *stream);
