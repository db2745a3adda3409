import Foundation

/// The registered classes of reusable views and those that wait to be used again.
@MainActor
struct ReuseRegistry<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var pools: [String: [View]] = [:]

  nonisolated init() {}

  /// Nil takes the registration back.
  mutating func register(_ type: View.Type?, for identifier: String) {
    classes[identifier] = type
    pools[identifier] = nil
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? { pools[identifier]?.popLast() }

  /// Views of a class that another one has replaced since are let go.
  mutating func put(_ view: View, for identifier: String) {
    if let registered = classes[identifier], Swift.type(of: view) != registered { return }
    pools[identifier, default: []].append(view)
  }
}
