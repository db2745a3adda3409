#pragma once

#include "CType.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include <hb.h>

#include <errno.h>
#include <stdlib.h>

// Without memory letters would be drawn otherwise and nobody would know: the program ends instead, as a failed
// allocation of Swift's ends it. The tool recognizes it by `errno`.
_Noreturn static inline void ctype_end_without_memory(void) {
  errno = ENOMEM;
  abort();
}

static inline void *ctype_need(void *memory) {
  if (memory == NULL) ctype_end_without_memory();
  return memory;
}

// HarfBuzz goes on without a table or a cache that it got no memory for, and remembers that it has none. It says
// so only by `errno`, which an allocation that succeeded in the end may have set as well: the call is made once
// more, with a new font. What it keeps for the whole process is made by the first call, which has no second try.
#define WITH_HARFBUZZ(face, call)                              \
  for (int tries = 0;; tries++) {                              \
    static _Atomic int has_worked;                             \
    errno = 0;                                                 \
    if (tries > 0) ctype_face_reopen_harfbuzz(face);           \
    call;                                                      \
    if (errno != ENOMEM) {                                     \
      has_worked = 1;                                          \
      break;                                                   \
    }                                                          \
    if (!has_worked || tries == 4) ctype_end_without_memory(); \
  }

struct ctype_face {
  struct FT_MemoryRec_ memory;
  FT_Library library;
  FT_Face freetype;
  hb_blob_t *blob;
  int index;
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

void ctype_face_reopen_harfbuzz(struct ctype_face *face);
