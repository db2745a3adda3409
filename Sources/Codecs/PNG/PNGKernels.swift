import CKernels
import CPNG

/// The encoder's kernels for one kind of processor.
///
/// All kinds produce the same bytes.
package struct PNGKernels: @unchecked Sendable {
  // Sendable: the table is a constant of the C target.
  package let table: encode_kernels
  package let level: encode_level

  /// The fastest of each when they were tried at first use, or those of the level that
  /// `SEGUE_KERNELS` names.
  // swift-format-ignore: NeverForceUnwrap
  package static let best = PNGKernels(ENCODE_FASTEST)!

  /// All that this processor can run, for tests and measurements.
  package static let available = [ENCODE_PORTABLE, ENCODE_AVX2, ENCODE_AVX512, ENCODE_FASTEST]
    .compactMap(PNGKernels.init)

  package init?(_ level: encode_level) {
    guard let table = encode_kernels_at(level) else { return nil }
    self.table = table.pointee
    self.level = level
  }

  package func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let kernel = table.crc32 else { return cpng_crc32(0, bytes.baseAddress, bytes.count) }
    return kernel(0, bytes.baseAddress, bytes.count)
  }

  package func adler32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.adler32(1, bytes.baseAddress, bytes.count)
  }
}
