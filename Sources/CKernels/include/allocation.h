#pragma once
#include <stddef.h>

// Tells the allocator to give blocks of at least `bytes` back to the system as soon as they are free, and to keep no
// more than `kept` at the end of the heap. Does nothing where the C library cannot.
void ck_return_large_blocks(size_t bytes, size_t kept);
