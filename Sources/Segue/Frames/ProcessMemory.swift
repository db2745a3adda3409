import CKernels

/// The allocator's setting for an executable that renders long clips, made once at its start.
package enum ProcessMemory {
  /// Returns the memory of bitmaps and files to the system as soon as they are released.
  ///
  /// Without this glibc keeps them in a heap for each thread, and memory grows with the length of a
  /// clip.
  package static func returnsLargeBlocks() { ck_return_large_blocks(4 << 20, 8 << 20) }
}
