import Foundation
import ObjectiveC
import QuartzCore

/// The methods that UIKit calls in place of its own, since an app has exchanged them.
///
/// An own method that has taken the place of another calls that one where its code calls itself:
/// the port has seen to it. So it runs around the whole method, with what subclasses add;
/// on iOS it runs where they call `super`.
enum ExchangedMethods {
  /// Rarely true: asked before each call.
  nonisolated(unsafe) private(set) static var areAny = false
  nonisolated(unsafe) private static var others: [ObjectIdentifier: [String: Other]] = [:]

  /// What has taken a method's place, and in which launch of the app.
  private struct Other {
    let selector: Selector
    weak var world: World?
  }

  /// Those which UIKit calls through `call`; the port's `ExchangedMethodRule` names them, too.
  private static let called: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "sendEvent:",
  ]

  /// False where the exchange can have no effect.
  static func exchange(_ a: Method, _ b: Method) -> Bool {
    guard let (called, own) = pair(a, b) ?? pair(b, a), let owner = called.owner,
      let name = called.selector.name
    else { return false }
    let key = ObjectIdentifier(owner)
    let present = Other(selector: own.selector, world: World.current)
    if let known = others[key]?[name] {
      // The methods of a chain would each have to know the next one.
      guard known.selector == own.selector else { return false }
      // A second time takes the first one back, but not the one of an earlier launch.
      others[key]?[name] = known.world === World.current ? nil : present
      return true
    }
    others[key, default: [:]][name] = present
    areAny = true
    return true
  }

  private static func pair(_ called: Method, _ own: Method) -> (called: Method, own: Method)? {
    guard let name = called.selector.name, Self.called.contains(name),
      let own = own.selector.name.flatMap({ own.owner == nil ? nil : ($0, own) }),
      let owner = own.1.owner, ClassTable.isExchangeable(own.0, in: owner)
    else { return nil }
    return (called, own.1)
  }

  /// The method that has taken the place of one of the class or a superclass.
  private static func other(of name: String, in type: AnyClass) -> Selector? {
    var type: AnyClass? = type
    while let current = type {
      if let other = others[ObjectIdentifier(current)]?[name] { return other.selector }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Calls what has taken the place of a method, or the method.
  @MainActor
  @inline(__always)
  static func call(
    _ name: @autoclosure () -> String,
    of object: NSObject,
    with argument: Any? = nil,
    _ method: () -> Void
  ) {
    guard areAny, callOther(of: name(), of: object, with: argument) else { return method() }
  }

  @MainActor
  private static func callOther(
    of name: String,
    of object: NSObject,
    with argument: Any?
  ) -> Bool {
    guard let other = other(of: name, in: type(of: object)) else { return false }
    return other.call(on: object, with: [argument]).reply == .done
  }
}
