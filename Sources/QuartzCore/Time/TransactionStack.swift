/// The transactions that are open in a world, outermost first.
package final class TransactionStack {
  struct Transaction {
    var isImplicit: Bool
    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disableActions: Bool?
    var completion: CompletionGroup?
    var completionBlock: (() -> Void)?
    /// The completions of nested transactions that wait for its end.
    var due: [CompletionGroup] = []
    var userValues: [String: Any] = [:]
  }

  private var open: [Transaction] = []
  /// The completions that are due at the end of the turn.
  private var due: [CompletionGroup] = []

  package init() {}

  package var depth: Int { open.count }
  var isOpen: Bool { !open.isEmpty }
  /// Whether only the transaction of the turn itself is open.
  var isOnlyImplicit: Bool { open.count == 1 && open[0].isImplicit }

  /// Every change happens in a transaction; without one, the turn has its own.
  @inline(__always)
  package func beginImplicitly() {
    if open.isEmpty { open.append(Transaction(isImplicit: true)) }
  }

  package func begin() {
    beginImplicitly()
    open.append(Transaction(isImplicit: false))
  }

  /// Ends the innermost transaction.
  ///
  /// The one of the turn ends with the turn.
  package func commit() {
    guard let last = open.last, !last.isImplicit else { return }
    close(open.removeLast())
  }

  /// Ends the transaction of the turn.
  ///
  /// Explicit ones that are still open keep it open.
  func closeTurn() {
    if isOnlyImplicit { close(open.removeLast()) }
  }

  /// A completion block never runs inside `commit`: it waits for the end of the outermost
  /// transaction and of the turn (Fidelity 17).
  private func close(_ transaction: Transaction) {
    var due = transaction.due
    if let completion = transaction.completion, completion.close() { due.append(completion) }
    hold(due)
  }

  private func hold(_ due: [CompletionGroup]) {
    if open.isEmpty {
      self.due += due
    } else {
      open[open.count - 1].due += due
    }
  }

  /// The completions that are due at the end of the turn, once.
  func takeDueCompletions() -> [CompletionGroup] {
    defer { due = [] }
    return due
  }

  // MARK: Values: the innermost transaction with a value decides.

  package var animationDuration: CFTimeInterval {
    get {
      for transaction in open.reversed() {
        if let duration = transaction.animationDuration { return duration }
      }
      return 0.25
    }
    set { change { $0.animationDuration = newValue } }
  }

  package var timingFunction: CAMediaTimingFunction? {
    get {
      for transaction in open.reversed() {
        if let function = transaction.timingFunction { return function }
      }
      return nil
    }
    set { change { $0.timingFunction = .some(newValue) } }
  }

  package var disableActions: Bool {
    get {
      for transaction in open.reversed() {
        if let disableActions = transaction.disableActions { return disableActions }
      }
      return false
    }
    set { change { $0.disableActions = newValue } }
  }

  var completionBlock: (() -> Void)? {
    get { open.last?.completionBlock }
    set {
      var due: CompletionGroup?
      change { transaction in
        if let old = transaction.completion, old.close() { due = old }
        transaction.completionBlock = newValue
        transaction.completion = newValue.map(CompletionGroup.init(block:))
      }
      if let due { hold([due]) }
    }
  }

  func value(forKey key: String) -> Any? {
    for transaction in open.reversed() {
      if let value = transaction.userValues[key] { return value }
    }
    return nil
  }

  func setValue(_ value: Any?, forKey key: String) { change { $0.userValues[key] = value } }

  private func change(_ body: (inout Transaction) -> Void) {
    beginImplicitly()
    body(&open[open.count - 1])
  }

  /// The completion groups an animation added now belongs to.
  func joinCompletions() -> [CompletionGroup] {
    let groups = open.compactMap(\.completion)
    for group in groups { group.join() }
    return groups
  }
}
