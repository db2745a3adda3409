#pragma once
#include <stddef.h>

// Tells the allocator to give blocks of at least this many bytes back to the system as soon as they
// are free. Does nothing where the C library cannot.
void ck_return_large_blocks(size_t bytes);
