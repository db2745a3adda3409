#if defined(__x86_64__)
#include <immintrin.h>
#define SEGUE_AVX2 1
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define LANES 8
#include "pixel_kernels.inc"
#pragma clang attribute pop
#endif
