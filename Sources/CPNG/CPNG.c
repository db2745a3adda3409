#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Alpha.h"
#include "expand.h"

// MARK: libpng's callbacks

typedef struct {
  const uint8_t *next;
  size_t left;
  char *reason;
  size_t reason_capacity;
} reader;

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  reader *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "the data ends too early");
  memcpy(to, source->next, count);
  source->next += count;
  source->left -= count;
}

static void fail(png_structp png, png_const_charp message) {
  reader *source = png_get_error_ptr(png);
  if (source->reason_capacity > 0)
    snprintf(source->reason, source->reason_capacity, "%s", message);
  png_longjmp(png, 1);
}

// Adam7's first pixel and step of each pass; the last entry is a picture that is not interlaced.
typedef struct {
  uint32_t x, y, dx, dy;
} pass;

static const pass passes[8] = {
    {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4},
    {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}, {0, 0, 1, 1},
};

static uint32_t steps(uint32_t size, uint32_t first, uint32_t step) {
  return size > first ? (size - first + step - 1) / step : 0;
}

// MARK: Decoding

enum cpng_status cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, const uint32_t *palette,
    uint32_t palette_count, const uint16_t *key, enum cpng_alpha alpha, uint32_t *pixels,
    char *reason, size_t reason_capacity) {
  reader source = {bytes, count, reason, reason_capacity};
  if (reason_capacity > 0) reason[0] = 0;
  // A warning is a failure as well: the stream holds nothing that may be ignored.
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, fail);
  if (!png) return CPNG_NO_MEMORY;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return CPNG_NO_MEMORY;
  }

  uint8_t *volatile raw = NULL;
  uint32_t *volatile row = NULL;
  volatile enum cpng_status status = CPNG_OK;
  if (setjmp(png_jmpbuf(png))) {
    if (status == CPNG_OK) status = CPNG_DAMAGED;
    goto done;
  }
  png_set_read_fn(png, &source, read_bytes);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_benign_errors(png, 0);
  // The CRCs are checked already.
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size differs from the header's");
  // No transformation is asked for, so rows arrive as stored, and pass by pass when interlaced.
  png_start_read_image(png);

  raw = malloc(png_get_rowbytes(png, info) + 8);
  row = malloc((size_t)width * 4);
  if (!raw || !row) {
    status = CPNG_NO_MEMORY;
    goto done;
  }
  expansion how = {
      .color_type = png_get_color_type(png, info),
      .depth = png_get_bit_depth(png, info),
      .palette = palette,
      .palette_count = palette_count,
      .key = key,
  };
  int has_alpha = (how.color_type & PNG_COLOR_MASK_ALPHA) || key ||
                  how.color_type == PNG_COLOR_TYPE_PALETTE;
  int interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  for (int index = interlaced ? 0 : 7; index < (interlaced ? 7 : 8); index++) {
    pass p = passes[index];
    uint32_t columns = steps(width, p.x, p.dx), rows = steps(height, p.y, p.dy);
    if (columns == 0) continue;
    for (uint32_t y = 0; y < rows; y++) {
      uint32_t *line = pixels + ((size_t)p.y + (size_t)y * p.dy) * width;
      uint32_t *to = p.dx == 1 ? line : row;
      png_read_row(png, raw, NULL);
      uint32_t bad = expand_row(&how, raw, columns, to);
      if (bad != EXPAND_OK) {
        char message[80];
        snprintf(message, sizeof message, "palette index %u, but PLTE has %u colours", bad,
                 palette_count);
        png_error(png, message);
      }
      if (alpha == CPNG_ALPHA_PREMULTIPLIED && has_alpha) segue_premultiply(to, columns);
      if (p.dx != 1)
        for (uint32_t x = 0; x < columns; x++) line[p.x + x * p.dx] = row[x];
    }
  }
  png_read_end(png, NULL);

done:
  free(raw);
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return status;
}
