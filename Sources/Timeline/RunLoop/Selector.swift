/// What `#selector(handle(_:))` is on iOS. Without the Objective-C runtime it holds the method itself:
/// write `Selector(handle(_:))` or `Selector(MyController.handle(_:))`.
///
/// The second, unapplied form does not keep its target alive. The first one does, as any bound method.
public struct Selector {
  /// Performs the method on `target` (unapplied form) or on the object it is bound to.
  private let body: (_ target: AnyObject?, _ sender: Any?) -> Void

  public init(body: @escaping (_ target: AnyObject?, _ sender: Any?) -> Void) {
    self.body = body
  }

  /// Calls the method. Nothing happens when `target` or `sender` is not of the type the method wants.
  public func perform(on target: AnyObject?, with sender: Any? = nil) {
    body(target, sender)
  }

  // Bound methods: Selector(close), Selector(handlePan(_:)).

  public init(_ method: @escaping @MainActor () -> Void) {
    let method = withoutIsolation(method)
    self.init { _, _ in method() }
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    let method = withoutIsolation(method)
    self.init { _, sender in
      guard let sender = sender as? Sender else { return }
      method(sender)
    }
  }

  // Unapplied methods: Selector(Controller.close), Selector(Controller.handlePan(_:)).

  public init<Root: AnyObject>(_ method: @escaping @MainActor (Root) -> @MainActor () -> Void) {
    let method = unsafeBitCast(method, to: ((Root) -> () -> Void).self)
    self.init { target, _ in
      guard let target = target as? Root else { return }
      method(target)()
    }
  }

  public init<Root: AnyObject, Sender>(
    _ method: @escaping @MainActor (Root) -> @MainActor (Sender) -> Void
  ) {
    let method = unsafeBitCast(method, to: ((Root) -> (Sender) -> Void).self)
    self.init { target, sender in
      guard let target = target as? Root, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  // The same for classes that belong to no actor. The extra argument only makes these initializers
  // different ones; isolation is no part of a signature.

  @_disfavoredOverload
  public init(_ method: @escaping () -> Void, unisolated: Void = ()) {
    self.init { _, _ in method() }
  }

  @_disfavoredOverload
  public init<Sender>(_ method: @escaping (Sender) -> Void, unisolated: Void = ()) {
    self.init { _, sender in
      guard let sender = sender as? Sender else { return }
      method(sender)
    }
  }

  @_disfavoredOverload
  public init<Root: AnyObject>(
    _ method: @escaping (Root) -> () -> Void,
    unisolated: Void = ()
  ) {
    self.init { target, _ in
      guard let target = target as? Root else { return }
      method(target)()
    }
  }

  @_disfavoredOverload
  public init<Root: AnyObject, Sender>(
    _ method: @escaping (Root) -> (Sender) -> Void,
    unisolated: Void = ()
  ) {
    self.init { target, sender in
      guard let target = target as? Root, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }
}

/// The same function without the promise of an actor. Everything a world runs, it runs on the thread
/// that advances it.
public func withoutIsolation(_ body: @escaping @MainActor () -> Void) -> () -> Void {
  unsafeBitCast(body, to: (() -> Void).self)
}

public func withoutIsolation<A>(_ body: @escaping @MainActor (A) -> Void) -> (A) -> Void {
  unsafeBitCast(body, to: ((A) -> Void).self)
}
