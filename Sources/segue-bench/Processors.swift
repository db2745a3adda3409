import Foundation
import Synchronization

/// What a second thread is worth on this machine at present: others may have a part of its
/// processor.
enum Processors {
  /// How many times as far two threads count as one in the same time: 2 where each has
  /// a processor of its own.
  ///
  /// A new thread may begin on the processor of the one that made it, until the system moves it
  /// away: both run for a while before they count.
  static func speedUp() -> Double {
    let one = Counter()
    one.count()
    let (first, second) = (Counter(), Counter())
    let group = DispatchGroup()
    group.enter()
    Thread {
      second.count()
      group.leave()
    }.start()
    first.count()
    group.wait()
    return (first.speed + second.speed) / one.speed
  }

  private final class Counter: Sendable {
    /// Milliseconds, until the system has found a processor for each thread.
    private static let warmUp = 20.0
    /// Milliseconds.
    private static let time = 20.0
    private let result = Mutex(0.0)

    /// Steps a millisecond.
    var speed: Double { result.withLock { $0 } }

    func count() {
      _ = Counter.steps(for: Counter.warmUp)
      let speed = Counter.steps(for: Counter.time)
      result.withLock { $0 = speed }
    }

    /// Reaches no memory.
    ///
    /// Each step waits for the one before, and no optimizer finds several at once.
    private static func steps(for time: Double) -> Double {
      let start = milliseconds()
      var (steps, value, spent) = (0, UInt64(1), 0.0)
      while spent < time, value != 0 {
        for _ in 0..<1000 {
          value ^= value << 13
          value ^= value >> 7
          value ^= value << 17
        }
        steps += 1000
        spent = milliseconds() - start
      }
      return Double(steps) / spent
    }
  }
}
