#pragma once
#include "include/PixelKernels.h"

// Measures which of the levels' kernels are the fastest; `chosen` holds those of the last, the highest level.
void pixel_kernels_choose(SeguePixelKernels *chosen, const SeguePixelKernels *const *levels, int count);
