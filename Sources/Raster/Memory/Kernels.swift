import CKernels

/// Which instructions the pixel kernels may use.
///
/// All levels give the same bytes.
package enum KernelLevel: Int32, Sendable, CaseIterable {
  /// The compiler's baseline: SSE2 on x86-64, NEON on arm64.
  case portable = 0
  case avx2 = 1
  case avx512 = 2
  /// Kernel by kernel the level that was the fastest when they were tried at first use, or the
  /// level that `SEGUE_KERNELS` names.
  case best = 3

  package var isSupported: Bool { segue_pixel_kernels(rawValue) != nil }
}

/// The pixel kernels of one level: rows of packed pixels, no allocation, no failure.
package struct Kernels: @unchecked Sendable {
  package let level: KernelLevel
  package let table: SeguePixelKernels

  package init(_ level: KernelLevel = .best) {
    guard let table = segue_pixel_kernels(level.rawValue) else {
      preconditionFailure("This machine cannot run kernels of level \(level).")
    }
    self.level = level
    self.table = table.pointee
  }

  package static let best = Kernels()
}
