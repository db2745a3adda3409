#define _GNU_SOURCE
#include "CSystem.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#if defined(__clang__)
// Threads call these functions when they begin and when they have ended. ThreadSanitizer does not know the
// thread then and would crash; nothing in here is shared but what is atomic.
#pragma clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)
#endif

struct segue_system {
  uint64_t date;
  uint64_t uptime;
  uint64_t chance;
};

static _Thread_local segue_system *present;

segue_system *segue_system_new(uint64_t seed) {
  segue_system *system = calloc(1, sizeof *system);
  if (system) system->chance = seed;
  return system;
}

void segue_system_free(segue_system *system) { free(system); }

void segue_system_set_date(segue_system *system, uint64_t date) { system->date = date; }

void segue_system_set_uptime(segue_system *system, uint64_t uptime) { system->uptime = uptime; }

segue_system *segue_system_enter(segue_system *system) {
  segue_system *before = present;
  present = system;
  return before;
}

bool segue_system_is_entered(void) { return present; }

static _Atomic(void (*)(double)) sleep_of_world;

void segue_system_set_sleep(void (*sleep)(double seconds)) { atomic_store(&sleep_of_world, sleep); }

#if defined(__linux__)

// MARK: Chance

/// SplitMix64.
static uint64_t next(segue_system *system) {
  uint64_t z = (system->chance += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static void fill(segue_system *system, void *bytes, size_t count) {
  unsigned char *out = bytes;
  while (count > 0) {
    uint64_t word = next(system);
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(out, &word, part);
    out += part;
    count -= part;
  }
}

/// The original function of that name.
#define NEXT(name)                                                                     \
  ({                                                                                   \
    static _Atomic(void *) found;                                                      \
    void *function = atomic_load_explicit(&found, memory_order_acquire);               \
    if (!function) {                                                                   \
      function = dlsym(RTLD_NEXT, #name);                                              \
      atomic_store_explicit(&found, function, memory_order_release);                   \
    }                                                                                  \
    (__typeof__(&name))function;                                                       \
  })

#if defined(__x86_64__) || defined(__aarch64__)
static long call_system(long number, const long *a) {
#if defined(__x86_64__)
  register long r10 __asm__("r10") = a[3];
  register long r8 __asm__("r8") = a[4];
  register long r9 __asm__("r9") = a[5];
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a[0]), "S"(a[1]), "d"(a[2]), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
#else
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a[0];
  register long x1 __asm__("x1") = a[1];
  register long x2 __asm__("x2") = a[2];
  register long x3 __asm__("x3") = a[3];
  register long x4 __asm__("x4") = a[4];
  register long x5 __asm__("x5") = a[5];
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  long result = x0;
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

/// Swift's own generator asks the kernel by number.
long syscall(long number, ...) {
  long a[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) a[index] = va_arg(list, long);
  va_end(list);
  segue_system *system = present;
  if (system && number == SYS_getrandom) {
    fill(system, (void *)a[0], (size_t)a[1]);
    return a[1];
  }
  return call_system(number, a);
}
#endif

ssize_t getrandom(void *bytes, size_t count, unsigned flags);
ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  segue_system *system = present;
  if (!system) return NEXT(getrandom)(bytes, count, flags);
  fill(system, bytes, count);
  return (ssize_t)count;
}

/// Foundation's `UUID()`.
void _foundation_uuid_generate_random(unsigned char *uuid);
void _foundation_uuid_generate_random(unsigned char *uuid) {
  segue_system *system = present;
  if (!system) {
    NEXT(_foundation_uuid_generate_random)(uuid);
    return;
  }
  fill(system, uuid, 16);
  uuid[6] = (uuid[6] & 0x0f) | 0x40;
  uuid[8] = (uuid[8] & 0x3f) | 0x80;
}

uint32_t arc4random(void) {
  segue_system *system = present;
  uint32_t word;
  if (system) return (uint32_t)next(system);
  return getrandom(&word, sizeof word, 0) == sizeof word ? word : (uint32_t)NEXT(random)();
}

void arc4random_buf(void *bytes, size_t count) {
  segue_system *system = present;
  if (system) {
    fill(system, bytes, count);
    return;
  }
  unsigned char *out = bytes;
  while (count > 0) {
    ssize_t part = getrandom(out, count, 0);
    if (part <= 0) continue;
    out += part;
    count -= (size_t)part;
  }
}

uint32_t arc4random_uniform(uint32_t bound) {
  // Values beyond the largest multiple of `bound` are discarded.
  uint32_t least = bound ? -bound % bound : 0, word;
  do word = arc4random(); while (word < least);
  return bound ? word % bound : 0;
}

double drand48(void) {
  segue_system *system = present;
  return system ? (double)(next(system) >> 11) * 0x1p-53 : NEXT(drand48)();
}

long lrand48(void) {
  segue_system *system = present;
  return system ? (long)(next(system) >> 33) : NEXT(lrand48)();
}

long random(void) {
  segue_system *system = present;
  return system ? (long)(next(system) >> 33) : NEXT(random)();
}

int rand(void) {
  segue_system *system = present;
  return system ? (int)(next(system) >> 33) : NEXT(rand)();
}

// MARK: The date

static struct timespec time_of(uint64_t nanoseconds) {
  struct timespec time = {
    .tv_sec = (time_t)(nanoseconds / 1000000000u),
    .tv_nsec = (long)(nanoseconds % 1000000000u),
  };
  return time;
}

/// Swift's: where `ContinuousClock` and `SuspendingClock` get their time.
void swift_get_time(long long *seconds, long long *nanoseconds, int clock) __attribute__((weak));

/// Whether code of that function is at the address.
///
/// Dispatch and others measure how long they wait by the same clocks of the system, and keep the real ones.
static bool is_clock_of_swift(const void *address) {
  const uintptr_t length = 256, start = (uintptr_t)swift_get_time;
  return start && (uintptr_t)address - start <= length;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  segue_system *system = present;
  if (system && clock == CLOCK_REALTIME) {
    *time = time_of(system->date);
  } else if (system && is_clock_of_swift(__builtin_return_address(0))) {
    *time = time_of(system->uptime);
  } else {
    return NEXT(clock_gettime)(clock, time);
  }
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  segue_system *system = present;
  if (!system) return NEXT(gettimeofday)(time, zone);
  struct timespec date = time_of(system->date);
  time->tv_sec = date.tv_sec;
  time->tv_usec = date.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec date;
  clock_gettime(CLOCK_REALTIME, &date);
  if (result) *result = date.tv_sec;
  return date.tv_sec;
}

/// False where the present thread runs no code of a world.
static bool pass(double seconds) {
  void (*sleep)(double) = present ? atomic_load(&sleep_of_world) : NULL;
  if (sleep) sleep(seconds);
  return sleep;
}

unsigned sleep(unsigned seconds) { return pass(seconds) ? 0 : NEXT(sleep)(seconds); }

int usleep(useconds_t microseconds) { return pass(microseconds / 1e6) ? 0 : NEXT(usleep)(microseconds); }

int nanosleep(const struct timespec *time, struct timespec *rest) {
  return pass((double)time->tv_sec + (double)time->tv_nsec / 1e9) ? 0 : NEXT(nanosleep)(time, rest);
}

#endif

// MARK: The order of files

#if defined(__linux__)
typedef int (*segue_file_order)(const FTSENT **, const FTSENT **);

static int by_name(const FTSENT **a, const FTSENT **b) { return strcmp((*a)->fts_name, (*b)->fts_name); }

/// What Foundation's enumerators walk folders with: disks have an order of their own, which differs
/// between machines.
FTS *fts_open(char *const *paths, int options, segue_file_order order) {
  return NEXT(fts_open)(paths, options, order ? order : by_name);
}
#endif

// MARK: Crashes

#if defined(__linux__)
static struct sigaction handlers_of_runtime[NSIG];

/// Swift's runtime says on standard error that it steps back through the code, which is part of no message of ours. By
/// then it has said why the code crashed.
static void crash_in_silence(int signal, siginfo_t *info, void *context) {
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  handlers_of_runtime[signal].sa_sigaction(signal, info, context);
}

void segue_system_silence_crashes(void) {
  static const int signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  for (size_t index = 0; index < sizeof(signals) / sizeof(signals[0]); index += 1) {
    int signal = signals[index];
    struct sigaction old;
    // Only where the runtime has a handler, which it has asked for with all that it needs.
    if (sigaction(signal, NULL, &old) != 0 || !(old.sa_flags & SA_SIGINFO) || old.sa_sigaction == crash_in_silence) {
      continue;
    }
    handlers_of_runtime[signal] = old;
    old.sa_sigaction = crash_in_silence;
    sigaction(signal, &old, NULL);
  }
}
#else
void segue_system_silence_crashes(void) {}
#endif

// MARK: The order of sets

#if defined(__linux__)
/// Swift's: what `SWIFT_DETERMINISTIC_HASHING=1` sets before the first set is made.
extern struct {
  uint64_t seed0, seed1;
  bool is_deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Sets and dictionaries have the same order in every process.
__attribute__((constructor)) static void order_sets(void) {
  if (&_swift_stdlib_Hashing_parameters == NULL) return;
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.is_deterministic = true;
}
#endif

// Swift's runtime aborts where a cast fails or an object is gone. The C library's own function has no frame that a
// backtrace could step out of: a report would not show the code that called.
void abort(void) { __builtin_trap(); }

#if defined(__clang__)
#pragma clang attribute pop
#endif
