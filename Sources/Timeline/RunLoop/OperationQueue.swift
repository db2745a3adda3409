import Foundation
import class ObjectiveC.NSObject

/// Runs operations on the virtual clock, each in its own turn.
///
/// Hides Foundation's class of the same name.
open class OperationQueue: NSObject, @unchecked Sendable {
  public static let defaultMaxConcurrentOperationCount = -1
  /// The world's own, so that stages do not run each other's work.
  open class var main: OperationQueue {
    RunLoopHost.present.state(OperationQueue.self) {
      let main = OperationQueue(.main)
      main.maxConcurrentOperationCount = 1
      return main
    }
  }
  open class var current: OperationQueue? { main }

  private var queue: DispatchQueue
  /// Those that wait or run, in the order in which they were added.
  private var unfinished: [Operation] = []
  /// The last one, which later operations wait for.
  private weak var barrier: Operation?

  public override convenience init() { self.init(DispatchQueue(label: "NSOperationQueue")) }

  private init(_ queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  open var name: String?
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { startReady() }
  }
  open var qualityOfService = QualityOfService.default
  open var underlyingQueue: DispatchQueue? {
    get { queue }
    set { if let newValue { queue = newValue } }
  }
  open var isSuspended = false { didSet { if !isSuspended { startReady() } } }
  open var operations: [Operation] { unfinished }
  open var operationCount: Int { unfinished.count }

  open func addOperation(_ op: Operation) {
    op.queue = self
    if let barrier, barrier !== op, !barrier.isFinished { op.addDependency(barrier) }
    unfinished.append(op)
    BusyQueues.present.keep(self, true)
    startReady()
  }

  @preconcurrency
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { for op in ops { op.waitUntilFinished() } }
  }

  /// Runs a block when all operations that were added before have finished; those that are added
  /// later wait for it (documented).
  @preconcurrency
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    let operation = BlockOperation(block: barrier)
    for earlier in unfinished { operation.addDependency(earlier) }
    addOperation(operation)
    self.barrier = operation
  }

  open func cancelAllOperations() { for op in unfinished { op.cancel() } }

  open func waitUntilAllOperationsAreFinished() {
    _ = RunLoopHost.present.wait(
      until: .infinity,
      for: "OperationQueue.waitUntilAllOperationsAreFinished()",
      isOver: { unfinished.isEmpty }
    )
  }

  /// Starts an operation that is ready, in a turn of its own.
  func startReady() {
    guard !unfinished.isEmpty else { return }
    queue.enqueue { [weak self] in self?.startNext() }
  }

  private func startNext() {
    let running = unfinished.filter(\.hasStarted).count
    guard !isSuspended, maxConcurrentOperationCount < 0 || running < maxConcurrentOperationCount,
      let next = unfinished.filter({ !$0.hasStarted && $0.isReady }).max(by: {
        $0.queuePriority.rawValue < $1.queuePriority.rawValue
      })
    else { return }
    next.hasStarted = true
    next.start()
    // Its end may be announced to no observer.
    next.stateMayHaveChanged()
    startReady()
  }

  /// The operation is over.
  func remove(_ operation: Operation) {
    unfinished.removeAll { $0 === operation }
    operation.queue = nil
    if unfinished.isEmpty { BusyQueues.present.keep(self, false) }
    startReady()
  }
}

/// The queues of a world that have something to do, which are kept until it is done (documented).
private final class BusyQueues {
  private var queues: [ObjectIdentifier: OperationQueue] = [:]

  static var present: BusyQueues { RunLoopHost.present.state(BusyQueues.self) { BusyQueues() } }

  func keep(_ queue: OperationQueue, _ isBusy: Bool) {
    queues[ObjectIdentifier(queue)] = isBusy ? queue : nil
  }
}
