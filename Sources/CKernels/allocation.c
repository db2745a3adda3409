#include "allocation.h"

#include <stdlib.h>  // says which C library it is

#ifdef __GLIBC__
#include <malloc.h>

void ck_return_large_blocks(size_t bytes) {
  mallopt(M_MMAP_THRESHOLD, (int)bytes);
  // Threads that have heaps of their own keep what others free.
  mallopt(M_ARENA_MAX, 1);
}
#else
void ck_return_large_blocks(size_t bytes) { (void)bytes; }
#endif
