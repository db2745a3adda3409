// Chooses the level of the pixel kernels at run time. No ifunc: static musl builds have none.
#include "PixelKernels.h"
#include "highest_level.h"
#include "pixel_choice.h"
#include <pthread.h>
#include <stddef.h>

extern const SeguePixelKernels segue_pixel_kernels_portable;
#if defined(__x86_64__)
extern const SeguePixelKernels segue_pixel_kernels_avx2;
extern const SeguePixelKernels segue_pixel_kernels_avx512;
#endif

static SeguePixelKernels fastest;

static void choose_fastest(void) {
  const SeguePixelKernels *levels[3];
  int count = 0;
  for (int level = 0; level <= 2; level++) {
    const SeguePixelKernels *kernels = segue_pixel_kernels(level);
    if (kernels) levels[count++] = kernels;
  }
  fastest = *levels[count - 1];
  if (count > 1 && segue_named_level() < 0) pixel_kernels_choose(&fastest, levels, count);
}

const SeguePixelKernels *segue_pixel_kernels(int level) {
  if (level == SEGUE_FASTEST) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, choose_fastest);
    return &fastest;
  }
  if (level > segue_highest_level()) return NULL;
  switch (level) {
    case 0:
      return &segue_pixel_kernels_portable;
#if defined(__x86_64__)
    case 1:
      return __builtin_cpu_supports("avx2") ? &segue_pixel_kernels_avx2 : NULL;
    case 2:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                     __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
                 ? &segue_pixel_kernels_avx512
                 : NULL;
#endif
    default:
      return NULL;
  }
}
