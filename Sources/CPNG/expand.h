#pragma once
#include <stdint.h>

// How the samples of a stored row become r, g, b, a bytes (a little-endian word, red lowest).
typedef struct {
  int color_type;  // 0 grey, 2 RGB, 3 palette, 4 grey + alpha, 6 RGBA
  int depth;       // 1, 2, 4, 8, 16
  const uint32_t *palette;
  uint32_t palette_count;
  const uint16_t *key;  // the samples that are transparent, or NULL
} expansion;

#define EXPAND_OK 0xffffffffu

// Returns EXPAND_OK, or the first palette index that has no colour.
uint32_t expand_row(const expansion *how, const uint8_t *from, uint32_t width, uint32_t *to);
