import CKernels

/// The encoder's kernels for one kind of processor.
///
/// All kinds give the same results.
package struct GIFKernels: @unchecked Sendable {
  // Sendable: the table is a constant of the C target.
  package let table: SegueGIFKernels
  package let level: Int32

  /// The fastest that this processor can run.
  package static let best = available[available.count - 1]

  /// All that this processor can run, for tests and measurements.
  package static let available: [GIFKernels] = (0...2).compactMap { level in
    segue_gif_kernels(level).map { GIFKernels(table: $0.pointee, level: level) }
  }
}
