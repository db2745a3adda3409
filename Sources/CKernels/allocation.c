#include "allocation.h"

#include <stdlib.h>  // says which C library it is

#ifdef __GLIBC__
#include <malloc.h>

void ck_return_large_blocks(size_t bytes, size_t kept) {
  mallopt(M_MMAP_THRESHOLD, (int)bytes);
  // Of what lies free at the end of the heap. Without a limit of its own it would be small, and lists of many layers
  // would be made on fresh pages in every frame.
  mallopt(M_TRIM_THRESHOLD, (int)kept);
  mallopt(M_TOP_PAD, (int)(kept / 8));
  // Threads that have heaps of their own keep what others free.
  mallopt(M_ARENA_MAX, 1);
}
#else
void ck_return_large_blocks(size_t bytes, size_t kept) { (void)bytes, (void)kept; }
#endif
