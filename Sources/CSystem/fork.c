#define _GNU_SOURCE
#include "CSystem.h"

#include <link.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// Swift's `Mutex` holds the kernel's number of its thread, which each object file keeps in a thread-local variable of
// its own from its first lock on. The only thread of a forked process has another number: one that was locked with the
// number of one object file and is unlocked with that of another would end the process.

typedef struct {
  uint32_t parent;
  uint32_t child;
} thread_numbers;

// A pair of words that holds anything else is a pointer, or half of one may look like a number: 0x7FFF and 0x5555, the
// upper halves of common addresses, are numbers that threads have.
void segue_system_renumber(uint32_t *words, size_t count, uint32_t parent, uint32_t child) {
  for (size_t word = 0; word < count; word += 1) {
    if (words[word] != parent) continue;
    // The other half of the eight aligned bytes.
    bool is_upper = (uintptr_t)(words + word) % sizeof(uint64_t) != 0;
    size_t other = is_upper ? word - 1 : word + 1;
    bool is_alone = is_upper ? word == 0 : other == count;
    if (is_alone || words[other] == 0 || words[other] == parent || words[other] == child) {
      words[word] = child;
    }
  }
}

/// Replaces the parent's number in the thread-local variables of one library.
static int renumber(struct dl_phdr_info *library, size_t size, void *context) {
  const thread_numbers *numbers = context;
  if (size < offsetof(struct dl_phdr_info, dlpi_tls_data) + sizeof library->dlpi_tls_data) return 0;
  uint32_t *words = library->dlpi_tls_data;
  for (int index = 0; words && index < library->dlpi_phnum; index += 1) {
    if (library->dlpi_phdr[index].p_type != PT_TLS) continue;
    size_t count = library->dlpi_phdr[index].p_memsz / sizeof *words;
    segue_system_renumber(words, count, numbers->parent, numbers->child);
  }
  return 0;
}

void segue_system_end_with_parent(int32_t signal) { prctl(PR_SET_PDEATHSIG, signal); }

int32_t segue_system_fork(void) {
  thread_numbers numbers = {.parent = (uint32_t)gettid()};
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    segue_system_end_with_parent(SIGKILL);
    // The parent may have ended before that.
    if (getppid() != parent) raise(SIGKILL);
    numbers.child = (uint32_t)gettid();
    dl_iterate_phdr(renumber, &numbers);
  }
  return child;
}
