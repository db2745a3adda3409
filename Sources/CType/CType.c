#include "CType.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <hb-ot.h>
int ctype_probe(void) { FT_Library l; return FT_Init_FreeType(&l) + (hb_version_string() == 0); }
