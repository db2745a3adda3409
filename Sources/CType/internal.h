#pragma once

#include "CType.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <errno.h>
#include <hb.h>
#include <stdlib.h>

// FreeType, HarfBuzz, FriBidi and ICU go on without what memory was refused for: a module, a table, a cache.
// Letters are then drawn otherwise, and no call says so. A function that begins with this ends the program
// instead, as a failed allocation of Swift's does.
#define NEEDS_MEMORY __attribute__((cleanup(check_memory), unused)) int memory_is_checked = errno = 0

static inline void check_memory(const int *unused) {
  (void)unused;
  if (errno == ENOMEM) abort();
}

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
};
