// Blocks of 16 pixels are compared as vectors; the compiler makes of them what the processor's baseline has.
#include "GIFKernels.h"

typedef uint32_t pixels16 __attribute__((vector_size(64), aligned(4)));
typedef uint16_t words16 __attribute__((vector_size(32), aligned(2)));
typedef uint16_t words32 __attribute__((vector_size(64), aligned(2)));

size_t segue_gif_difference(const uint32_t *a, const uint32_t *b, size_t n) {
  size_t i = 0;
  for (; i + 16 <= n; i += 16) {
    pixels16 x = *(const pixels16 *)(a + i), y = *(const pixels16 *)(b + i);
    if (__builtin_reduce_or(x ^ y) != 0) break;
  }
  while (i < n && a[i] == b[i]) i++;
  return i;
}

size_t segue_gif_pixel_run(const uint32_t *pixels, size_t n, uint32_t color) {
  size_t i = 0;
  for (; i + 16 <= n; i += 16)
    if (__builtin_reduce_or(*(const pixels16 *)(pixels + i) ^ color) != 0) break;
  while (i < n && pixels[i] == color) i++;
  return i;
}

size_t segue_gif_word_run(const uint16_t *words, size_t n, uint16_t mask, uint16_t value) {
  size_t i = 0;
  for (; i + 32 <= n; i += 32) {
    words32 v = (*(const words32 *)(words + i) & mask) ^ value;
    if (__builtin_reduce_or(v) != 0) break;
  }
  while (i < n && (words[i] & mask) == value) i++;
  return i;
}

static inline uint16_t kept(uint32_t color, const SegueGIFPalette *palette) {
  if (color == 0) return palette->transparent;
  for (uint32_t slot = (color * 0x9E3779B1u) >> 22;; slot = (slot + 1) & (SEGUE_GIF_SLOTS - 1)) {
    if (palette->keys[slot] == color) return palette->kept[slot];
    if (palette->keys[slot] == 0) return palette->transparent;
  }
}

static inline void take_one(uint16_t *pixel, uint16_t *drawn, uint32_t *shown, uint32_t *color, uint16_t *stays,
                            const SegueGIFPalette *palette) {
  if (*drawn == SEGUE_GIF_NOTHING) {
    if (*shown != *color) {
      *color = *shown;
      *stays = kept(*color, palette);
    }
    *pixel = *stays;
  } else {
    *pixel = *drawn;
    *shown = palette->colors[*drawn & 255];
    *drawn = SEGUE_GIF_NOTHING;
  }
}

void segue_gif_take(uint16_t *pixels, uint16_t *drawn, uint32_t *shown, size_t n,
                         const SegueGIFPalette *palette) {
  uint32_t color = 0;
  uint16_t stays = palette->transparent;
  size_t i = 0;
  for (; i + 16 <= n; i += 16) {
    words16 d = *(const words16 *)(drawn + i);
    if (__builtin_reduce_and(d) == SEGUE_GIF_NOTHING) {
      uint32_t first = shown[i];
      if (__builtin_reduce_or(*(const pixels16 *)(shown + i) ^ first) == 0) {
        if (first != color) {
          color = first;
          stays = kept(color, palette);
        }
        *(words16 *)(pixels + i) = (words16){0} + stays;
        continue;
      }
    } else if (__builtin_reduce_or(d ^ d[0]) == 0) {
      // One color all over.
      *(words16 *)(pixels + i) = d;
      *(pixels16 *)(shown + i) = (pixels16){0} + palette->colors[d[0] & 255];
      *(words16 *)(drawn + i) = (words16){0} + (uint16_t)SEGUE_GIF_NOTHING;
      continue;
    }
    words16 stay = (words16)(d == (uint16_t)SEGUE_GIF_NOTHING);
    pixels16 old = *(const pixels16 *)(shown + i);
    pixels16 wide = (pixels16)(__builtin_convertvector(stay, pixels16) << 16) |
                            __builtin_convertvector(stay, pixels16);
    if (__builtin_reduce_or((old ^ color) & wide) == 0) {
      // What stays has one color, the same as last time.
      uint32_t new[16];
      for (int k = 0; k < 16; k++) new[k] = palette->colors[drawn[i + k] & 255];
      *(words16 *)(pixels + i) = (stay & stays) | (d & ~stay);
      *(pixels16 *)(shown + i) = (old & wide) | (*(const pixels16 *)new & ~wide);
      *(words16 *)(drawn + i) = (words16){0} + (uint16_t)SEGUE_GIF_NOTHING;
      continue;
    }
    for (int k = 0; k < 16; k++)
      take_one(pixels + i + k, drawn + i + k, shown + i + k, &color, &stays, palette);
  }
  for (; i < n; i++) take_one(pixels + i, drawn + i, shown + i, &color, &stays, palette);
}
