#include "internal.h"

#include FT_TRUETYPE_TABLES_H
#include <hb-ot.h>

static int weight_of(FT_Face face) {
  const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  if (os2 != NULL && os2->version != 0xFFFF && os2->usWeightClass > 0) return os2->usWeightClass;
  return face->style_flags & FT_STYLE_FLAG_BOLD ? 700 : 400;
}

// Of a variable face's instance, what its axis of weights says.
static int weight_of_instance(hb_font_t *font, unsigned int instance, int fallback) {
  hb_face_t *face = hb_font_get_face(font);
  hb_ot_var_axis_info_t axis;
  if (!hb_ot_var_find_axis_info(face, HB_OT_TAG_VAR_AXIS_WEIGHT, &axis)) return fallback;
  float places[16];
  unsigned int count = 16;
  hb_ot_var_named_instance_get_design_coords(face, instance, &count, places);
  if (axis.axis_index >= count) return fallback;
  float weight = places[axis.axis_index];
  return weight >= 1 && weight <= 1000 ? (int)(weight + 0.5f) : fallback;
}

// More than any font needs at once: a damaged font that asks for more does not get it.
enum { MOST_BYTES = 1 << 30 };

static void *allocate(FT_Memory memory, long size) {
  (void)memory;
  return size > MOST_BYTES ? NULL : ctype_need(malloc((size_t)size));
}

static void release(FT_Memory memory, void *block) {
  (void)memory;
  free(block);
}

static void *reallocate(FT_Memory memory, long old_size, long size, void *block) {
  (void)memory;
  (void)old_size;
  return size > MOST_BYTES ? NULL : ctype_need(realloc(block, (size_t)size));
}

static ctype_face *open_blob(hb_blob_t *blob, int index, int *status);

ctype_face *ctype_face_open(const char *path, int index, int *status) {
  errno = 0;
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) {
    if (errno == ENOMEM) ctype_end_without_memory();
    *status = CTYPE_NO_FILE;
    return NULL;
  }
  return open_blob(blob, index, status);
}

ctype_face *ctype_face_open_bytes(const uint8_t *bytes, size_t count, int index, int *status) {
  if (count > UINT32_MAX) {
    *status = CTYPE_NOT_A_FONT;
    return NULL;
  }
  hb_blob_t *blob = ctype_need(hb_blob_create_or_fail(
      (const char *)bytes, (unsigned int)count, HB_MEMORY_MODE_DUPLICATE, NULL, NULL));
  return open_blob(blob, index, status);
}

static void open_harfbuzz(ctype_face *face) {
  if (face->harfbuzz != NULL) return;
  hb_face_t *harfbuzz = hb_face_create(face->blob, (unsigned int)face->index & 0xFFFF);
  face->harfbuzz = hb_font_create(harfbuzz);
  unsigned int instance = (unsigned int)face->index >> 16;
  if (instance > 0) hb_font_set_var_named_instance(face->harfbuzz, instance - 1);
  int units = (int)hb_face_get_upem(harfbuzz);
  hb_face_destroy(harfbuzz);
  hb_font_set_scale(face->harfbuzz, units, units);
  hb_ot_font_set_funcs(face->harfbuzz);
  face->buffer = hb_buffer_create();
}

static void close_harfbuzz(ctype_face *face) {
  hb_buffer_destroy(face->buffer);
  hb_font_destroy(face->harfbuzz);
  face->buffer = NULL;
  face->harfbuzz = NULL;
}

void ctype_face_reopen_harfbuzz(ctype_face *face) {
  close_harfbuzz(face);
  open_harfbuzz(face);
}

// The blob goes with the face.
static ctype_face *open_blob(hb_blob_t *blob, int index, int *status) {
  ctype_face *face = ctype_need(calloc(1, sizeof *face));
  face->blob = blob;
  face->index = index;

  *status = CTYPE_NOT_A_FONT;
  face->memory.alloc = allocate;
  face->memory.free = release;
  face->memory.realloc = reallocate;
  if (FT_New_Library(&face->memory, &face->library) != 0) goto failed;
  FT_Add_Default_Modules(face->library);
  FT_Set_Default_Properties(face->library);

  unsigned int count = 0;
  const char *bytes = hb_blob_get_data(face->blob, &count);
  if (FT_New_Memory_Face(face->library, (const FT_Byte *)bytes, count, index, &face->freetype)) {
    FT_Face first = NULL;
    if (index > 0 && !FT_New_Memory_Face(face->library, (const FT_Byte *)bytes, count, 0, &first)) {
      FT_Done_Face(first);
      *status = CTYPE_NO_SUCH_FACE;
    }
    goto failed;
  }
  // Unscaled outlines or a colour strike: one of them is needed to draw anything.
  face->has_strike = FT_HAS_COLOR(face->freetype) && face->freetype->num_fixed_sizes > 0;
  if (!FT_IS_SCALABLE(face->freetype) && !face->has_strike) goto failed;
  if (face->freetype->units_per_EM == 0 && !face->has_strike) goto failed;
  face->weight = weight_of(face->freetype);

  WITH_HARFBUZZ(face, open_harfbuzz(face));
  if (index >> 16 > 0) {
    unsigned int instance = ((unsigned int)index >> 16) - 1;
    face->weight = weight_of_instance(face->harfbuzz, instance, face->weight);
  }

  *status = CTYPE_OK;
  return face;

failed:
  ctype_face_close(face);
  return NULL;
}

