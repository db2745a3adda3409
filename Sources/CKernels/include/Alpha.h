#pragma once
#include <stddef.h>
#include <stdint.h>

// Alpha multiplied in, rounded to nearest; and taken out again. Taking out and multiplying in is the identity for every
// pixel whose channels do not exceed its alpha.
void segue_premultiply(uint32_t *pixels, size_t count);
void segue_unpremultiply(uint32_t *to, const uint32_t *from, size_t count);
