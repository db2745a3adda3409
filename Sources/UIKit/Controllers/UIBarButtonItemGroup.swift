import Foundation

/// Items of a bar that belong together.
@preconcurrency
@MainActor
open class UIBarButtonItemGroup: MainActorObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      takeItems()
    }
  }
  /// In place of the others where there is no room: a phone's bar always shows them.
  open var representativeItem: UIBarButtonItem?
  open var alwaysAvailable = false
  open var isHidden = false
  open var isDisplayingRepresentativeItem: Bool { false }
  /// In a menu, where there is no room for the items.
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    takeItems()
  }

  private func takeItems() {
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// A group of one space without a width, which separates the groups around it (iOS 26).
  public class func fixedSpace() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
  }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
