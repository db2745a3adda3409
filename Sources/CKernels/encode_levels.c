#include "encode_levels.h"

#include <pthread.h>

#include "encode_choice.h"
#include "encode_internal.h"
#include "highest_level.h"

static const encode_kernels portable = {
    filter_rgb_portable, filter_rgba_portable, tokens_portable, emit_portable,
    adler32_portable,    NULL,
};

#if ENCODE_X86

static const encode_kernels avx2 = {
    filter_rgb_avx2, filter_rgba_avx2, tokens_avx2, emit_avx2, adler32_avx2, crc32_avx2,
};

// Where 64-byte steps gain nothing, AVX2's are kept.
static const encode_kernels avx512 = {
    filter_rgb_avx2, filter_rgba_avx2, tokens_avx512, emit_avx512, adler32_avx2, crc32_avx2,
};

static enum encode_level highest_level(void) {
  __builtin_cpu_init();
  int has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                 __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") &&
                 __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("pclmul") &&
                 __builtin_cpu_supports("sse4.1");
  if (!has_avx2) return ENCODE_PORTABLE;
  int has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                   __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
                   __builtin_cpu_supports("avx512vbmi");
  int found = has_avx512 ? ENCODE_AVX512 : ENCODE_AVX2;
  int highest = segue_highest_level();
  return found < highest ? found : highest;
}

static encode_kernels fastest;

static void choose_fastest(void) {
  const encode_kernels *const levels[] = {&portable, &avx2, &avx512};
  enum encode_level highest = highest_level();
  fastest = *levels[highest];
  if (highest > 0 && segue_named_level() < 0) encode_kernels_choose(&fastest, levels, (int)highest + 1);
}

const encode_kernels *encode_kernels_at(enum encode_level level) {
  if (level == ENCODE_FASTEST) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, choose_fastest);
    return &fastest;
  }
  if (level > highest_level()) return NULL;
  switch (level) {
    case ENCODE_PORTABLE: return &portable;
    case ENCODE_AVX2: return &avx2;
    case ENCODE_AVX512: return &avx512;
    case ENCODE_FASTEST: return &fastest;
  }
  return NULL;
}

#else

const encode_kernels *encode_kernels_at(enum encode_level level) {
  return level == ENCODE_PORTABLE || level == ENCODE_FASTEST ? &portable : NULL;
}

#endif
