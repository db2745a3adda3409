import Foundation

/// What a storyboard or xib fills and connects.
extension ClassTable {
  /// A method that a control or recognizer of a file calls.
  package struct Action {
    package var name: String
    /// The class of its sender; `AnyObject` where it takes any, or none.
    package var sender: Any.Type
  }

  /// An outlet that code uses as if it were never nil.
  @discardableResult
  public func outlet<Root: AnyObject, Value>(
    _ name: String,
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> ClassTable {
    if outlets.isEmpty { Self.lock.withLock { Self.outletOwners.append(Root.self) } }
    outlets.append(name)
    return key(name, keyPath)
  }

  /// The classes that have outlets.
  package static var ownersOfOutlets: [AnyClass] {
    lock.withLock { outletOwners }
  }

  /// A method that only files connect.
  @discardableResult
  public func action(_ name: String, of sender: Any.Type = AnyObject.self) -> ClassTable {
    actions.append(Action(name: name, sender: sender))
    return self
  }

  /// The screens to which segues lead that the class prepares for.
  @discardableResult
  public func destinations(_ types: [AnyClass]) -> ClassTable {
    destinations += types
    return self
  }

  package static func destinations(of type: AnyClass) -> [AnyClass] {
    first(of: type) { $0.destinations.isEmpty ? nil : $0.destinations } ?? []
  }

  /// The outlets of an object's class and its superclasses that are nil, the superclasses' first.
  package static func emptyOutlets(of object: AnyObject) -> [(name: String, key: Key)] {
    outlets(of: type(of: object)).filter { outlet in
      Argument.flattened((object as Any)[keyPath: outlet.key.keyPath]) == nil
    }
  }

  private static func outlets(of type: AnyClass) -> [(name: String, key: Key)] {
    var all: [[(name: String, key: Key)]] = []
    let _: Never? = first(of: type) { table in
      all.append(table.outlets.compactMap { name in key(named: name, of: type).map { (name, $0) } })
      return nil
    }
    return all.reversed().flatMap(\.self)
  }

  /// The actions of a class and its superclasses, the superclasses' first.
  package static func actions(of type: AnyClass) -> [Action] {
    var all: [[Action]] = []
    let _: Never? = first(of: type) { table in
      all.append(table.actions)
      return nil
    }
    return all.reversed().flatMap(\.self)
  }
}

extension ClassTable.Key {
  /// The type of the property, without the optional around it.
  package var wrappedType: Any.Type { (type as? any OptionalValue.Type)?.wrappedType ?? type }
}
