// Memory that is read soon: objects that lie far apart are waited for one by one otherwise.
#pragma once
#include <stddef.h>

static inline void segue_prefetch(const void *start, size_t bytes) {
  for (size_t i = 0; i < bytes; i += 64) __builtin_prefetch((const char *)start + i);
}
