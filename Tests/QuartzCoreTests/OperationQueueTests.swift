import Foundation
import QuartzCore
import Testing
import Timeline

/// An asynchronous operation as apps write it: it takes a while, and then announces its end.
private final class Delayed: Operation, @unchecked Sendable {
  private var isAtWork = false
  private var isOver = false
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  override var isAsynchronous: Bool { true }
  override private(set) var isExecuting: Bool {
    get { isAtWork }
    set {
      willChangeValue(forKey: "isExecuting")
      isAtWork = newValue
      didChangeValue(forKey: "isExecuting")
    }
  }
  override private(set) var isFinished: Bool {
    get { isOver }
    set {
      willChangeValue(for: \.isFinished)
      isOver = newValue
      didChangeValue(for: \.isFinished)
    }
  }

  override func start() {
    guard !isCancelled else {
      isFinished = true
      return
    }
    isExecuting = true
    work()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      self.isExecuting = false
      self.isFinished = true
    }
  }
}

@MainActor
@Suite
struct OperationQueueTests {
  private let stage = LayerStage(width: 10, height: 10)
  private let journal = Journal()

  private func noting(_ name: String) -> Delayed { Delayed { [journal] in journal.note(name) } }

  @Test
  func `a queue for one operation at a time waits for the end of an asynchronous one`() {
    stage.makeCurrent()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    for name in ["a", "b", "c"] { queue.addOperation(noting(name)) }
    stage.advance(to: 0.1)
    #expect(queue.operationCount == 3)
    stage.advance(to: 2)
    #expect(journal.lines == ["0.0 a", "0.25 b", "0.5 c"])
    #expect(queue.operationCount == 0)
  }

  @Test
  func `a queue without a limit starts all operations at once`() {
    stage.makeCurrent()
    let queue = OperationQueue()
    for name in ["a", "b"] { queue.addOperation(noting(name)) }
    stage.advance(to: 2)
    #expect(journal.lines == ["0.0 a", "0.0 b"])
  }

  @Test
  func `an operation starts after the asynchronous one it depends on, in another queue too`() {
    stage.makeCurrent()
    let (first, second) = (noting("first"), noting("second"))
    nonisolated(unsafe) let journal = journal
    first.completionBlock = { journal.note("completed") }
    second.addDependency(first)
    // No one else keeps the queues.
    OperationQueue().addOperation(second)
    OperationQueue().addOperation(first)
    stage.advance(to: 2)
    #expect(journal.lines.first == "0.0 first")
    #expect(Set(journal.lines.dropFirst()) == ["0.25 completed", "0.25 second"])
    #expect(first.completionBlock == nil)
  }

  @Test
  func `a barrier waits for all earlier operations, and later ones wait for it`() {
    stage.makeCurrent()
    let queue = OperationQueue()
    for name in ["a", "b"] { queue.addOperation(noting(name)) }
    queue.addBarrierBlock { [journal] in journal.note("barrier") }
    queue.addOperation(noting("c"))
    stage.advance(to: 2)
    #expect(journal.lines == ["0.0 a", "0.0 b", "0.25 barrier", "0.25 c"])
    #expect(queue.operationCount == 0)
  }

  @Test
  func `a cancelled operation ends without waiting for others, and without its work`() {
    stage.makeCurrent()
    let (first, second) = (noting("first"), noting("second"))
    second.addDependency(first)
    let queue = OperationQueue()
    queue.addOperations([first, second], waitUntilFinished: false)
    second.cancel()
    stage.advance(to: 0.1)
    #expect(second.isFinished && !first.isFinished)
    #expect(journal.lines == ["0.0 first"])
    #expect(queue.operations == [first])
  }

  @Test
  func `operations of one queue run in the order of their priorities`() {
    stage.makeCurrent()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    for (name, priority) in [("low", Operation.QueuePriority.low), ("a", .normal), ("b", .normal)] {
      let operation = BlockOperation { [journal] in journal.note(name) }
      operation.queuePriority = priority
      queue.addOperation(operation)
    }
    stage.advance(to: 1)
    #expect(journal.lines.isEmpty)
    queue.isSuspended = false
    stage.advance(to: 2)
    #expect(journal.lines == ["1.0 a", "1.0 b", "1.0 low"])
  }
}
