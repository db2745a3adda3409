// Kernels on rows of premultiplied RGBA8 pixels (bytes r, g, b, a; red in a word's low byte).
//
// Every kernel exists at several levels with the same results to the bit. `dst` may be the very same
// row as `base`, `a` or `src`, but rows must not overlap in part. Counts may be 0.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Where in a bitmap a span is sampled. Positions are texels minus one half, in 16.16 fixed point.
typedef struct {
  const uint32_t *pixels;
  int32_t stride;  // pixels from row to row
  int32_t width, height;
  int32_t u, v;    // at pixel 0 of the block
  int32_t du, dv;  // from pixel to pixel (affine)
  // Perspective: position at pixel k is (u, v) + (cu, cv) * k / (w + k * dw), in 16.16 fixed point.
  float cu, cv, w, dw;
} SegueSampling;

// A bitmap under an affine transform, from the middles of device pixels to texels. Of `sampling` u and v are not used.
typedef struct {
  SegueSampling sampling;
  double m11, m12, m21, m22, m31, m32;
} SegueTurned;

// A colour of a group, where it covers: `mask` has a byte a pixel, or is null where all have `amount`.
typedef struct {
  const uint8_t *mask;
  float amount;     // 0 ... 1
  float color[4];   // premultiplied, 0 ... 255
} SegueGroupPart;

// The blend modes that mix colours where both are present: those whose channels are products and sums, which
// bytes give exactly, and those that divide or look at all channels at once.
#define SEGUE_BYTE_MODES(X) \
  X(SEGUE_MULTIPLY) X(SEGUE_SCREEN) X(SEGUE_OVERLAY) X(SEGUE_DARKEN) X(SEGUE_LIGHTEN) X(SEGUE_HARD_LIGHT) \
  X(SEGUE_DIFFERENCE) X(SEGUE_EXCLUSION) X(SEGUE_LINEAR_BURN) X(SEGUE_LINEAR_LIGHT) X(SEGUE_PIN_LIGHT) \
  X(SEGUE_SUBTRACT)
#define SEGUE_COLOR_MODES(X) \
  X(SEGUE_COLOR_DODGE) X(SEGUE_COLOR_BURN) X(SEGUE_SOFT_LIGHT) X(SEGUE_HUE) X(SEGUE_SATURATION) \
  X(SEGUE_COLOR) X(SEGUE_LUMINOSITY) X(SEGUE_VIVID_LIGHT) X(SEGUE_DIVIDE)

// The blend modes in the order of their numbers in Display.
#define SEGUE_BLEND_MODES(X) \
  X(SEGUE_NORMAL) X(SEGUE_MULTIPLY) X(SEGUE_SCREEN) X(SEGUE_OVERLAY) X(SEGUE_DARKEN) X(SEGUE_LIGHTEN) \
  X(SEGUE_COLOR_DODGE) X(SEGUE_COLOR_BURN) X(SEGUE_SOFT_LIGHT) X(SEGUE_HARD_LIGHT) X(SEGUE_DIFFERENCE) \
  X(SEGUE_EXCLUSION) X(SEGUE_HUE) X(SEGUE_SATURATION) X(SEGUE_COLOR) X(SEGUE_LUMINOSITY) X(SEGUE_CLEAR) \
  X(SEGUE_COPY) X(SEGUE_SOURCE_IN) X(SEGUE_SOURCE_OUT) X(SEGUE_SOURCE_ATOP) X(SEGUE_DESTINATION_OVER) \
  X(SEGUE_DESTINATION_IN) X(SEGUE_DESTINATION_OUT) X(SEGUE_DESTINATION_ATOP) X(SEGUE_XOR) \
  X(SEGUE_PLUS_DARKER) X(SEGUE_PLUS_LIGHTER) X(SEGUE_LINEAR_BURN) X(SEGUE_LINEAR_LIGHT) \
  X(SEGUE_VIVID_LIGHT) X(SEGUE_PIN_LIGHT) X(SEGUE_SUBTRACT) X(SEGUE_DIVIDE)

#define SEGUE_NUMBER(mode) mode,
enum { SEGUE_BLEND_MODES(SEGUE_NUMBER) };
#undef SEGUE_NUMBER

enum { SEGUE_AXIAL, SEGUE_CONIC, SEGUE_RADIAL, SEGUE_CIRCLES };

// A gradient and its colours: of offsets, evenly from 0 to 1 at `last`, and then that of what is outside.
typedef struct {
  int kind;
  int extendsStart, extendsEnd;
  const uint32_t *table;
  int last;
  // From the middles of device pixels to the gradient's space, by rows.
  double m11, m12, m13, m21, m22, m23, m31, m32, m33;
  // Of circles: the first one, and what the second has more than it.
  double cx, cy, r, dx, dy, dr;
} SegueGradient;

