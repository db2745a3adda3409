#pragma once
#include <stddef.h>

// Tells the allocator to give blocks of at least `bytes` back to the system as soon as they are free, and to keep no
// more than `kept` at the end of the heap. Does nothing where the C library cannot.
void ck_return_large_blocks(size_t bytes, size_t kept);

// Takes the pages of code and constants out of this process; they stay in the system's memory, and come back when they
// are used. At the start that is a third of them: tables that the linker read, and code that runs once.
void ck_release_library_pages(void);
