#pragma once
#include <stdint.h>

// `x` without its fraction, which is one instruction; Swift's conversion looks three times before it, whether the
// result fits. `x` lies within the range of the result.
static inline int32_t segue_whole_number(double x) { return (int32_t)x; }
