// The kernels of the GIF encoder at all levels, and the choice among them at run time.
#include "GIFKernels.h"
#include "highest_level.h"

#define INLINE static inline __attribute__((always_inline))

#define KERNEL(name) name##_portable
#include "gif_kernels.inc"

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define KERNEL(name) name##_avx2
#include "gif_kernels.inc"
#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx2,avx512f,avx512bw,avx512dq,avx512vl"))), \
                             apply_to = function)
#define KERNEL(name) name##_avx512
#include "gif_kernels.inc"
#pragma clang attribute pop

#endif

const SegueGIFKernels *segue_gif_kernels(int level) {
  if (level > segue_highest_level()) return NULL;
  switch (level) {
    case 0: return &gif_portable;
#if defined(__x86_64__)
    case 1: return __builtin_cpu_supports("avx2") ? &gif_avx2 : NULL;
    case 2:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                     __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
                 ? &gif_avx512
                 : NULL;
#endif
    default: return NULL;
  }
}
