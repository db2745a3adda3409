import Foundation

extension UIBarButtonItem {
  /// A number, a word or a dot at the corner of an item (iOS 26).
  public struct Badge {
    public let stringValue: String?
    public var font: UIFont?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?

    private init(_ stringValue: String?) { self.stringValue = stringValue }

    public static func count(_ count: UInt) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot without words.
    public static func indicator() -> Badge { Badge(nil) }
  }

  /// What a menu shows in place of the item: its menu, or an action with its title and picture.
  var ownMenuRepresentation: UIMenuElement? {
    if let menu { return UIMenu(title: title ?? menu.title, image: image, children: menu.children) }
    if let primaryAction { return primaryAction }
    guard title != nil || image != nil, action != nil else { return nil }
    return UIAction(title: title ?? "", image: image) { [weak self] _ in self?.perform() }
  }

  /// A group of this item alone, which always stands in its bar.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.fixedGroup(items: [self])
  }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: customizationIdentifier,
      items: [self]
    )
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      items: [self]
    )
  }
}

/// The badge as it is drawn: a red capsule, or a dot.
final class BarBadge: UILabel {
  private let isDot: Bool

  init(_ badge: UIBarButtonItem.Badge) {
    isDot = badge.stringValue == nil
    super.init(frame: .zero)
    text = badge.stringValue
    font = badge.font ?? .systemFont(ofSize: 11, weight: .semibold)
    textColor = badge.foregroundColor ?? .white
    textAlignment = .center
    backgroundColor = badge.backgroundColor ?? .systemRed
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Its middle is at the corner of what it belongs to.
  func place(at corner: CGPoint) {
    let height: CGFloat = isDot ? 8 : 16
    let width = isDot ? height : max(height, intrinsicContentSize.width + 8)
    bounds.size = CGSize(width: width, height: height)
    center = corner
    layer.cornerRadius = height / 2
  }
}
