#ifndef SEGUE_SYSTEM_H
#define SEGUE_SYSTEM_H

// The date and the chance that code gets from its process: those of a world while the world runs it, the
// system's own otherwise. `Date()`, `time()`, `UUID()`, `Int.random(in:)`, `shuffled()`, `arc4random()` and
// `drand48()` all end in the few functions of the C library that this file stands in for. Swift's clocks have
// the time of the world, too. `sleep()` and its likes let the time of the world pass, as a block that works for a
// while is written in examples.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The date and the random numbers of one world.
typedef struct segue_system segue_system;

/// A new one, or NULL. Equal seeds give equal random numbers.
segue_system *segue_system_new(uint64_t seed);
void segue_system_free(segue_system *system);

/// Nanoseconds since 1970.
void segue_system_set_date(segue_system *system, uint64_t date);

/// Nanoseconds since the device started, for Swift's clocks.
void segue_system_set_uptime(segue_system *system, uint64_t uptime);

/// From now on it is the present thread's, until another one is; NULL is the system's own. Returns the one
/// before.
segue_system *segue_system_enter(segue_system *system);

/// What happens when code of a world sleeps, the same for all worlds.
void segue_system_set_sleep(void (*sleep)(double seconds));

/// Whether the present thread runs code of a world.
bool segue_system_is_entered(void);

/// Where Swift's runtime makes a backtrace of a crash, its words about that are left out.
void segue_system_silence_crashes(void);

/// How far an address is behind the beginning of a library, which is named as it was opened; 0 for an address that is
/// not in it.
uint64_t segue_system_offset(uint64_t address, const char *library);

/// Sends this process a signal when its parent ends, or the thread of the parent that made it.
void segue_system_end_with_parent(int32_t signal);

/// `fork`, after which the child's only thread can use mutexes of Swift's. Call it while there is one thread.
/// The child ends with its parent.
int32_t segue_system_fork(void);

/// Replaces a thread's number among the thread-local variables of a library, and leaves what only looks like it.
void segue_system_renumber(uint32_t *words, size_t count, uint32_t parent, uint32_t child);

#endif
