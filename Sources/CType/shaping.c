#include "internal.h"

#include <string.h>

enum { MAX_FEATURES = 16 };

static unsigned int parse_features(const char *text, hb_feature_t *features) {
  unsigned int count = 0;
  while (text != NULL && *text != 0 && count < MAX_FEATURES) {
    const char *comma = strchr(text, ',');
    int length = comma != NULL ? (int)(comma - text) : (int)strlen(text);
    if (hb_feature_from_string(text, length, &features[count])) count++;
    text = comma != NULL ? comma + 1 : NULL;
  }
  return count;
}

static hb_buffer_t *shape(
  ctype_face *face, const uint16_t *text, int text_length, int offset, int length,
  int right_to_left, uint32_t script, const char *language, const char *features
) {
  hb_buffer_t *buffer = face->buffer;
  hb_buffer_clear_contents(buffer);
  hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES);
  hb_buffer_add_utf16(buffer, text, text_length, (unsigned int)offset, length);
  hb_buffer_set_direction(buffer, right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script));
  hb_buffer_set_language(buffer, hb_language_from_string(language, -1));

  hb_feature_t parsed[MAX_FEATURES];
  hb_shape(face->harfbuzz, buffer, parsed, parse_features(features, parsed));
  return buffer;
}

void ctype_face_shape(
  ctype_face *face, const uint16_t *text, int text_length, int offset, int length,
  int right_to_left, uint32_t script, const char *language, const char *features,
  const int32_t **glyphs, int *glyph_count
) {
  hb_buffer_t *buffer;
  WITH_HARFBUZZ(face, buffer = shape(
      face, text, text_length, offset, length, right_to_left, script, language, features));
  unsigned int count = 0;
  const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
  const hb_glyph_position_t *position = hb_buffer_get_glyph_positions(buffer, &count);
  if ((int)count > face->glyph_capacity) {
    face->glyphs = ctype_need(realloc(face->glyphs, sizeof(int32_t) * 6 * count));
    face->glyph_capacity = (int)count;
  }
  for (unsigned int i = 0; i < count; i++) {
    int32_t *out = face->glyphs + 6 * i;
    out[0] = (int32_t)info[i].codepoint;
    out[1] = (int32_t)info[i].cluster;
    out[2] = position[i].x_advance;
    out[3] = position[i].y_advance;
    out[4] = position[i].x_offset;
    out[5] = position[i].y_offset;
  }
  *glyphs = face->glyphs;
  *glyph_count = (int)count;
}

uint32_t ctype_script(uint32_t code_point) {
  hb_unicode_funcs_t *functions = hb_unicode_funcs_get_default();
  if (functions == hb_unicode_funcs_get_empty()) ctype_end_without_memory();
  hb_script_t script = hb_unicode_script(functions, code_point);
  return hb_script_to_iso15924_tag(script);
}

int ctype_script_is_right_to_left(uint32_t script) {
  hb_script_t known = hb_script_from_iso15924_tag(script);
  return hb_script_get_horizontal_direction(known) == HB_DIRECTION_RTL;
}
