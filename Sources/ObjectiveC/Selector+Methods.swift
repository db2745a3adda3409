import Foundation

// The initializers of `Selector` for methods: bound (`Selector(close)`) and unapplied
// (`Selector(Controller.close)`), with and without the name that `#selector` gives on iOS.
// Isolation is not part of a signature, so methods of classes without an actor have initializers of
// their own, distinguished by an argument that no caller passes.

extension Selector {
  // MARK: Methods of the main actor

  public init<each A, R>(_ method: @escaping @MainActor (repeat each A) -> R) {
    self.init(nil, bound: method)
  }

  public init<each A, R>(_ name: String, _ method: @escaping @MainActor (repeat each A) -> R) {
    self.init(name, bound: method)
  }

  public init<Root: AnyObject, each A, R>(
    _ method: @escaping @MainActor (Root) -> @MainActor (repeat each A) -> R
  ) {
    self.init(nil, unapplied: method)
  }

  public init<Root: AnyObject, each A, R>(
    _ name: String,
    _ method: @escaping @MainActor (Root) -> @MainActor (repeat each A) -> R
  ) {
    self.init(name, unapplied: method)
  }

  private init<each A, R>(
    _ name: String?,
    bound method: @escaping @MainActor (repeat each A) -> R
  ) {
    self.init(
      name: name,
      isolated: { _, arguments in
        do throws(Argument.Refusal) {
          let taken = try Argument.all((repeat (each A).self), from: arguments)
          return Outcome(reply: .done, result: method(repeat each taken))
        } catch {
          return error.outcome
        }
      }
    )
  }

  private init<Root: AnyObject, each A, R>(
    _ name: String?,
    unapplied method: @escaping @MainActor (Root) -> @MainActor (repeat each A) -> R
  ) {
    self.init(
      name: name,
      isolated: { target, arguments in
        guard let target = target as? Root else { return .unknown }
        do throws(Argument.Refusal) {
          let taken = try Argument.all((repeat (each A).self), from: arguments)
          return Outcome(reply: .done, result: method(target)(repeat each taken))
        } catch {
          return error.outcome
        }
      }
    )
  }

  private init(
    name: String?,
    isolated body: @escaping @MainActor (AnyObject?, [Any?]) -> Outcome
  ) {
    self.init(
      name: name,
      body: unsafeBitCast(body, to: (@Sendable (AnyObject?, [Any?]) -> Outcome).self)
    )
  }

  // MARK: Methods of no actor

  @_disfavoredOverload
  public init<each A, R>(_ method: @escaping (repeat each A) -> R, unisolated: Void = ()) {
    self.init(nil, bound: method, unisolated: ())
  }

  @_disfavoredOverload
  public init<each A, R>(
    _ name: String,
    _ method: @escaping (repeat each A) -> R,
    unisolated: Void = ()
  ) {
    self.init(name, bound: method, unisolated: ())
  }

  public init<Root: AnyObject, each A, R>(
    _ method: @escaping (Root) -> (repeat each A) -> R,
    unisolated: Void = ()
  ) {
    self.init(nil, unapplied: method, unisolated: ())
  }

  public init<Root: AnyObject, each A, R>(
    _ name: String,
    _ method: @escaping (Root) -> (repeat each A) -> R,
    unisolated: Void = ()
  ) {
    self.init(name, unapplied: method, unisolated: ())
  }

  private init<each A, R>(
    _ name: String?,
    bound method: @escaping (repeat each A) -> R,
    unisolated: Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      body: { _, arguments in
        do throws(Argument.Refusal) {
          let taken = try Argument.all((repeat (each A).self), from: arguments)
          return Outcome(reply: .done, result: method(repeat each taken))
        } catch {
          return error.outcome
        }
      }
    )
  }

  private init<Root: AnyObject, each A, R>(
    _ name: String?,
    unapplied method: @escaping (Root) -> (repeat each A) -> R,
    unisolated: Void
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name: name,
      body: { target, arguments in
        guard let target = target as? Root else { return .unknown }
        do throws(Argument.Refusal) {
          let taken = try Argument.all((repeat (each A).self), from: arguments)
          return Outcome(reply: .done, result: method(target)(repeat each taken))
        } catch {
          return error.outcome
        }
      }
    )
  }
}
