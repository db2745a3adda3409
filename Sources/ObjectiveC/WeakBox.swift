/// What the port makes of `weak var delegate: Delegate?` where `Delegate` is generic: on iOS it may
/// stand for an `@objc` protocol, whose existential is an object.
///
/// A wrapper can be set before `super.init()`, and keeps the memberwise initializer of a structure.
@propertyWrapper
public struct _WeakBox<Value> {
  private weak var object: AnyObject?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}
