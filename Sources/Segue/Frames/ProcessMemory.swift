import CKernels

/// The memory of an executable that renders long clips; both are said once, at its start.
package enum ProcessMemory {
  /// Returns the memory of large bitmaps to the system as soon as they are released, and of the
  /// heap what is free at its end beyond 8 MB.
  ///
  /// Without this glibc keeps both in a heap for each thread, and memory grows with the length of a
  /// clip.
  package static func returnsLargeBlocks() { ck_return_large_blocks(4 << 20, 8 << 20) }

  /// Lets go of what only the start of the program needed of its libraries: some 10 MB, mostly the
  /// linker's tables.
  package static func releasesPagesOfStart() { ck_release_library_pages() }
}
