#include "PictureKernels.h"

typedef int32_t channels __attribute__((vector_size(16), aligned(4)));

void segue_scale_unpack(int32_t *samples, const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uint32_t p = pixels[i];
    *(channels *)(samples + 4 * i) =
        (channels){(int32_t)(p & 255), (int32_t)(p >> 8 & 255), (int32_t)(p >> 16 & 255), (int32_t)(p >> 24)};
  }
}

void segue_scale_across(
    int32_t *to, const int32_t *samples, const ptrdiff_t *indices, const int32_t *weights, size_t count, size_t n) {
  for (size_t i = 0; i < n; i++, indices += count, weights += count) {
    channels sum = {1 << 7, 1 << 7, 1 << 7, 1 << 7};
    for (size_t tap = 0; tap < count; tap++) sum += *(const channels *)(samples + 4 * indices[tap]) * weights[tap];
    *(channels *)(to + 4 * i) = sum >> 8;
  }
}

static uint32_t held(int32_t channel, int32_t most) {
  return (uint32_t)(channel < 0 ? 0 : channel < most ? channel : most);
}

void segue_scale_down(
    uint32_t *to, const int32_t *samples, const ptrdiff_t *rows, const int32_t *weights, size_t count, size_t n) {
  for (size_t i = 0; i < n; i++, samples += 4) {
    channels sum = {1 << 19, 1 << 19, 1 << 19, 1 << 19};
    for (size_t tap = 0; tap < count; tap++) sum += *(const channels *)(samples + 4 * rows[tap]) * weights[tap];
    sum >>= 20;
    uint32_t alpha = held(sum[3], 255);
    int32_t most = (int32_t)alpha;
    to[i] = held(sum[0], most) | held(sum[1], most) << 8 | held(sum[2], most) << 16 | alpha << 24;
  }
}