typedef struct {
  // dst = color + base * (255 - color.alpha)
  void (*constOver)(uint32_t *dst, const uint32_t *base, int n, uint32_t color);
  // dst = color * mask over base
  void (*constMask)(uint32_t *dst, const uint32_t *base, int n, uint32_t color, const uint8_t *mask);
  // dst = src over base
  void (*over)(uint32_t *dst, const uint32_t *base, const uint32_t *src, int n);
  // dst = src * alpha over base
  void (*overAlpha)(uint32_t *dst, const uint32_t *base, const uint32_t *src, int n, uint32_t alpha);
  // dst = src * mask over base
  void (*overMask)(uint32_t *dst, const uint32_t *base, const uint32_t *src, int n, const uint8_t *mask);
  // dst = a * (255 - alpha) + b * alpha
  void (*lerp)(uint32_t *dst, const uint32_t *a, const uint32_t *b, int n, uint32_t alpha);
  void (*lerpMask)(uint32_t *dst, const uint32_t *a, const uint32_t *b, int n, const uint8_t *mask);
  // dst = src * alpha
  void (*scale)(uint32_t *dst, const uint32_t *src, int n, uint32_t alpha);
  // dst = (part over part over ...) * opacity over base; the first pixel has the masks' byte `first`. The parts are
  // mixed in floats, in order, and rounded once.
  void (*groupOver)(uint32_t *dst, const uint32_t *base, int n, const SegueGroupPart *parts, int count,
                    int first, float opacity);
  // dst = mask * alpha; dst = a * b (bytes)
  void (*scaleBytes)(uint8_t *dst, const uint8_t *mask, int n, uint32_t alpha);
  void (*multiplyBytes)(uint8_t *dst, const uint8_t *a, const uint8_t *b, int n);
  void (*alphaBytes)(uint8_t *dst, const uint32_t *src, int n);
  // Pixels first ..< first + n of a block. All four neighbours must lie inside the bitmap.
  void (*bilinear)(uint32_t *dst, int first, int n, const SegueSampling *sampling);
  // The same with coordinates clamped to the bitmap.
  void (*bilinearClamped)(uint32_t *dst, int first, int n, const SegueSampling *sampling);
  void (*bilinearPerspective)(uint32_t *dst, int first, int n, const SegueSampling *sampling);
  void (*nearest)(uint32_t *dst, int first, int n, const SegueSampling *sampling);
  // dst = the bitmap's pixels * mask over dst, of device pixels x ..< x + n of row y; the bitmap has two rows and columns
  // at least, and all of the pixels lie near it. What `bilinearClamped` and `overMask` give.
  void (*turnedOver)(uint32_t *dst, int x, int y, int n, const SegueTurned *turned, const uint8_t *mask);
  // dst = table[clamp(t, 0, last << 12) >> 12], t in 20.12 fixed point, starting at pixel `first`
  void (*gradient)(uint32_t *dst, int first, int n, const uint32_t *table, int last, int32_t t, int32_t dt);
  // Two rows to 4:2:0. `matrix` holds Y, U, V rows of (r, g, b) in 16.16 fixed point, limited range;
  // u and v get (n + 1) / 2 bytes. `below` may be `above` for a last odd row.
  void (*yuv420)(uint8_t *y0, uint8_t *y1, uint8_t *u, uint8_t *v, const uint32_t *above,
                 const uint32_t *below, int n, const int32_t *matrix);
  void (*premultiply)(uint32_t *dst, const uint32_t *src, int n);
  void (*unpremultiply)(uint32_t *dst, const uint32_t *src, int n);
  // sum += src * weight
  void (*accumulateBytes)(uint32_t *sum, const uint8_t *src, int n, uint32_t weight);
  // Any blend mode where `mask` covers, or all of it by `coverage` when the mask is null; `src` may not be `dst`.
  void (*blend)(uint32_t *dst, const uint32_t *base, const uint32_t *src, int n, const uint8_t *mask,
                uint32_t coverage, int mode);
  // The colours of device pixels x ..< x + n of row y.
  void (*shade)(uint32_t *dst, int n, int x, int y, const SegueGradient *gradient);
  // Straight colour through 4 rows of 5 numbers, premultiplied again; in doubles, rounded once.
  void (*colorMatrix)(uint32_t *dst, const uint32_t *src, int n, const double *matrix);
  // line = above * upper + below * lower, weights of less than 2^24
  void (*mixBytes)(uint32_t *line, const uint8_t *above, const uint8_t *below, int n, uint32_t upper, uint32_t lower);
  // Bytes or pixels first ..< first + n of a row that is `factor` times as long as `line`, linear between the
  // middles of its cells. `factor` is a power of two above 1; `line` holds values times 2 * factor and goes on by a
  // cell before its first and after its last.
  void (*enlargeBytes)(uint8_t *dst, int first, int n, const uint32_t *line, int factor);
  void (*enlargePixels)(uint32_t *dst, int first, int n, const uint32_t *line, int factor);
  // sum[i] += pairs[i + j * step] * weights[j] for j < count: both have two signed numbers of 16 bits, whose
  // products are added.
  void (*convolve)(uint32_t *sum, const uint32_t *pairs, ptrdiff_t step, int n, const uint32_t *weights, int count);
  // pairs[i] = bytes[i] and bytes[i + spacing], as words.
  void (*pairBytes)(uint32_t *pairs, const uint8_t *bytes, int n, int spacing);
  // The words from bit 8 of the sums on, less 32768: alone in `row`, and as the second ones of `above`.
  void (*pairSums)(uint32_t *row, uint32_t *above, const uint32_t *sums, int n);
  // dst = the highest bytes
  void (*highBytes)(uint8_t *dst, const uint32_t *sums, int n);
  // dst = means of squares of `factor` values, a power of two above 1: `columns` has the sums of a square's columns,
  // and is written over. Values of one channel or of four.
  void (*averageCells)(uint8_t *dst, uint32_t *columns, int cells, int channels, int factor);
} SeguePixelKernels;

// Kernel by kernel the level that was the fastest when they were tried in this process, or all of the level that
// SEGUE_KERNELS names, or the highest one below it.
enum { SEGUE_FASTEST = 3 };

// 0 portable (NEON on arm64), 1 AVX2, 2 AVX-512, or SEGUE_FASTEST. NULL when this machine cannot run the level.
const SeguePixelKernels *segue_pixel_kernels(int level);
