import CKernels

/// What an executable that renders long clips says to the allocator once, at its start.
package enum ProcessMemory {
  /// Bitmaps and files go back to the system as soon as they are let go.
  ///
  /// Without this glibc keeps them in a heap for each thread, and memory grows with the length of a
  /// clip.
  package static func returnsLargeBlocks() { ck_return_large_blocks(256 << 10) }
}
