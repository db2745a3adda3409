#pragma once
#include <stdlib.h>

// The level that `SEGUE_KERNELS` names, 0, 1 or 2, for comparing processors on one machine; -1 without one.
static inline int segue_named_level(void) {
  const char *text = getenv("SEGUE_KERNELS");
  return text != NULL && text[0] >= '0' && text[0] <= '2' && text[1] == 0 ? text[0] - '0' : -1;
}

// The highest level in use.
static inline int segue_highest_level(void) {
  int named = segue_named_level();
  return named < 0 ? 2 : named;
}
