#pragma once
#include <stdlib.h>

// The highest level in use: `SEGUE_KERNELS`, 0, 1 or 2, for comparing processors on one machine.
static inline int segue_highest_level(void) {
  const char *text = getenv("SEGUE_KERNELS");
  return text != NULL && text[0] >= '0' && text[0] <= '2' && text[1] == 0 ? text[0] - '0' : 2;
}
