// Runs in rows of bytes, found 64 bytes at a time.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  SEGUE_LONG_RUN = 8,  // so many equal bytes are kept as one
};

// The first place from `start` on where a zero or a long run of equal bytes begins; `n` where none does. `start` is
// not inside a long run.
size_t segue_mixed_end(const uint8_t *bytes, size_t start, size_t n);

// The end of the equal bytes that begin at `start`, which is below `n`.
size_t segue_run_end(const uint8_t *bytes, size_t start, size_t n);
