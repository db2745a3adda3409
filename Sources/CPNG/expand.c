#include "expand.h"

#include "CPNG.h"

static inline uint32_t pack(uint32_t r, uint32_t g, uint32_t b, uint32_t a) {
  return r | g << 8 | b << 16 | a << 24;
}

static inline uint32_t sample16(const uint8_t *p) { return (uint32_t)p[0] << 8 | p[1]; }

// round(v * 255 / 65535), exactly.
static inline uint32_t to8(uint32_t v) { return (v * 255 + 32895) >> 16; }

static void expand_gray(const expansion *how, const uint8_t *from, uint32_t width, uint32_t *to) {
  uint32_t key = how->key ? how->key[0] : EXPAND_OK;
  if (how->depth == 16) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t v = sample16(from + 2 * x), g = to8(v);
      to[x] = pack(g, g, g, v == key ? 0 : 255);
    }
    return;
  }
  uint32_t mask = (1u << how->depth) - 1, scale = 255 / mask;
  if (how->key) key &= mask;  // the specification: only the low bits of the key count
  for (uint32_t x = 0; x < width; x++) {
    uint32_t bit = x * how->depth;
    uint32_t v = from[bit >> 3] >> (8 - how->depth - (bit & 7)) & mask, g = v * scale;
    to[x] = pack(g, g, g, v == key ? 0 : 255);
  }
}

static void expand_rgb(const expansion *how, const uint8_t *from, uint32_t width, uint32_t *to) {
  const uint16_t *key = how->key;
  if (how->depth == 8) {
    for (uint32_t x = 0; x < width; x++, from += 3) to[x] = pack(from[0], from[1], from[2], 255);
    if (!key) return;
    uint32_t clear = pack(key[0] & 255, key[1] & 255, key[2] & 255, 255);
    for (uint32_t x = 0; x < width; x++)
      if (to[x] == clear) to[x] &= 0xffffff;
    return;
  }
  for (uint32_t x = 0; x < width; x++, from += 6) {
    uint32_t r = sample16(from), g = sample16(from + 2), b = sample16(from + 4);
    int clear = key && r == key[0] && g == key[1] && b == key[2];
    to[x] = pack(to8(r), to8(g), to8(b), clear ? 0 : 255);
  }
}

static uint32_t expand_palette(
    const expansion *how, const uint8_t *from, uint32_t width, uint32_t *to) {
  uint32_t mask = (1u << how->depth) - 1;
  for (uint32_t x = 0; x < width; x++) {
    uint32_t bit = x * how->depth;
    uint32_t v = from[bit >> 3] >> (8 - how->depth - (bit & 7)) & mask;
    if (v >= how->palette_count) return v;
    to[x] = how->palette[v];
  }
  return EXPAND_OK;
}

uint32_t expand_row(const expansion *how, const uint8_t *from, uint32_t width, uint32_t *to) {
  int wide = how->depth == 16;
  switch (how->color_type) {
    case 0: expand_gray(how, from, width, to); break;
    case 2: expand_rgb(how, from, width, to); break;
    case 3: return expand_palette(how, from, width, to);
    case 4:
      for (uint32_t x = 0; x < width; x++, from += wide ? 4 : 2) {
        uint32_t g = wide ? to8(sample16(from)) : from[0];
        to[x] = pack(g, g, g, wide ? to8(sample16(from + 2)) : from[1]);
      }
      break;
    default:
      for (uint32_t x = 0; x < width; x++, from += wide ? 8 : 4)
        to[x] = wide ? pack(to8(sample16(from)), to8(sample16(from + 2)), to8(sample16(from + 4)),
                            to8(sample16(from + 6)))
                     : pack(from[0], from[1], from[2], from[3]);
  }
  return EXPAND_OK;
}
