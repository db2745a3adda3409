// What stands for each family of pixel kernels when they are measured: some hundred nanoseconds of work each, on rows
// in the L1 cache. Kernels that are in no family are those of the highest level.
#include "pixel_choice.h"

#include "kernel_choice.h"

enum { ROW = 1024, BLOCK = 64, STRIDE = 128, COLORS = 256 };

typedef struct {
  uint32_t to[ROW], under[ROW], over[ROW], pairs[ROW];
  uint8_t mask[ROW + BLOCK], bytes[4 * ROW];
} rows_in_cache;

#define FAMILY(NAME)                                                                  \
  static void run_##NAME(const SeguePixelKernels *kernels, rows_in_cache *rows);      \
  static void NAME(const void *kernels, void *rows) { run_##NAME(kernels, rows); }    \
  static void run_##NAME(const SeguePixelKernels *kernels, rows_in_cache *rows)

FAMILY(blends) { kernels->overMask(rows->to, rows->under, rows->over, ROW, rows->mask); }
FAMILY(groups) {
  SegueGroupPart parts[2] = {{rows->mask, 1, {200, 100, 50, 255}}, {rows->mask + 1, 1, {10, 50, 100, 127}}};
  kernels->groupOver(rows->to, rows->under, ROW / 4, parts, 2, 0, 0.5f);
}
FAMILY(masks) { kernels->multiplyBytes(rows->bytes, rows->mask, rows->bytes, ROW); }
// Turned, and beside each other.
FAMILY(between) {
  SegueSampling turned = {rows->under, STRIDE, STRIDE, ROW / STRIDE, 3000, 70000, 50000, 4000, 0, 0, 0, 0};
  kernels->bilinear(rows->to, 0, BLOCK, &turned);
  SegueSampling shifted = {rows->under, STRIDE, STRIDE, ROW / STRIDE, 3000, 70000, 1 << 16, 0, 0, 0, 0, 0};
  for (int i = 0; i < 3; i++) kernels->bilinear(rows->to, 0, STRIDE - 4, &shifted);
}
FAMILY(nearest) {
  SegueSampling scaled = {rows->under, STRIDE, STRIDE, ROW / STRIDE, 3000, 70000, 50000, 0, 0, 0, 0, 0};
  for (int i = 0; i < 4; i++) kernels->nearest(rows->to, 0, BLOCK, &scaled);
}
FAMILY(look_ups) { kernels->gradient(rows->to, 0, ROW, rows->under, COLORS - 1, 0, (COLORS << 12) / ROW); }
// By angle, which takes longest: what is looked up then is the same for all levels.
FAMILY(shades) {
  SegueGradient gradient = {SEGUE_CONIC, 1, 1, rows->under, COLORS - 1, .m11 = 0.01, .m22 = 0.01, .m13 = 0.001, .m33 = 1};
  kernels->shade(rows->to, BLOCK, 0, 0, &gradient);
}
FAMILY(straight) { kernels->unpremultiply(rows->to, rows->over, ROW); }
FAMILY(video) {
  const int32_t matrix[9] = {11966, 40254, 4064, -6596, -22189, 28784, 28784, -26145, -2639};
  kernels->yuv420(rows->bytes, rows->bytes + ROW, rows->bytes + 2 * ROW, rows->bytes + 3 * ROW, rows->under, rows->over,
                  ROW / 4, matrix);
}
FAMILY(modes) { kernels->blend(rows->to, rows->under, rows->over, BLOCK, rows->mask, 255, SEGUE_MULTIPLY); }
FAMILY(matrices) {
  const double matrix[20] = {0.8, 0.1, 0.1, 0, 0, 0.1, 0.8, 0.1, 0, 0, 0.1, 0.1, 0.8, 0, 0, 0, 0, 0, 1, 0};
  kernels->colorMatrix(rows->to, rows->under, 2 * BLOCK, matrix);
}
FAMILY(sums) { kernels->accumulateBytes(rows->to, rows->mask, ROW, 3); }
FAMILY(halves) { kernels->pairBytes(rows->pairs, rows->bytes, ROW, 4); }
FAMILY(narrowing) { kernels->highBytes(rows->bytes, rows->over, ROW); }
FAMILY(products) {
  const uint32_t weights[4] = {0x00100020, 0x00300040, 0x00400030, 0x00200010};
  kernels->convolve(rows->to, rows->under, ROW / 4, ROW / 4, weights, 4);
}
FAMILY(pairs) { kernels->pairSums(rows->to, rows->pairs, rows->over, ROW); }
FAMILY(enlarging) { kernels->enlargePixels(rows->to, 0, ROW / 4, rows->over + BLOCK, 8); }
FAMILY(cells) { kernels->averageCells(rows->bytes, rows->to, ROW / 4, 1, 4); }

#define MEMBER(NAME) (1ull << offsetof(SeguePixelKernels, NAME) / sizeof(void (*)(void)))

static const kernel_family families[] = {
    {blends, MEMBER(constOver) | MEMBER(constMask) | MEMBER(over) | MEMBER(overAlpha) | MEMBER(overMask) |
                 MEMBER(lerp) | MEMBER(lerpMask) | MEMBER(scale) | MEMBER(premultiply)},
    {groups, MEMBER(groupOver)},
    {masks, MEMBER(scaleBytes) | MEMBER(multiplyBytes)},
    {between, MEMBER(bilinear) | MEMBER(bilinearClamped) | MEMBER(bilinearPerspective) | MEMBER(turnedOver)},
    {nearest, MEMBER(nearest)},
    {look_ups, MEMBER(gradient)},
    {shades, MEMBER(shade)},
    {straight, MEMBER(unpremultiply)},
    {video, MEMBER(yuv420)},
    {modes, MEMBER(blend)},
    {matrices, MEMBER(colorMatrix)},
    {sums, MEMBER(accumulateBytes) | MEMBER(mixBytes)},
    {halves, MEMBER(pairBytes)},
    {narrowing, MEMBER(alphaBytes) | MEMBER(highBytes)},
    {products, MEMBER(convolve)},
    {pairs, MEMBER(pairSums)},
    {enlarging, MEMBER(enlargeBytes) | MEMBER(enlargePixels)},
    {cells, MEMBER(averageCells)},
};

_Static_assert(sizeof families / sizeof *families <= KERNEL_FAMILIES, "");

void pixel_kernels_choose(SeguePixelKernels *chosen, const SeguePixelKernels *const *levels, int count) {
  rows_in_cache rows = {0};
  uint32_t noise = 1;
  for (int i = 0; i < ROW; i++) {
    noise = noise * 1664525 + 1013904223;
    rows.under[i] = noise >> 8 | 0xff000000;
    rows.over[i] = (noise >> 9 & 0x7f7f7f) | 0x80000000;
    rows.mask[i] = (uint8_t)(noise >> 24);
  }
  const void *tables[KERNEL_LEVELS];
  for (int level = 0; level < count; level++) tables[level] = levels[level];
  kernel_choose(chosen, tables, count, families, sizeof families / sizeof *families, &rows);
}
