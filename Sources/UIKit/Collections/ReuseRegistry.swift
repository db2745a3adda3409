import Foundation

/// The registered classes of reusable views, and the views that are ready for reuse.
@MainActor
struct ReuseRegistry<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var pools: [String: [View]] = [:]
  /// How storyboards and xibs make views.
  private var makers: [String: () -> AnyObject?] = [:]
  /// Makes cells for identifiers that are not registered, where the file with their
  /// prototypes is missing.
  var standIn: ((String) -> View?)?

  nonisolated init() {}

  /// Nil removes the registration.
  mutating func register(_ type: View.Type?, for identifier: String) {
    classes[identifier] = type
    makers[identifier] = nil
    pools[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    register(nil as View.Type?, for: identifier)
    makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first }
    }
  }

  mutating func register(prototype: InterfacePrototype, for identifier: String) {
    register(nil as View.Type?, for: identifier)
    makers[identifier] = { prototype.make() }
  }

  /// A view of a storyboard or xib; nil for an unknown identifier.
  func makeFromInterface(_ identifier: String) -> View? { makers[identifier]?() as? View }

  /// A view for a prototype whose file is missing; nil where one could be registered.
  func makeStandIn(_ identifier: String) -> View? {
    // Headers and other parts have their kind before a slash.
    guard let standIn, classes[identifier] == nil, makers[identifier] == nil,
      !identifier.contains("/")
    else { return nil }
    return standIn(identifier)
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? { pools[identifier]?.popLast() }

  /// Views of a class whose registration was replaced are released.
  mutating func put(_ view: View, for identifier: String) {
    if let registered = classes[identifier], Swift.type(of: view) != registered { return }
    pools[identifier, default: []].append(view)
  }
}
