import Foundation

/// The names of key paths: those of the class tables, and of properties that only code names.
package enum KeyPathNames {
  /// The properties of a class, each beginning at exactly this class.
  package typealias Properties = (AnyClass) -> [(name: String, keyPath: AnyKeyPath)]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var frameworks: [Properties] = []
  /// How many objects a key path leads through.
  package static let longest = 3

  package static func register(_ properties: @escaping Properties) {
    lock.withLock { frameworks.append(properties) }
  }

  /// The key path as Objective-C writes it: `layer.position`.
  ///
  /// Nil where a part of it has no name in Objective-C, as the members of structures have none.
  ///
  /// - Parameter steps: how many keys the path may have; each one makes the search longer.
  package static func name(of keyPath: AnyKeyPath, steps: Int = longest) -> String? {
    guard let type = type(of: keyPath).rootType as? AnyClass else { return nil }
    return name(of: keyPath, within: type, behind: nil, steps: steps)
  }

  /// - Parameter path: what leads to an object of the class; nil at the root.
  private static func name(
    of keyPath: AnyKeyPath,
    within type: AnyClass,
    behind path: AnyKeyPath?,
    steps: Int
  ) -> String? {
    let properties = properties(of: type)
    let whole = { (part: AnyKeyPath) in path.map { $0.appending(path: part) } ?? part }
    let value = Swift.type(of: keyPath).valueType
    let meant = properties.first {
      Swift.type(of: $0.keyPath).valueType == value && whole($0.keyPath) == keyPath
    }
    if let meant { return meant.name }
    guard steps > 1 else { return nil }
    for (name, part) in properties {
      guard let type = Swift.type(of: part).valueType as? AnyClass, let whole = whole(part),
        let rest = self.name(of: keyPath, within: type, behind: whole, steps: steps - 1)
      else { continue }
      return name + "." + rest
    }
    return nil
  }

  private static func properties(of type: AnyClass) -> [(name: String, keyPath: AnyKeyPath)] {
    // The tables come first: the first look at them registers the frameworks.
    let tables = ClassTable.names(of: type)
    return tables + lock.withLock { frameworks }.flatMap { $0(type) }
  }
}
