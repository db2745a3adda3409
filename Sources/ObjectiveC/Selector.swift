import Foundation

/// The name of a method, as on iOS.
///
/// There is no Objective-C runtime here, so a selector either holds the method itself, or only a
/// name that is looked up in the `ClassTable`s of the receiver when it is performed.
///
///     Selector(handle(_:))                       // the method, bound to its object
///     Selector("handle:", MyController.handle)   // the method and its name: what #selector becomes
///     Selector("handle:")                        // the name alone
///
/// An unapplied method does not keep its target alive. A bound one does.
public struct Selector: @unchecked Sendable {
  /// The result of a call.
  public enum Reply: Equatable, Sendable {
    case done
    /// The receiver has no method of that name, or is not of the class that declares it.
    case unknown
    /// The method takes an argument of another class.
    case refused(wanted: String, got: String)
  }

  /// In Objective-C's spelling: `handle:`.
  ///
  /// Nil for a method given without its name.
  public let name: String?
  /// Whether some class may have the method.
  ///
  /// False for a name in the text of an app that none of its declarations has.
  package private(set) var isDeclared = true
  private let body: (@Sendable (_ target: AnyObject?, _ arguments: [Any?]) -> Outcome)?

  /// A reply, and the object that the method returned.
  package struct Outcome {
    package var reply: Reply
    package var result: Any?

    static var unknown: Outcome { Outcome(reply: .unknown, result: nil) }
  }

  init(
    name: String?,
    body: (@Sendable (_ target: AnyObject?, _ arguments: [Any?]) -> Outcome)?
  ) {
    self.name = name
    self.body = body
  }

  /// The method of that name, whichever class it belongs to.
  public init(_ name: String) { self.init(name: name, body: nil) }

  /// A name that the port has compared with all declarations of the app.
  public init(_ name: String, isDeclared: Bool) {
    self.init(name: name, body: nil)
    self.isDeclared = isDeclared
  }

  /// Calls the method on `target`, or on the object to which it forwards a method that
  /// it lacks (documented).
  ///
  /// An object of the app without a method that the app declares nowhere raises iOS's exception.
  /// Where the method may only be missing from the tables, nothing happens.
  @discardableResult
  public func perform(on target: AnyObject?, with sender: Any? = nil, _ second: Any? = nil) -> Reply
  {
    let reply = call(on: target, with: [sender, second]).reply
    guard reply == .unknown, let object = target as? NSObject else { return reply }
    if let other = object.forwardingTarget(for: self) as AnyObject?, other !== object {
      return perform(on: other, with: sender, second)
    }
    guard !isDeclared, !object.isOfSystem, !object.responds(to: self) else { return reply }
    object.doesNotRecognizeSelector(self)
    return reply
  }

  package func call(on target: AnyObject?, with arguments: [Any?]) -> Outcome {
    if let body {
      let outcome = body(target, arguments)
      // A method of the receiver's own class may have the same name as the one that was meant.
      guard outcome.reply == .unknown, let name else { return outcome }
      return ClassTable.method(named: name, of: target)?.body?(target, arguments) ?? outcome
    }
    guard let name else { return .unknown }
    return ClassTable.method(named: name, of: target)?.body?(target, arguments)
      ?? (target as? NSObject).map { access(name, of: $0, arguments) } ?? .unknown
  }

  /// The getters and setters of properties are methods as well (documented).
  private func access(_ name: String, of target: NSObject, _ arguments: [Any?]) -> Outcome {
    guard let (key, writes) = ClassTable.accessor(named: name, of: type(of: target)) else {
      return .unknown
    }
    guard writes else {
      return Outcome(reply: .done, result: target[keyPath: key.keyPath])
    }
    let value = arguments.first ?? nil
    if key.set?(target, value) == true { return Outcome(reply: .done, result: nil) }
    // An object in the place of a flag: its address counts as yes, and nil as no.
    if key.type == Bool.self, key.set?(target, Argument.flattened(value) != nil) == true {
      return Outcome(reply: .done, result: nil)
    }
    let got = value.map { String(describing: type(of: $0)) } ?? "nil"
    return Argument.Refusal(wanted: String(describing: key.type), got: got).outcome
  }

  package var isNameOnly: Bool { body == nil }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) { self.init(value) }

  /// Selectors without a name are equal to none, not even to themselves: functions cannot be
  /// compared.
  public static func == (a: Selector, b: Selector) -> Bool {
    a.name != nil && a.name == b.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public var description: String { name ?? "(method)" }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The same function without the promise of an actor.
///
/// Everything a world runs, it runs on the thread that advances it.
public func withoutIsolation<R>(_ body: @escaping @MainActor () -> R) -> () -> R {
  unsafeBitCast(body, to: (() -> R).self)
}

public func withoutIsolation<A, R>(_ body: @escaping @MainActor (A) -> R) -> (A) -> R {
  unsafeBitCast(body, to: ((A) -> R).self)
}

public func withoutIsolation<A, B, C>(
  _ body: @escaping @MainActor (A, B, C) -> Void
) -> (A, B, C) -> Void { unsafeBitCast(body, to: ((A, B, C) -> Void).self) }
