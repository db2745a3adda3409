// The kernels at the compiler's baseline: SSE2 on x86-64, NEON on arm64.
#define KERNEL(name) name##_portable
#define LANES 4
#include "pixel_kernels.inc"
