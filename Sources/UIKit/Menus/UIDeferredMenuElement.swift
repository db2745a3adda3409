import Foundation

/// A place in a menu whose elements are found when the menu opens.
@preconcurrency
@MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  private var isAsked = false

  /// The elements, once the provider has given them.
  private(set) var elements: [UIMenuElement]?
  /// Called when they come after the menu has opened.
  var onChange: (() -> Void)?

  /// The provider is asked once, when the menu opens for the first time (documented).
  public init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    isCached = true
    super.init(title: "", image: nil)
  }

  private init(uncached provider: @escaping ElementProvider) {
    self.provider = provider
    isCached = false
    super.init(title: "", image: nil)
  }

  /// The provider is asked each time that the menu opens (documented).
  public class func uncached(
    _ elementProvider: @escaping ElementProvider
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Asks the provider, as the menu is opening.
  func load() {
    guard !isAsked || !isCached else { return }
    isAsked = true
    elements = nil
    provider { [weak self] found in
      self?.elements = found
      self?.onChange?()
    }
  }
}

extension UIMenu {
  /// Asks for them once, however many panels are made of the menu as it opens.
  func loadDeferredElements() {
    for deferred in deferredElements { deferred.load() }
  }

  /// Those of this menu and of its sections; a submenu asks when it opens.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        return menu.deferredElements
      }
      return (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }
}
