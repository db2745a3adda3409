// Faces, glyphs and shaping: FreeType and HarfBuzz behind bytes, ints and enums.
//
// A face is not thread-safe; its owner makes sure that one thread uses it at a time. Lengths are in
// font units (y up) unless a name says pixels. Where memory is refused the program ends, as in Swift.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct ctype_face ctype_face;

enum ctype_status {
  CTYPE_OK = 0,
  CTYPE_NO_FILE = 1,        // The file cannot be opened or mapped.
  CTYPE_NOT_A_FONT = 2,     // FreeType does not know the format.
  CTYPE_NO_GLYPH = 3,       // The glyph does not exist or has no picture of the wanted kind.
  CTYPE_NO_SUCH_FACE = 4,   // The file has fewer faces.
};

// The values of `ctype_face_metric`.
enum ctype_metric {
  CTYPE_UNITS_PER_EM,
  CTYPE_ASCENDER,
  CTYPE_DESCENDER,             // Negative below the baseline.
  CTYPE_LINE_GAP,
  CTYPE_CAP_HEIGHT,            // 0 when the font does not say.
  CTYPE_X_HEIGHT,              // 0 when the font does not say.
  CTYPE_UNDERLINE_POSITION,    // The middle of the line; negative below the baseline.
  CTYPE_UNDERLINE_THICKNESS,
  CTYPE_WEIGHT,                // 1...1000, 400 regular.
  CTYPE_IS_ITALIC,
  CTYPE_IS_MONOSPACED,
  CTYPE_HAS_COLOR_BITMAPS,
  CTYPE_FACE_COUNT,            // Faces in the file.
  CTYPE_GLYPH_COUNT,
  CTYPE_INSTANCE_COUNT,        // Named instances of a variable face, such as its bold one.
};

enum ctype_name {
  CTYPE_FAMILY,
  CTYPE_STYLE,
  CTYPE_POSTSCRIPT,
};

enum ctype_verb {
  CTYPE_MOVE,   // 1 point
  CTYPE_LINE,   // 1 point
  CTYPE_QUAD,   // 2 points: control, end
  CTYPE_CUBIC,  // 3 points: control, control, end
};

// Opens face `index` of the file at `path`; of a variable face, instance `index >> 16`, from 1. NULL when `*status` is
// not CTYPE_OK.
ctype_face *ctype_face_open(const char *path, int index, int *status);
// The same of a file's bytes, which are copied.
ctype_face *ctype_face_open_bytes(const uint8_t *bytes, size_t count, int index, int *status);
void ctype_face_close(ctype_face *face);

int ctype_face_metric(ctype_face *face, enum ctype_metric metric);
// UTF-8, valid as long as the face; "" when the font has no such name.
const char *ctype_face_name(const ctype_face *face, enum ctype_name name);
// The file's bytes, valid as long as the face.
const uint8_t *ctype_face_bytes(const ctype_face *face, size_t *count);

// The glyph of a code point, 0 when the face has none. A `selector` that is not 0 asks for that
// variation and falls back to the plain glyph.
uint32_t ctype_face_glyph(ctype_face *face, uint32_t code_point, uint32_t selector);
int ctype_face_advance(ctype_face *face, uint32_t glyph);
// The PostScript name of a glyph; 0 when the font has no names, or the glyph does not exist.
int ctype_face_glyph_name(const ctype_face *face, uint32_t glyph, char *name, int capacity);
// The glyph of a PostScript name, 0 when the face has none.
uint32_t ctype_face_named_glyph(const ctype_face *face, const char *name);

// The unhinted outline. The arrays belong to the face and live until the next call.
int ctype_face_outline(
  ctype_face *face, uint32_t glyph,
  const uint8_t **verbs, int *verb_count,
  const int32_t **points, int *point_count  // x, y pairs
);

// The colour picture of a glyph in the face's only strike: premultiplied BGRA rows from the top.
// `left` and `top` place the picture's upper left corner from the origin, in pixels, y up.
int ctype_face_bitmap(
  ctype_face *face, uint32_t glyph,
  const uint8_t **bgra, int *width, int *height, int *stride,
  int *left, int *top, int *pixels_per_em
);

// Shapes `text[offset ..< offset + length]` as one run of one direction, script and face; the rest
// of the text is context. `script` is an ISO 15924 tag ('Latn'). `features` holds HarfBuzz feature
// strings separated by commas ("tnum,-liga"), or is NULL. The result belongs to the face and
// lives until the next call: 6 ints for each glyph in visual order:
// glyph, cluster (index into text), x advance, y advance, x offset, y offset.
void ctype_face_shape(
  ctype_face *face, const uint16_t *text, int text_length, int offset, int length,
  int right_to_left, uint32_t script, const char *language, const char *features,
  const int32_t **glyphs, int *glyph_count
);

// ISO 15924 tag of a code point's script; 'Zyyy' common, 'Zinh' inherited, 'Zzzz' unknown.
uint32_t ctype_script(uint32_t code_point);
// Whether text of the script runs from right to left.
int ctype_script_is_right_to_left(uint32_t script);

// The direction of a paragraph, where the text does not say.
enum ctype_direction {
  CTYPE_NATURAL,
  CTYPE_LEFT_TO_RIGHT,
  CTYPE_RIGHT_TO_LEFT,
};

// The bidirectional level of each code point of one paragraph, by all rules of UAX #9. Returns the
// paragraph's own level, 0 or 1.
int ctype_bidi_levels(const uint32_t *text, int length, int direction, uint8_t *levels);

// Sets `can_break_before[i]` where a line may begin with `text[i]`, by UAX #14 and, for Thai, Lao, Khmer
// and Burmese, by dictionaries. 0 when ICU cannot be opened.
int ctype_line_breaks(const uint16_t *text, int length, uint8_t *can_break_before);
