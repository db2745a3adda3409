#pragma once
#include <stddef.h>

// Memory that is read soon: the processor fetches it meanwhile. Where it is no memory at all, nothing happens.
static inline void segue_prefetch(const void *place, size_t bytes) {
  for (size_t line = 0; line < bytes; line += 64) __builtin_prefetch((const char *)place + line);
}
