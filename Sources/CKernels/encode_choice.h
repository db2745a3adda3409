#pragma once
#include "encode.h"

// Measures which of the levels' kernels are the fastest; `chosen` holds those of the last, the highest level.
void encode_kernels_choose(encode_kernels *chosen, const encode_kernels *const *levels, int count);
