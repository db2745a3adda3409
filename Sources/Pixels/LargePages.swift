import Foundation

extension UnsafeMutableRawPointer {
  /// Bytes from which on large pages pay: most of such a block are whole ones.
  private static let largeSize = 4 << 20

  /// Memory that is going to be written all over, in large pages if it is large.
  ///
  /// In small ones, new memory costs a fault for every 4 kB, and the processor
  /// forgets where they are.
  package static func allocate(pages byteCount: Int) -> UnsafeMutableRawPointer {
    let memory = allocate(byteCount: byteCount, alignment: 64)
    #if os(Linux)
    if byteCount >= largeSize {
      // Only advice: what the system cannot do, it leaves. Large pages are whole ones within the
      // block.
      let offset = Int(bitPattern: memory) & 4095
      madvise(memory - offset, byteCount + offset, MADV_HUGEPAGE)
    }
    #endif
    return memory
  }
}
