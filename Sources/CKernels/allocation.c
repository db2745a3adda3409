#include "allocation.h"

#ifdef __GLIBC__
#include <malloc.h>

void ck_return_large_blocks(size_t bytes) { mallopt(M_MMAP_THRESHOLD, (int)bytes); }
#else
void ck_return_large_blocks(size_t bytes) { (void)bytes; }
#endif
