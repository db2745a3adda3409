#include "Alpha.h"
#include "PixelKernels.h"

// The kernels count in ints.
enum { AT_ONCE = 1 << 20 };

void segue_premultiply(uint32_t *pixels, size_t count) {
  const SeguePixelKernels *kernels = segue_pixel_kernels(SEGUE_FASTEST);
  for (size_t n; count > 0; pixels += n, count -= n) {
    n = count < AT_ONCE ? count : AT_ONCE;
    kernels->premultiply(pixels, pixels, (int)n);
  }
}

void segue_unpremultiply(uint32_t *to, const uint32_t *from, size_t count) {
  const SeguePixelKernels *kernels = segue_pixel_kernels(SEGUE_FASTEST);
  for (size_t n; count > 0; to += n, from += n, count -= n) {
    n = count < AT_ONCE ? count : AT_ONCE;
    kernels->unpremultiply(to, from, (int)n);
  }
}
