import CoreGraphics
import Foundation

/// A mark or control at an end of a list's row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum Placement {
    /// Among the accessories on the same side; system accessories have their own places.
    public typealias Position = ([UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The width that an accessory takes from the content.
  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  public typealias ActionHandler = () -> Void

  enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case label(String, UIFont?)
    case view(UIView)
    /// A symbol by its name.
    case symbol(String)
    /// The circle of a row that is chosen beside others.
    case selection
    /// The lines by which a finger moves the row.
    case reorder
    case outline(OutlineDisclosureOptions.Style)
    case menu(UIMenu)
  }

  let kind: Kind
  var isLeading = false
  var displayed = DisplayedState.always
  var isHidden = false
  var tintColor: UIColor?
  var reservedWidth = LayoutDimension.actual
  var action: ActionHandler?
  /// Called when another element of the menu was chosen.
  var menuDidChange: ((UIMenu) -> Void)?

  private init(
    _ kind: Kind,
    _ displayed: DisplayedState,
    _ options: MarkOptions,
    isLeading: Bool = false,
    _ action: ActionHandler? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    isHidden = options.isHidden
    tintColor = options.tintColor
    reservedWidth = options.reservedLayoutWidth
    self.action = action
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.mark(.disclosureIndicator), displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.mark(.checkmark), displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.mark(.detailButton), displayed, options, actionHandler) }

  /// A chevron that points down while the row is expanded; without a handler it expands and
  /// collapses the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed, options.mark, actionHandler)
  }

  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options.font), displayed, options.mark)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("minus.circle.fill"),
      displayed,
      options.mark(.systemRed),
      isLeading: true,
      actionHandler
    )
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol("plus.circle.fill"),
      displayed,
      options.mark(.systemGreen),
      isLeading: true,
      actionHandler
    )
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.mark)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.selection, displayed, options.mark(nil), isLeading: true)
  }

  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.menu(menu), displayed, options)
    accessory.menuDidChange = selectedElementDidChangeHandler
    return accessory
  }

  @preconcurrency
  @MainActor
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let isLeading: Bool
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state, _): (isLeading, displayed) = (true, state)
    case .trailing(let state, _): (isLeading, displayed) = (false, state)
    }
    return UICellAccessory(
      .view(configuration.customView),
      displayed,
      configuration.mark,
      isLeading: isLeading
    )
  }

  /// 0 for what stays where the code puts it; larger numbers are farther out, at the very end of
  /// the row.
  var rank: Int {
    switch kind {
    case .mark(.disclosureIndicator), .outline: 1
    case .symbol where !isLeading: 2
    default: 0
    }
  }

  /// Whether both show the same, at the same times.
  func looksLike(_ other: UICellAccessory) -> Bool {
    guard isLeading == other.isLeading, displayed == other.displayed, tintColor == other.tintColor
    else { return false }
    return switch (kind, other.kind) {
    case (.mark(let own), .mark(let others)): own == others
    case (.label(let own, let ownFont), .label(let others, let othersFont)):
      own == others && ownFont == othersFont
    case (.view(let own), .view(let others)): own === others
    case (.symbol(let own), .symbol(let others)):
      own == others && (action == nil) == (other.action == nil)
    case (.selection, .selection), (.reorder, .reorder), (.outline, .outline): true
    case (.menu(let own), .menu(let others)): own === others
    default: false
    }
  }

  func isShown(whileEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && whileEditing
    case .whenNotEditing: !isHidden && !whileEditing
    }
  }
}
