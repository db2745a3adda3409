#pragma once
#include <stdint.h>

// Kernels that get their level together.
typedef struct {
  // Runs what stands for all of them, from a table of one level.
  void (*run)(const void *table, void *rows);
  // Bit i stands for the table's function i.
  uint64_t members;
} kernel_family;

enum { KERNEL_LEVELS = 3, KERNEL_FAMILIES = 32 };  // at most

// Puts the fastest members of each family into `chosen`, which holds those of the last of `count` tables, the highest
// level. Tables are rows of function pointers.
void kernel_choose(void *chosen, const void *const *tables, int count, const kernel_family *families,
                   int family_count, void *rows);
