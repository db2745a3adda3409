import CKernels
import Foundation
import Testing

@testable import Raster

/// Which kernels are used; that all give the same bytes is tested with each of them.
@Suite
struct KernelChoiceTests {
  @Test
  func `each chosen kernel is that of a level`() {
    let chosen = Kernels.best.addresses
    let levels = KernelLevel.allCases.filter { $0 != .best && $0.isSupported }
    let known = levels.map { Kernels($0).addresses }
    for (index, address) in chosen.enumerated() {
      #expect(known.contains { $0[index] == address }, "kernel \(index)")
    }
    #expect(KernelLevel.best.rawValue == Int32(SEGUE_FASTEST))
  }

  @Test
  func `kernels are measured once, where there are levels and none is named`() {
    let levels = KernelLevel.allCases.filter { $0 != .best && $0.isSupported }
    let isMeasured = levels.count > 1 && getenv("SEGUE_KERNELS") == nil
    let chosen = Kernels(.best).addresses
    // The encoder has its own table.
    #expect((isMeasured ? 1...2 : 0...0).contains(segue_measured_tables()))
    #expect(Kernels(.best).addresses == chosen)
  }

  @Test
  func `the portable level is taken whole where it is named, and nothing is measured`() async {
    await #expect(processExitsWith: .success) { exit(Kernels.isWhole(level: 0) ? 0 : 1) }
  }

  @Test
  func `AVX2 or the highest level below it is taken whole where it is named`() async {
    await #expect(processExitsWith: .success) { exit(Kernels.isWhole(level: 1) ? 0 : 1) }
  }

  @Test
  func `the highest level is taken whole where it is named`() async {
    await #expect(processExitsWith: .success) { exit(Kernels.isWhole(level: 2) ? 0 : 1) }
  }
}

extension Kernels {
  fileprivate var addresses: [UInt] {
    withUnsafeBytes(of: table) { Array($0.bindMemory(to: UInt.self)) }
  }

  /// Whether a process that names this level uses all its kernels without measuring.
  fileprivate static func isWhole(level named: Int32) -> Bool {
    setenv("SEGUE_KERNELS", "\(named)", 1)
    let highest = KernelLevel.allCases.last { $0.rawValue <= named && $0.isSupported }
    let chosen = Kernels(.best).addresses
    return highest.map { Kernels($0).addresses == chosen } == true && segue_measured_tables() == 0
  }
}
