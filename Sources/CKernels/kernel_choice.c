// The widest registers are not the fastest everywhere: gathers, narrowing and 512 bits at a time cost several times as
// much on one processor as on the next, and on some the level above loses to the one below. No list of processors'
// names would stay true, so kernels are tried for a moment when they are first needed. All levels give the same
// bytes: only time depends on the choice.
#include "kernel_choice.h"

#include <string.h>
#include <time.h>

#include "include/KernelChoice.h"

enum {
  FIRST_ROUNDS = 5,
  ROUNDS = 25,
  PATIENCE = 200,   // microseconds after which no further round begins, but for the first ones
};

static int measured_tables;

int segue_measured_tables(void) { return __atomic_load_n(&measured_tables, __ATOMIC_RELAXED); }

static uint64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

// The highest level, unless another one is 5 % faster: less than that may be noise, and a wrong choice costs no more.
static int best_level(const uint64_t *least, int highest) {
  int best = highest;
  for (int level = 0; level < highest; level++)
    if (20 * least[level] < 19 * least[highest] && least[level] < least[best]) best = level;
  return best;
}

void kernel_choose(void *chosen, const void *const *tables, int count, const kernel_family *families,
                   int family_count, void *rows) {
  typedef void (*kernel)(void);
  // Noise only adds: the least of the rounds counts. A level's turns are far apart, so that a moment in which another
  // program runs, or in which the processor wakes its wide registers, does not hit all of them.
  uint64_t least[KERNEL_FAMILIES][KERNEL_LEVELS];
  memset(least, 0xff, sizeof least);
  int highest = count - 1;
  uint64_t start = nanoseconds(), now = start;
  for (int round = 0; round < ROUNDS && (round < FIRST_ROUNDS || now - start < PATIENCE * 1000); round++) {
    for (int f = 0; f < family_count; f++) {
      // What seems to be faster than the highest level must be so in more rounds than what is not.
      if (round >= FIRST_ROUNDS && best_level(least[f], highest) == highest) continue;
      for (int level = 0; level < count; level++) {
        if (round > 0 && 2 * least[f][level] > 3 * least[f][highest]) continue;
        uint64_t before = nanoseconds();
        families[f].run(tables[level], rows);
        now = nanoseconds();
        if (now - before < least[f][level]) least[f][level] = now - before;
      }
    }
  }
  for (int f = 0; f < family_count; f++) {
    int best = best_level(least[f], highest);
    for (int i = 0; i < 64; i++) {
      if (families[f].members >> i & 1)
        memcpy((char *)chosen + i * sizeof(kernel), (const char *)tables[best] + i * sizeof(kernel), sizeof(kernel));
    }
  }
  __atomic_fetch_add(&measured_tables, 1, __ATOMIC_RELAXED);
}
