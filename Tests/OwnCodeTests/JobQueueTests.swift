import Foundation
import Testing

@testable import OwnCode

/// Jobs that need one another.
@Suite
struct JobQueueTests {
  @Test(arguments: [1, 2, 8])
  func `a job gets the results of those that it needs, and all come in order`(
    width: Int
  ) throws {
    let needs: [Set<Int>] = [[], [0], [], [1, 2], [], [0, 4]]
    let sums = try JobQueue.run(needs: needs, width: width) { index, done in
      needs[index].reduce(index) { $0 + (done[$1] ?? -100) }
    }
    #expect(sums == [0, 1, 2, 6, 4, 9])
    let none: [Int] = try JobQueue.run(needs: [], width: width) { index, _ in index }
    #expect(none.isEmpty)
  }

  @Test
  func `jobs that do not need one another are done at once`() throws {
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let met = try JobQueue.run(needs: [[], []], width: 2) { index, _ in
      (index == 0 ? first : second).signal()
      return (index == 0 ? second : first).wait(timeout: .now() + 30) == .success
    }
    #expect(met == [true, true])
  }

  @Test
  func `of several errors that of the first job counts, and what needs it is not done`() throws {
    let done = Done()
    let second = DispatchSemaphore(value: 0)
    let error = #expect(throws: OwnCodeError.self) {
      try JobQueue.run(needs: [[], [], [0]], width: 2) { (index, _) throws(OwnCodeError) in
        done.add(index)
        if index == 1 { second.signal() } else { second.wait() }
        throw OwnCodeError.nothing(path: "\(index)")
      }
    }
    #expect(error == .nothing(path: "0"))
    #expect(done.all == [0, 1])
  }

  private final class Done: @unchecked Sendable {
    private let lock = NSLock()
    private var indices: Set<Int> = []
    var all: Set<Int> { lock.withLock { indices } }
    func add(_ index: Int) { lock.withLock { _ = indices.insert(index) } }
  }
}
