import Foundation
import ObjectiveC
import QuartzCore

/// Finds the classes that interface files name.
@MainActor
package enum InterfaceClasses {
  /// The modules an app consists of, its own first.
  ///
  /// Classes without a module are searched in each of them.
  ///
  /// Set before code of the app runs, and not changed then.
  nonisolated(unsafe) package static var modules: [String] = []

  /// Makes an object of an app's class without a required initializer, such as one beside the views
  /// of a scene.
  ///
  /// The class's table has the initializer; nil without one.
  package static func make(_ type: AnyClass) -> AnyObject? {
    if type == NSObject.self { return NSObject() }
    if let object = ClassTable.make(type) ?? recognizers[ObjectIdentifier(type)]?() {
      return object
    }
    return (type as? any InterfaceMade.Type)?.init(coder: EmptyCoder())
  }

  /// A recognizer's `init(coder:)` is not required, so each class has an entry here.
  private static let recognizers: [ObjectIdentifier: @MainActor () -> AnyObject] = [
    ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
    ObjectIdentifier(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
  ]

  /// The recognizer that replaces one of a class that cannot be made.
  static func makeAncestor(of type: AnyClass) -> UIGestureRecognizer? {
    var type: AnyClass? = type
    while let each = type {
      if let make = recognizers[ObjectIdentifier(each)] { return make() as? UIGestureRecognizer }
      type = _getSuperclass(each)
    }
    return nil
  }

  /// - Parameter module: the module in the file. A missing class may be in another module: several
  ///   targets of a project may be one here.
  nonisolated package static func named(_ name: String, module: String?) -> AnyClass? {
    if let known = ClassTable.namedClass(name) { return known }
    let mangled = name.hasPrefix("_TtC") ? demangled(name) : nil
    if let mangled { return named(mangled.name, module: mangled.module) }
    var places = module.map { [identifier($0)] } ?? []
    places += modules
    if module == nil { places.append("UIKit") }
    for place in places {
      if let type = NSClassFromString("\(place).\(name)") { return type }
    }
    return name.contains(".") ? NSClassFromString(name) : nil
  }

  /// A module's name from a product's: each character other than a letter or digit
  /// becomes an underscore.
  nonisolated package static func identifier(_ product: String) -> String {
    var name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if name.first?.isNumber == true { name = "_" + name.dropFirst() }
    return name
  }

  /// `_TtC3App4Card` is `App.Card`.
  nonisolated private static func demangled(_ name: String) -> (module: String, name: String)? {
    var rest = name.dropFirst(4)
    func part() -> String? {
      let digits = rest.prefix { $0.isNumber }
      guard let count = Int(digits), count <= rest.count - digits.count else { return nil }
      rest = rest.dropFirst(digits.count)
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }
    guard let module = part(), let type = part(), rest.isEmpty else { return nil }
    return (module, type)
  }
}
