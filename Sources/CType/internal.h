#pragma once

#include "CType.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>

struct ctype_face {
  FT_Library library;
  FT_Face freetype;
  hb_blob_t *blob;
  hb_font_t *harfbuzz;
  hb_buffer_t *buffer;
  int weight;
  int has_strike;

  // The result of the last outline or shaping call.
  uint8_t *verbs;
  int verb_count;
  int verb_capacity;
  int32_t *points;
  int point_count;
  int point_capacity;
  int32_t *glyphs;
  int glyph_capacity;
  int out_of_memory;
};
