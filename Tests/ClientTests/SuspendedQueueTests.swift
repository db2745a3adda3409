import Testing
import UIKit

@MainActor
@Suite
struct `Queues that are suspended` {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `blocks wait until the queue is resumed as often as it was suspended`() {
    let queue = DispatchQueue(label: "session")
    nonisolated(unsafe) var numbers: [Int] = []
    queue.suspend()
    queue.suspend()
    queue.async { numbers.append(1) }
    queue.async { numbers.append(2) }
    wait()
    queue.resume()
    wait()
    #expect(numbers.isEmpty)
    queue.resume()
    queue.async { numbers.append(3) }
    #expect(numbers.isEmpty)
    wait()
    #expect(numbers == [1, 2, 3])
  }

  @Test
  func `an inactive queue begins when it is activated`() {
    let queue = DispatchQueue(label: "later", attributes: .initiallyInactive)
    nonisolated(unsafe) var hasRun = false
    queue.async { hasRun = true }
    wait()
    #expect(!hasRun)
    queue.activate()
    wait()
    #expect(hasRun)
  }
}
