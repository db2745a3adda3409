import Foundation

/// The modules whose classes have no module in their names on iOS.
private let systemModules = [
  "UIKit", "QuartzCore", "ObjectiveC", "Foundation", "CoreImage", "MapKit", "WebKit",
  "AVFoundation",
]

/// The class of a name as it is on iOS: those of the system without a module, an app's own with one.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let named = ClassTable.namedClass(aClassName) { return named }
  if aClassName.contains(".") { return Foundation.NSClassFromString(aClassName) }
  return systemModules.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}

/// The name of a class as it is on iOS: without a module where the class is of the system.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let parts = name.split(separator: ".", maxSplits: 1)
  guard let module = parts.first, systemModules.contains(String(module)) else { return name }
  return parts.dropFirst().first.map(String.init) ?? name
}

extension NSObject {
  /// Whether its class is one of the system's, which has more methods on iOS than here.
  package var isOfSystem: Bool {
    systemModules.contains(String(String(reflecting: Swift.type(of: self)).prefix { $0 != "." }))
  }
}
