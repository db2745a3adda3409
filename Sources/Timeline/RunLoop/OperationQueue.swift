import Foundation
import class ObjectiveC.NSObject
import func ObjectiveC.withoutIsolation

/// A piece of work.
///
/// Hides Foundation's class of the same name.
open class Operation: NSObject, @unchecked Sendable {
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  public override init() { super.init() }

  open private(set) var isCancelled = false
  open private(set) var isExecuting = false
  open private(set) var isFinished = false
  open var isAsynchronous: Bool { false }
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
  open private(set) var dependencies: [Operation] = []
  open var queuePriority = QueuePriority.normal
  open var qualityOfService = QualityOfService.default
  open var name: String?
  open var completionBlock: (@Sendable () -> Void)?

  open func addDependency(_ op: Operation) { dependencies.append(op) }
  open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }
  open func cancel() { isCancelled = true }
  open func main() {}

  open func start() {
    guard !isFinished else { return }
    if !isCancelled {
      isExecuting = true
      main()
      isExecuting = false
    }
    isFinished = true
    completionBlock?()
  }

  /// Runs the world until the operation is finished, or nothing is left to do.
  open func waitUntilFinished() {
    _ = RunLoopHost.present.wait(
      until: .infinity,
      for: "\(type(of: self)).waitUntilFinished()",
      isOver: { isFinished }
    )
  }
}

/// Closures as an operation.
///
/// Hides Foundation's class of the same name.
open class BlockOperation: Operation, @unchecked Sendable {
  open private(set) var executionBlocks: [() -> Void] = []

  @preconcurrency
  public convenience init(block: @escaping @MainActor () -> Void) {
    self.init()
    addExecutionBlock(block)
  }

  @preconcurrency
  open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
    executionBlocks.append(withoutIsolation(block))
  }

  open override func main() { for block in executionBlocks { block() } }
}

/// Runs operations on the virtual clock, each in its own turn.
///
/// Hides Foundation's class of the same name.
open class OperationQueue: NSObject, @unchecked Sendable {
  public static let defaultMaxConcurrentOperationCount = -1
  /// The world's own, so that stages do not run each other's work.
  open class var main: OperationQueue {
    RunLoopHost.present.state(OperationQueue.self) { OperationQueue(.main) }
  }
  open class var current: OperationQueue? { main }

  private var queue: DispatchQueue
  private var waiting: [Operation] = []

  public override convenience init() { self.init(DispatchQueue(label: "NSOperationQueue")) }

  private init(_ queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  open var name: String?
  open var maxConcurrentOperationCount = -1
  open var qualityOfService = QualityOfService.default
  open var underlyingQueue: DispatchQueue? {
    get { queue }
    set { if let newValue { queue = newValue } }
  }
  open var isSuspended = false { didSet { if !isSuspended { runNext() } } }
  open var operations: [Operation] { waiting }
  open var operationCount: Int { waiting.count }

  open func addOperation(_ op: Operation) {
    waiting.append(op)
    runNext()
  }

  @preconcurrency
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { for op in ops { op.waitUntilFinished() } }
  }

  open func cancelAllOperations() { for op in waiting { op.cancel() } }

  open func waitUntilAllOperationsAreFinished() {
    _ = RunLoopHost.present.wait(
      until: .infinity,
      for: "OperationQueue.waitUntilAllOperationsAreFinished()",
      isOver: { waiting.isEmpty }
    )
  }

  private func runNext() {
    queue.enqueue { [weak self] in
      guard let self, !isSuspended,
        let next = waiting.filter(\.isReady).max(by: {
          $0.queuePriority.rawValue < $1.queuePriority.rawValue
        }),
        let index = waiting.firstIndex(where: { $0 === next })
      else { return }
      next.start()
      waiting.remove(at: waiting.firstIndex { $0 === next } ?? index)
      if !waiting.isEmpty { runNext() }
    }
  }
}
