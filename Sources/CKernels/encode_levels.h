#pragma once
#include "encode.h"

// Functions that the kernel files define and encode_levels.c puts into tables.

void filter_rgb_portable(const uint32_t *, const uint32_t *, size_t, uint8_t *);
void filter_rgb_avx2(const uint32_t *, const uint32_t *, size_t, uint8_t *);
void filter_rgba_portable(const uint32_t *, const uint32_t *, size_t, uint8_t *);
void filter_rgba_avx2(const uint32_t *, const uint32_t *, size_t, uint8_t *);

size_t tokens_portable(const uint8_t *, size_t, encode_run *, uint32_t *);
size_t tokens_avx2(const uint8_t *, size_t, encode_run *, uint32_t *);
size_t tokens_avx512(const uint8_t *, size_t, encode_run *, uint32_t *);

void emit_portable(const uint8_t *, const encode_run *, size_t, const encode_codes *, encode_bits *);
void emit_avx2(const uint8_t *, const encode_run *, size_t, const encode_codes *, encode_bits *);
void emit_avx512(const uint8_t *, const encode_run *, size_t, const encode_codes *, encode_bits *);

uint32_t adler32_portable(uint32_t, const uint8_t *, size_t);
uint32_t adler32_avx2(uint32_t, const uint8_t *, size_t);
uint32_t crc32_avx2(uint32_t, const uint8_t *, size_t);
