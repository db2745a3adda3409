import Foundation
import Synchronization

/// What a second thread is worth on this machine at present: others may have a part of its processor.
enum Processors {
  /// How many times as much two threads count as one in the same time: 2 where each has a processor of its own.
  static func speedUp() -> Double {
    let one = milliseconds { count() }
    let two = milliseconds {
      let group = DispatchGroup()
      let thread = Thread {
        count()
        group.leave()
      }
      group.enter()
      thread.start()
      count()
      group.wait()
    }
    return 2 * one / two
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = segue_bench.milliseconds()
    body()
    return segue_bench.milliseconds() - start
  }

  /// Whatever is found there, so that counting is not left out.
  private static let sum = Atomic<UInt64>(0)

  /// About 30 ms that reach no memory.
  private static func count() {
    var value: UInt64 = 1
    for step in 0..<20_000_000 as Range<UInt64> {
      value = value &* 6_364_136_223_846_793_005 &+ step
    }
    sum.wrappingAdd(value, ordering: .relaxed)
  }
}
