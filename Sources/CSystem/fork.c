#define _GNU_SOURCE
#include "CSystem.h"

#include <link.h>
#include <stddef.h>
#include <unistd.h>

// Swift's `Mutex` holds the kernel's number of its thread, which each object file keeps in a thread-local variable of
// its own from its first lock on. The only thread of a forked process has another number: one that was locked with the
// number of one object file and is unlocked with that of another would end the process.

typedef struct {
  uint32_t parent;
  uint32_t child;
} thread_numbers;

/// Replaces the parent's number in the thread-local variables of one library.
static int renumber(struct dl_phdr_info *library, size_t size, void *context) {
  const thread_numbers *numbers = context;
  if (size < offsetof(struct dl_phdr_info, dlpi_tls_data) + sizeof library->dlpi_tls_data) return 0;
  uint32_t *words = library->dlpi_tls_data;
  for (int index = 0; words && index < library->dlpi_phnum; index += 1) {
    if (library->dlpi_phdr[index].p_type != PT_TLS) continue;
    size_t count = library->dlpi_phdr[index].p_memsz / sizeof *words;
    for (size_t word = 0; word < count; word += 1) {
      if (words[word] == numbers->parent) words[word] = numbers->child;
    }
  }
  return 0;
}

int32_t segue_system_fork(void) {
  thread_numbers numbers = {.parent = (uint32_t)gettid()};
  pid_t child = fork();
  if (child == 0) {
    numbers.child = (uint32_t)gettid();
    dl_iterate_phdr(renumber, &numbers);
  }
  return child;
}
