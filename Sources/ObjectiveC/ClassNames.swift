import Foundation

/// The modules whose classes have no module in their names on iOS.
private let systemModules = [
  "UIKit", "QuartzCore", "ObjectiveC", "Foundation", "CoreImage", "MapKit", "WebKit",
  "AVFoundation",
]

/// The class of a name as it is on iOS: those of the system without a module, an app's own with
/// one.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let named = ClassTable.namedClass(aClassName) { return named }
  if aClassName.contains(".") { return Foundation.NSClassFromString(aClassName) }
  return systemModules.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}

/// The name of a class as it is on iOS: without a module where the class is of the system.
///
/// iOS mangles the names of private and nested classes, which Foundation's function does not know
/// on Linux; here they have points.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let whole = _typeName(aClass)
  // Arguments of a generic class have points, too.
  guard !whole.contains("<") else { return whole }
  let parts = whole.split(separator: ".").filter { !$0.hasPrefix("(") }
  guard let module = parts.first, let name = parts.last else { return whole }
  if systemModules.contains(String(module)) { return String(name) }
  return parts.count == 2 && !whole.contains("(")
    ? Foundation.NSStringFromClass(aClass) : parts.joined(separator: ".")
}

/// The names of an object's class and of those that it derives from, without modules.
///
/// A mirror or a description of a class would first look for its protocols among those of the whole
/// program.
package func classNames(of object: AnyObject) -> [String] {
  sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) }
    .map { _typeName($0, qualified: false) }
}

extension NSObject {
  /// Whether its class is one of the system's, which has more methods on iOS than here.
  package var isOfSystem: Bool {
    systemModules.contains(String(_typeName(Swift.type(of: self)).prefix { $0 != "." }))
  }
}
