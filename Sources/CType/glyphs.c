#include "internal.h"

#include FT_OUTLINE_H

static void append(ctype_face *face, uint8_t verb, const FT_Vector *points[], int count) {
  if (face->verb_count == face->verb_capacity) {
    int capacity = face->verb_capacity * 2 + 64;
    face->verbs = ctype_need(realloc(face->verbs, (size_t)capacity));
    face->verb_capacity = capacity;
  }
  if (face->point_count + count > face->point_capacity) {
    int capacity = face->point_capacity * 2 + 128;
    face->points = ctype_need(realloc(face->points, sizeof(int32_t) * 2 * (size_t)capacity));
    face->point_capacity = capacity;
  }
  face->verbs[face->verb_count++] = verb;
  for (int i = 0; i < count; i++) {
    face->points[2 * face->point_count] = (int32_t)points[i]->x;
    face->points[2 * face->point_count + 1] = (int32_t)points[i]->y;
    face->point_count++;
  }
}

static int move_to(const FT_Vector *to, void *face) {
  append(face, CTYPE_MOVE, (const FT_Vector *[]){to}, 1);
  return 0;
}

static int line_to(const FT_Vector *to, void *face) {
  append(face, CTYPE_LINE, (const FT_Vector *[]){to}, 1);
  return 0;
}

static int quad_to(const FT_Vector *control, const FT_Vector *to, void *face) {
  append(face, CTYPE_QUAD, (const FT_Vector *[]){control, to}, 2);
  return 0;
}

static int cubic_to(const FT_Vector *c1, const FT_Vector *c2, const FT_Vector *to, void *face) {
  append(face, CTYPE_CUBIC, (const FT_Vector *[]){c1, c2, to}, 3);
  return 0;
}

// Pictures are decoded by libpng, whose memory is not FreeType's.
static int load(ctype_face *face, uint32_t glyph, FT_Int32 flags) {
  errno = 0;
  if (FT_Load_Glyph(face->freetype, glyph, flags) == 0) return 1;
  if (errno == ENOMEM) ctype_end_without_memory();
  return 0;
}

int ctype_face_outline(
  ctype_face *face, uint32_t glyph,
  const uint8_t **verbs, int *verb_count,
  const int32_t **points, int *point_count
) {
  face->verb_count = 0;
  face->point_count = 0;
  if (!FT_IS_SCALABLE(face->freetype)) return CTYPE_NO_GLYPH;
  if (!load(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) return CTYPE_NO_GLYPH;
  if (face->freetype->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return CTYPE_NO_GLYPH;
  const FT_Outline_Funcs sink = {
    .move_to = move_to, .line_to = line_to, .conic_to = quad_to, .cubic_to = cubic_to,
  };
  if (FT_Outline_Decompose(&face->freetype->glyph->outline, &sink, face)) return CTYPE_NO_GLYPH;
  *verbs = face->verbs;
  *verb_count = face->verb_count;
  *points = face->points;
  *point_count = face->point_count;
  return CTYPE_OK;
}

int ctype_face_bitmap(
  ctype_face *face, uint32_t glyph,
  const uint8_t **bgra, int *width, int *height, int *stride,
  int *left, int *top, int *pixels_per_em
) {
  if (!face->has_strike) return CTYPE_NO_GLYPH;
  // The largest strike: shrinking keeps more than growing adds.
  int best = 0;
  for (int i = 1; i < face->freetype->num_fixed_sizes; i++) {
    if (face->freetype->available_sizes[i].y_ppem > face->freetype->available_sizes[best].y_ppem) {
      best = i;
    }
  }
  if (FT_Select_Size(face->freetype, best)) return CTYPE_NO_GLYPH;
  if (!load(face, glyph, FT_LOAD_COLOR)) return CTYPE_NO_GLYPH;
  const FT_GlyphSlot slot = face->freetype->glyph;
  if (slot->format != FT_GLYPH_FORMAT_BITMAP || slot->bitmap.pixel_mode != FT_PIXEL_MODE_BGRA) {
    return CTYPE_NO_GLYPH;
  }
  *bgra = slot->bitmap.buffer;
  *width = (int)slot->bitmap.width;
  *height = (int)slot->bitmap.rows;
  *stride = slot->bitmap.pitch;
  *left = slot->bitmap_left;
  *top = slot->bitmap_top;
  *pixels_per_em = (int)(face->freetype->available_sizes[best].y_ppem / 64);
  return CTYPE_OK;
}
