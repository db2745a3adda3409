#define _GNU_SOURCE  // dl_iterate_phdr
#include "allocation.h"

#include <stdlib.h>  // says which C library it is

#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void ck_return_large_blocks(size_t bytes, size_t kept) {
  mallopt(M_MMAP_THRESHOLD, (int)bytes);
  // Of what lies free at the end of the heap. Without a limit of its own it would be small, and lists of many layers
  // would be made on fresh pages in every frame.
  mallopt(M_TRIM_THRESHOLD, (int)kept);
  mallopt(M_TOP_PAD, (int)(kept / 8));
  // Threads that have heaps of their own keep what others free.
  mallopt(M_ARENA_MAX, 1);
}

// The pages of a library that nobody may write, so that they are those of its file.
static int release(struct dl_phdr_info *library, size_t size, void *page) {
  (void)size;
  // The kernel's own code has no file.
  if (strncmp(library->dlpi_name, "linux-vdso", 10) == 0) return 0;
  for (size_t i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    uintptr_t start = library->dlpi_addr + part->p_vaddr, end = start + part->p_memsz;
    start &= ~(*(uintptr_t *)page - 1);
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void ck_release_library_pages(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(release, &page);
}
#else
void ck_return_large_blocks(size_t bytes, size_t kept) { (void)bytes, (void)kept; }
void ck_release_library_pages(void) {}
#endif
