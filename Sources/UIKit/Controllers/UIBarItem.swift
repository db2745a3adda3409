import Foundation
import Symbols

/// The base class of bar buttons and tabs.
@preconcurrency
@MainActor
open class UIBarItem: MainActorObject {
  public init() {}

  open override class func _construct() -> NSObject { constructItem() }

  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    coder.read(into: self, as: UIBarItem.self)
  }

  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// In place of `image` in a low bar, on a phone that lies on its side (documented).
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  open var largeContentSizeImage: UIImage?
  open var accessibilityIdentifier: String?

  /// Its values apply to every item of the class without its own.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The view that shows an item decides which containers it is in.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, in: containerTypes) {
      guard let item = self.init(coder: EmptyCoder()) else {
        fatalError("\(self).init(coder:) must make an item to have an appearance.")
      }
      return item
    }
  }

  open class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state, in: viewInBar)
  }

  func titleTextAttributes(
    for state: UIControl.State,
    in view: UIView?
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
      ?? AppearanceProxies.existing?.value(for: self, in: view) {
        $0.titleAttributes[state.rawValue]
      }
  }

  /// That shows the item.
  var viewInBar: UIView? { nil }

  /// The bar that shows the item draws itself again.
  var onChange: (() -> Void)?

  func itemDidChange() { if !changesQuietly { onChange?() } }

  // MARK: Symbol effects

  /// Where the item's picture is shown.
  weak var symbolView: UIImageView? {
    didSet {
      guard symbolView !== oldValue else { return }
      for (effect, options) in symbolEffects {
        let repeats = effect.configuration.kind.repeats
        symbolView?.addSymbolEffect(effect, options: options, animated: repeats)
      }
    }
  }
  /// Those that last, for the next view of the item.
  var symbolEffects: [(effect: AnySymbolEffect, options: SymbolEffectOptions)] = []
  /// While the view of the item changes by itself.
  var changesQuietly = false
}

extension UIImage {
  /// As bars show it: a shape in the tint colour, unless the image wants its own colours
  /// (documented).
  var asBarImage: UIImage {
    renderingMode == .automatic && tint == nil ? withRenderingMode(.alwaysTemplate) : self
  }
}
