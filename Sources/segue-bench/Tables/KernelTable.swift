import Codecs
import Raster

/// The kernels one by one, at each level.
@MainActor
enum KernelTable {
  private static let samples = 40
  /// Nanoseconds that a sample lasts at least.
  private static let sample = 20_000.0

  static func print() {
    Report.title(
      "Instruction sets: kernels, ns a pixel (PNG: a byte) of rows of \(KernelRows.count) in the L1 cache",
      "In brackets: how many times as long as the fastest set."
    )
    let table = MarkdownTable(InstructionSetTable.columns("", 26))
    table.begin()
    let sets = InstructionSetTable.levels.map(KernelSet.init)
    let rows = KernelRows()
    for kernel in KernelRun.all {
      Progress.show("isa: \(kernel.name)")
      table.add([kernel.name] + InstructionSetTable.cells(measure(kernel, sets, rows)))
    }
  }

  /// The shortest of the samples, for which the sets take turns.
  private static func measure(
    _ kernel: KernelRun,
    _ sets: [KernelSet],
    _ rows: KernelRows
  ) -> [Double] {
    func time(_ set: KernelSet, _ repeats: Int) -> Double {
      let start = milliseconds()
      for _ in 0..<repeats { kernel.run(set, rows) }
      return (milliseconds() - start) * 1e6 / Double(repeats)
    }
    let repeats = sets.map { set in max(1, Int(sample / min(time(set, 1), time(set, 3)))) }
    var shortest = sets.map { _ in Double.infinity }
    for _ in 0..<samples {
      for index in sets.indices {
        shortest[index] = min(shortest[index], time(sets[index], repeats[index]))
      }
    }
    return shortest.map { $0 / Double(KernelRows.count) }
  }
}

/// All kernels of a level.
struct KernelSet {
  let pixels: Kernels
  let encoder: PNGKernels

  init(_ level: KernelLevel) {
    pixels = Kernels(level)
    // The encoder's AVX-512 needs more than that of the pixels.
    encoder =
      level == .best
      ? .best
      : PNGKernels.available.last { $0.level.rawValue <= level.rawValue } ?? .best
  }
}
