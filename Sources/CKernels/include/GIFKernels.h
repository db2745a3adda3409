// Kernels of the GIF encoder: they skip what is alike, many pixels at a time. Counts may be 0.
//
// One level serves all processors: the registers of AVX2 and AVX-512 gain nothing here (measured), as memory and the
// pixels that are not alike take the time.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  SEGUE_GIF_NOTHING = 0xFFFF,  // a place where an image draws nothing
  SEGUE_GIF_SLOTS = 1024,
};

// The palette of an image.
typedef struct {
  const uint32_t *colors;  // 256, packed; 0 is transparent
  // Open addressing, the first slot by the upper ten bits of color * 0x9E3779B1: what stands for a place that
  // keeps its color. 0 where no color is.
  const uint32_t *keys;
  const uint16_t *kept;
  uint16_t transparent;
} SegueGIFPalette;

// The first place where rows differ; n where they are the same.
size_t segue_gif_difference(const uint32_t *a, const uint32_t *b, size_t n);

// How many of the first pixels have the color.
size_t segue_gif_pixel_run(const uint32_t *pixels, size_t n, uint32_t color);

// How many of the first words have the bits `value` of those in `mask`.
size_t segue_gif_word_run(const uint16_t *words, size_t n, uint16_t mask, uint16_t value);

// The pixels of a row of an image: what is drawn, or what stands for the color that stays. Then `shown` has what is
// drawn, and `drawn` has nothing.
void segue_gif_take(uint16_t *pixels, uint16_t *drawn, uint32_t *shown, size_t n, const SegueGIFPalette *palette);
