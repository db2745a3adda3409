import Foundation
import FuzzDrawingTargets
import FuzzTargets
import FuzzToolTargets
import TestSupport
import Testing

struct ReplayTests {
  private static let targets =
    FuzzTarget.readingTargets + FuzzTarget.drawingTargets + FuzzTarget.toolTargets

  @Test(arguments: targets)
  func `seeds, and a thousand mutations of them, break nothing`(target: FuzzTarget) {
    let seeds = target.seeds()
    #expect(!seeds.isEmpty)
    for seed in seeds { target.run(seed) }
    let rounds = max(1, 1000 / max(1, seeds.count))
    for (index, seed) in seeds.enumerated() {
      for round in 0..<rounds { target.run(mutation(of: seed, seed: UInt64(index << 20 | round))) }
    }
  }

  /// `Fixtures/Fuzz/NAME/`: inputs that broke the target once.
  @Test(arguments: targets)
  func `bytes that once broke a target no longer do`(target: FuzzTarget) throws {
    let folder = Workspace.package.root.appendingPathComponent("Fixtures/Fuzz/\(target.name)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      target.run([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
