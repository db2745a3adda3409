import UIKit

/// A call of the moment; there is none.
open class CXCall: UIKit.NSObject, @unchecked Sendable {
  public let uuid: UUID
  init(uuid: UUID) { self.uuid = uuid }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Watches calls: nobody calls.
open class CXCallObserver: UIKit.NSObject, @unchecked Sendable {
  private weak var delegate: (any CXCallObserverDelegate)?
  public override init() { super.init() }
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
}

/// Asks the system to do something with calls, of which it knows none.
open class CXCallController: UIKit.NSObject, @unchecked Sendable {
  public let callObserver = CXCallObserver()
  public init(queue: DispatchQueue = .main) { super.init() }

  @preconcurrency
  open func request(
    _ transaction: CXTransaction,
    completion: @escaping @MainActor ((any Error)?) -> Void
  ) { fail(transaction.actions, completion) }
  public func request(_ transaction: CXTransaction) async throws {
    throw error(of: transaction.actions)
  }
  @preconcurrency
  open func requestTransaction(
    with actions: [CXAction],
    completion: @escaping @MainActor ((any Error)?) -> Void
  ) { fail(actions, completion) }
  @preconcurrency
  open func requestTransaction(
    with action: CXAction,
    completion: @escaping @MainActor ((any Error)?) -> Void
  ) { fail([action], completion) }

  /// Calls can be started by nobody, and others are not known.
  private func error(of actions: [CXAction]) -> CXErrorCodeRequestTransactionError {
    if actions.isEmpty { return CXErrorCodeRequestTransactionError(.emptyTransaction) }
    let starts = actions.contains { $0 is CXStartCallAction }
    return CXErrorCodeRequestTransactionError(starts ? .unknownCallProvider : .unknownCallUUID)
  }
  private func fail(
    _ actions: [CXAction],
    _ completion: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let error = error(of: actions)
    DispatchQueue.main.async { completion(error) }
  }
}
