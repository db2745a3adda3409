#if defined(__x86_64__)
#include <immintrin.h>
#define SEGUE_AVX2 1
#pragma clang attribute push(__attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#define KERNEL(name) name##_avx512
#define LANES 16
#include "pixel_kernels.inc"
#pragma clang attribute pop
#endif
