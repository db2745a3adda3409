import Foundation

/// Something that reads untrusted bytes: `Scripts/fuzz` looks for bytes that break it, and the
/// tests replay what is known.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  package let name: String
  /// Good inputs, to be spoiled.
  package let seeds: @Sendable () -> [[UInt8]]
  /// Returns whatever it is given; a trap is a fault.
  package let run: @Sendable ([UInt8]) -> Void

  package init(
    _ name: String,
    seeds: @escaping @Sendable () -> [[UInt8]],
    run: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.run = run
  }

  package var description: String { name }

  /// What reads files: pictures, and what an app brings along.
  ///
  /// What draws is apart, and so is the tool: they take more of the package to build.
  package static let readingTargets = [png, apng, pictures, jpeg, deflate, lzw] + interfaceTargets

  /// For libFuzzer: takes the one that `SEGUE_FUZZ_TARGET` names.
  ///
  /// `SEGUE_FUZZ_SEEDS` is a folder that its seeds are written to.
  package static func choose(among targets: [FuzzTarget]) {
    let environment = ProcessInfo.processInfo.environment
    let name = environment["SEGUE_FUZZ_TARGET"]
    guard let target = targets.first(where: { $0.name == name }) else {
      let names = targets.map(\.name).joined(separator: " ")
      FileHandle.standardError.write(Data("SEGUE_FUZZ_TARGET is one of: \(names)\n".utf8))
      exit(64)
    }
    if let folder = environment["SEGUE_FUZZ_SEEDS"] {
      for (index, seed) in target.seeds().enumerated() {
        _ = FileManager.default.createFile(atPath: "\(folder)/seed-\(index)", contents: Data(seed))
      }
    }
    chosen = target
  }

  /// Chosen before the first bytes come, on the only thread.
  nonisolated(unsafe) fileprivate static var chosen: FuzzTarget?
}

/// libFuzzer's door for bytes: each program has that at which it begins.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
