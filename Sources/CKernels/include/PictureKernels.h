// Kernels that scale pictures: sums of samples with 14-bit weights. A sample has four channels of 32 bits.
//
// They are here because tests of transitions are compiled without Swift's optimizer, where a whole screen takes
// seconds.
#pragma once
#include <stddef.h>
#include <stdint.h>

// The channels of packed pixels.
void segue_scale_unpack(int32_t *samples, const uint32_t *pixels, size_t n);

// Each of `n` samples from `count` samples of a row: those at `indices`. The results have 6 more bits.
void segue_scale_across(
    int32_t *to, const int32_t *samples, const ptrdiff_t *indices, const int32_t *weights, size_t count, size_t n);

// Each of `n` pixels from a sample of each of `count` rows, which begin at the samples `rows`. The kernel overshoots at
// edges: alpha is held in 0...255, colours in 0...alpha.
void segue_scale_down(
    uint32_t *to, const int32_t *samples, const ptrdiff_t *rows, const int32_t *weights, size_t count, size_t n);
