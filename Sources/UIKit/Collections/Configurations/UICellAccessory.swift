import CoreGraphics
import Foundation

/// A mark or control at an end of a list's row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case label(String)
    case view(UIView)
    /// Visible only while editing.
    case none
  }

  let kind: Kind
  var isLeading = false

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(kind: .mark(.disclosureIndicator))
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .mark(.checkmark)) }
  public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory(kind: .mark(.detailButton))
  }
  public static func outlineDisclosure() -> UICellAccessory {
    UICellAccessory(kind: .mark(.disclosureIndicator))
  }
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
  public static func delete() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func insert() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func reorder() -> UICellAccessory { UICellAccessory(kind: .none) }
  public static func multiselect() -> UICellAccessory { UICellAccessory(kind: .none) }

  @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(kind: .view(configuration.customView))
    if case .leading = configuration.placement { accessory.isLeading = true }
    return accessory
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// Whether it stays at the very end of the row, wherever the code puts it among the others.
  var isDisclosure: Bool {
    if case .mark(.disclosureIndicator) = kind { true } else { false }
  }

  @MainActor
  func makeView() -> UIView? {
    switch kind {
    case .mark(let type): return TableAccessoryView(type)
    case .view(let view): return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    case .none: return nil
    }
  }
}