void ctype_face_close(ctype_face *face) {
  if (face == NULL) return;
  free(face->verbs);
  free(face->points);
  free(face->glyphs);
  close_harfbuzz(face);
  if (face->freetype != NULL) FT_Done_Face(face->freetype);
  if (face->library != NULL) FT_Done_Library(face->library);
  hb_blob_destroy(face->blob);
  free(face);
}

static int os2_height(const ctype_face *face, int is_cap_height) {
  const TT_OS2 *os2 = FT_Get_Sfnt_Table(face->freetype, FT_SFNT_OS2);
  if (os2 == NULL || os2->version == 0xFFFF || os2->version < 2) return 0;
  return is_cap_height ? os2->sCapHeight : os2->sxHeight;
}

static int harfbuzz_metric(ctype_face *face, enum ctype_metric metric) {
  hb_font_extents_t extents;
  WITH_HARFBUZZ(face, hb_font_get_h_extents(face->harfbuzz, &extents));
  switch (metric) {
  case CTYPE_ASCENDER: return extents.ascender;
  case CTYPE_DESCENDER: return extents.descender;
  default: return extents.line_gap;
  }
}

int ctype_face_metric(ctype_face *face, enum ctype_metric metric) {
  switch (metric) {
  case CTYPE_UNITS_PER_EM: return (int)hb_face_get_upem(hb_font_get_face(face->harfbuzz));
  case CTYPE_ASCENDER:
  case CTYPE_DESCENDER:
  case CTYPE_LINE_GAP: return harfbuzz_metric(face, metric);
  case CTYPE_CAP_HEIGHT: return os2_height(face, 1);
  case CTYPE_X_HEIGHT: return os2_height(face, 0);
  case CTYPE_UNDERLINE_POSITION: return face->freetype->underline_position;
  case CTYPE_UNDERLINE_THICKNESS: return face->freetype->underline_thickness;
  case CTYPE_WEIGHT: return face->weight;
  case CTYPE_IS_ITALIC: return (face->freetype->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
  case CTYPE_IS_MONOSPACED: return FT_IS_FIXED_WIDTH(face->freetype) != 0;
  case CTYPE_HAS_COLOR_BITMAPS: return face->has_strike;
  case CTYPE_FACE_COUNT: return (int)face->freetype->num_faces;
  case CTYPE_GLYPH_COUNT: return (int)face->freetype->num_glyphs;
  case CTYPE_INSTANCE_COUNT: return (int)(face->freetype->style_flags >> 16) & 0x7FFF;
  }
  return 0;
}

const char *ctype_face_name(const ctype_face *face, enum ctype_name name) {
  const char *text = NULL;
  switch (name) {
  case CTYPE_FAMILY: text = face->freetype->family_name; break;
  case CTYPE_STYLE: text = face->freetype->style_name; break;
  case CTYPE_POSTSCRIPT: text = FT_Get_Postscript_Name(face->freetype); break;
  }
  return text != NULL ? text : "";
}

const uint8_t *ctype_face_bytes(const ctype_face *face, size_t *count) {
  unsigned int length = 0;
  const char *bytes = hb_blob_get_data(face->blob, &length);
  *count = length;
  return (const uint8_t *)bytes;
}

uint32_t ctype_face_glyph(ctype_face *face, uint32_t code_point, uint32_t selector) {
  hb_codepoint_t glyph = 0;
  hb_bool_t is_there = 0;
  if (selector != 0) {
    WITH_HARFBUZZ(
        face,
        is_there = hb_font_get_variation_glyph(face->harfbuzz, code_point, selector, &glyph));
  }
  if (!is_there) {
    WITH_HARFBUZZ(
        face, is_there = hb_font_get_nominal_glyph(face->harfbuzz, code_point, &glyph));
  }
  return is_there ? glyph : 0;
}

int ctype_face_advance(ctype_face *face, uint32_t glyph) {
  int advance = 0;
  WITH_HARFBUZZ(face, advance = hb_font_get_glyph_h_advance(face->harfbuzz, glyph));
  return advance;
}

int ctype_face_glyph_name(const ctype_face *face, uint32_t glyph, char *name, int capacity) {
  if (!FT_HAS_GLYPH_NAMES(face->freetype) || capacity <= 0) return 0;
  name[0] = 0;
  if (FT_Get_Glyph_Name(face->freetype, glyph, name, (FT_UInt)capacity) != 0) return 0;
  return name[0] != 0;
}

uint32_t ctype_face_named_glyph(const ctype_face *face, const char *name) {
  return FT_HAS_GLYPH_NAMES(face->freetype) ? FT_Get_Name_Index(face->freetype, name) : 0;
}
