// What stands for the encoder's kernels when they are measured. Filters and checksums have one vector version only.
#include "encode_choice.h"

#include <stddef.h>

#include "kernel_choice.h"

enum { COUNT = 1024, LITERALS = 24, ZEROS = 40 };

// A filtered row: strings of literals and of zeros.
typedef struct {
  uint8_t bytes[COUNT], out[2 * COUNT + ENCODE_SLACK];
  encode_run runs[COUNT / (ENCODE_MINIMUM_RUN + 1) + 2];
  size_t run_count;
  uint32_t counts[ENCODE_SYMBOLS];
  encode_codes codes;
} row_in_cache;

static void tokens(const void *table, void *memory) {
  row_in_cache *row = memory;
  row->run_count = ((const encode_kernels *)table)->tokens(row->bytes, COUNT, row->runs, row->counts);
}

static void emit(const void *table, void *memory) {
  row_in_cache *row = memory;
  encode_bits to = {row->out, 0, 0};
  ((const encode_kernels *)table)->emit(row->bytes, row->runs, row->run_count, &row->codes, &to);
}

#define MEMBER(NAME) (1ull << offsetof(encode_kernels, NAME) / sizeof(void (*)(void)))

// In this order: the codes are those of the runs.
static const kernel_family families[] = {{tokens, MEMBER(tokens)}, {emit, MEMBER(emit)}};

void encode_kernels_choose(encode_kernels *chosen, const encode_kernels *const *levels, int count) {
  row_in_cache row = {0};
  uint32_t noise = 1;
  for (int i = 0; i < COUNT; i++) {
    noise = noise * 1664525 + 1013904223;
    row.bytes[i] = i % (LITERALS + ZEROS) < LITERALS ? (uint8_t)(noise >> 24 | 1) : 0;
  }
  for (int symbol = 0; symbol < ENCODE_SYMBOLS; symbol++) {
    row.codes.bits[symbol] = (uint16_t)(symbol & 255);
    row.codes.lengths[symbol] = 8;
  }
  const void *tables[KERNEL_LEVELS];
  for (int level = 0; level < count; level++) tables[level] = levels[level];
  kernel_choose(chosen, tables, count, families, sizeof families / sizeof *families, &row);
}
