import Foundation
import QuartzCore

/// Classes whose look can be set for all their instances at once.
///
///     UINavigationBar.appearance().barTintColor = .red
@preconcurrency
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A possible container of the views that an appearance is meant for.
@preconcurrency
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}

/// The appearances of a world.
///
/// A proxy is an ordinary instance of its class. Values that differ from a new instance have been
/// set. Each view that enters a window gets them where it still has the new instance's value.
@MainActor
final class AppearanceProxies {
  @MainActor
  final class Proxy {
    let object: NSObject
    let fresh: NSObject
    let containers: [any UIAppearanceContainer.Type]

    init(_ object: NSObject, _ fresh: NSObject, in containers: [any UIAppearanceContainer.Type]) {
      self.object = object
      self.fresh = fresh
      self.containers = containers
    }

    /// Whether the view is inside the given containers.
    func isMeant(for view: UIView) -> Bool {
      var wanted = containers[...]
      var responder = view.next
      while let current = responder, let type = wanted.first {
        if current.isKind(of: type as AnyClass) { wanted = wanted.dropFirst() }
        responder = current.next
      }
      return wanted.isEmpty
    }
  }

  private(set) var proxies: [Proxy] = []
  static var current: AppearanceProxies {
    World.current.state(AppearanceProxies.self) { AppearanceProxies() }
  }

  /// Nil if no appearance was ever requested: the common case is cheap.
  static var existing: AppearanceProxies? {
    let proxies = current
    return proxies.proxies.isEmpty ? nil : proxies
  }

  func proxy<Object: NSObject>(
    of type: Object.Type,
    in containers: [any UIAppearanceContainer.Type],
    make: () -> Object
  ) -> Object {
    let known = proxies.first {
      Swift.type(of: $0.object) == type
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let object = known?.object as? Object { return object }
    let object = make()
    proxies.append(Proxy(object, make(), in: containers))
    return object
  }

  /// Applies the appearances of its class and superclasses to a view: the nearest class wins, and
  /// within a class the appearance with more containers.
  func dress(_ view: UIView) {
    guard !proxies.contains(where: { $0.object === view }) else { return }
    let meant = proxies.filter { view.isKind(of: type(of: $0.object)) && $0.isMeant(for: view) }
    guard !meant.isEmpty else { return }
    let ordered = meant.sorted { a, b in
      let (depthA, depthB) = (type(of: a.object).depth, type(of: b.object).depth)
      return depthA == depthB ? a.containers.count > b.containers.count : depthA > depthB
    }
    var done: Set<String> = []
    for proxy in ordered {
      for key in AppearanceKey.keys(of: type(of: proxy.object)) where !done.contains(key.name) {
        let wanted = key.get(proxy.object)
        let original = key.get(proxy.fresh)
        guard !AppearanceKey.isSame(wanted, original) else { continue }
        done.insert(key.name)
        if AppearanceKey.isSame(key.get(view), original) { key.set(view, wanted) }
      }
    }
  }

  /// The value for bar items of a class.
  ///
  /// They are not views, so the bar requests it when it is built. An appearance for items in
  /// certain containers counts more than a general one, and needs the view that shows the item.
  func value<Object: NSObject, Value>(
    for object: Object,
    in view: UIView?,
    _ read: (Object) -> Value?
  ) -> Value? {
    let special = proxies.filter { proxy in
      !proxy.containers.isEmpty && view.map(proxy.isMeant) == true
    }
    let meant = proxies.filter(\.containers.isEmpty) + special
    for proxy in meant.reversed()
    where proxy.object !== object && object.isKind(of: type(of: proxy.object)) {
      if let proxy = proxy.object as? Object, let value = read(proxy) { return value }
    }
    return nil
  }
}

extension NSObject {
  /// How many superclasses this class has.
  fileprivate static var depth: Int {
    var count = 0
    var type: AnyClass? = self
    while let current = type {
      count += 1
      type = _getSuperclass(current)
    }
    return count
  }
}
