import Foundation
import ObjectiveC
import class ObjectiveC.NSObject
import func ObjectiveC.withoutIsolation

/// A piece of work.
///
/// Hides Foundation's class of the same name.
///
/// An asynchronous one overrides `start()`, `isExecuting` and `isFinished`, and tells by key-value
/// observing when it has finished (documented).
open class Operation: NSObject, @unchecked Sendable {
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  private struct Dependent {
    weak var operation: Operation?
  }

  public override init() { super.init() }

  private var wasCancelled = false
  private var runs = false
  private var ran = false
  private var dependents: [Dependent] = []
  /// The queue in which it waits or runs.
  weak var queue: OperationQueue?
  /// Whether its queue has started it.
  var hasStarted = false
  /// Whether all that wait for its end know of it.
  private var hasEnded = false

  open var isCancelled: Bool { wasCancelled }
  open var isExecuting: Bool { runs }
  open var isFinished: Bool { ran }
  open var isAsynchronous: Bool { false }
  open var isConcurrent: Bool { isAsynchronous }
  /// A cancelled operation does not wait for others (documented).
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }
  open private(set) var dependencies: [Operation] = []
  open var queuePriority = QueuePriority.normal
  open var qualityOfService = QualityOfService.default
  open var name: String?
  /// Called once after the end, in a turn of its own.
  open var completionBlock: (@Sendable () -> Void)?

  open func addDependency(_ op: Operation) {
    dependencies.append(op)
    op.dependents.append(Dependent(operation: self))
  }

  open func removeDependency(_ op: Operation) {
    dependencies.removeAll { $0 === op }
    op.dependents.removeAll { $0.operation === self }
    stateMayHaveChanged()
  }

  open func cancel() {
    guard !wasCancelled else { return }
    wasCancelled = true
    didChangeValue(forKey: "isCancelled")
  }

  open func main() {}

  open func start() {
    guard !isFinished else { return }
    if !isCancelled {
      runs = true
      didChangeValue(forKey: "isExecuting")
      main()
      runs = false
      didChangeValue(forKey: "isExecuting")
    }
    ran = true
    didChangeValue(forKey: "isFinished")
  }

  /// Runs the world until the operation is finished, or nothing is left to do.
  open func waitUntilFinished() {
    _ = RunLoopHost.present.wait(
      until: .infinity,
      for: "\(type(of: self)).waitUntilFinished()",
      isOver: { isFinished }
    )
  }

  // MARK: Changes of its state

  /// Any key: the state may depend on a property of the subclass.
  open override func didChangeValue(forKey key: String) {
    super.didChangeValue(forKey: key)
    stateMayHaveChanged()
  }

  /// Calls those that wait for the operation to be ready, or to be over.
  func stateMayHaveChanged() {
    guard !hasEnded else { return }
    guard isFinished else {
      if !hasStarted { queue?.startReady() }
      return
    }
    hasEnded = true
    if let completionBlock { DispatchQueue.global().enqueue(completionBlock) }
    completionBlock = nil
    queue?.remove(self)
    for each in dependents { each.operation?.queue?.startReady() }
    dependents = []
  }
}

extension _KeyValueCodingAndObserving where Self: Operation {
  /// A property of a subclass may have no name here, and its change counts nevertheless.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    observedValuesMayHaveChanged()
    didChangeValue(forKey: ClassTable.name(of: keyPath, in: Swift.type(of: self)) ?? "")
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
