import CoreGraphics
import Foundation

/// One accessory of a list's row, as it is shown.
@MainActor
struct CellAccessoryView {
  let view: UIView
  let accessory: UICellAccessory

  /// Points that the accessory takes from the content.
  var width: CGFloat {
    switch accessory.reservedWidth {
    case .actual: view.bounds.width
    case .standard: max(view.bounds.width, Self.standardWidth)
    case .custom(let width): max(view.bounds.width, width)
    }
  }

  /// As wide as the round controls of editing (inferred).
  private static let standardWidth: CGFloat = 24

  /// The chevron of an outline.
  var chevron: OutlineDisclosureView? { view as? OutlineDisclosureView }
  var circle: SelectionCircle? { view as? SelectionCircle }

  /// Whether the view is UIKit's own.
  var isOfSystem: Bool {
    if case .view = accessory.kind { return false }
    return true
  }

  /// - Parameter cell: which the accessory moves.
  func reorders(_ cell: UICollectionViewListCell) {
    (view as? RowReorderControl)?.hold.onChange = { [weak cell] finger in
      guard let cell else { return }
      (cell.superview as? UICollectionView)?.reorderControlMoved(cell, finger)
    }
  }

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    view = Self.makeView(accessory)
    if let color = accessory.tintColor { view.tintColor = color }
  }

  /// One that takes the place of another one with the same look, in its view unless that
  /// has an action of its own.
  init(_ accessory: UICellAccessory, after old: CellAccessoryView) {
    guard old.view is UIControl, old.isOfSystem else {
      self = CellAccessoryView(accessory, in: old.view)
      (view as? TableAccessoryView)?.onTap = { accessory.action?() }
      return
    }
    old.view.removeFromSuperview()
    self.init(accessory)
  }

  private init(_ accessory: UICellAccessory, in view: UIView) {
    self.accessory = accessory
    self.view = view
  }

  private static func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .mark(let type):
      let mark = TableAccessoryView(type, color: accessory.tintColor)
      mark.onTap = { accessory.action?() }
      return mark
    case .view(let view):
      // A view that was never sized has its own size (documented).
      if view.bounds.isEmpty { view.sizeToFit() }
      if view.bounds.isEmpty { view.bounds.size = view.intrinsicContentSize }
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      if let font { label.font = font }
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .symbol(let name):
      let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
      let image = UIImage(systemName: name, withConfiguration: size)
      guard let action = accessory.action else { return UIImageView(image: image) }
      let button = UIButton(type: .custom, primaryAction: UIAction(image: image) { _ in action() })
      button.sizeToFit()
      return button
    case .menu(let menu):
      var configuration = UIButton.Configuration.plain()
      configuration.title = menu.selectedAction?.title ?? menu.title
      configuration.contentInsets = .zero
      let button = AccessoryMenuButton(configuration: configuration)
      button.onChange = accessory.menuDidChange
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.sizeToFit()
      return button
    case .selection: return SelectionCircle()
    case .reorder: return RowReorderControl()
    case .outline: return OutlineDisclosureView(color: accessory.tintColor)
    }
  }
}

/// The chevron of a row with children: it turns down while they are shown.
@MainActor
final class OutlineDisclosureView: UIView {
  private let chevron: TableAccessoryView
  /// Called when a finger taps the chevron; without it the tap is the row's.
  var onTap: (() -> Void)? { didSet { isUserInteractionEnabled = onTap != nil } }

  init(color: UIColor?) {
    chevron = TableAccessoryView(.disclosureIndicator, color: color ?? .tintColor)
    // Room for both directions.
    super.init(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    chevron.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addPart(chevron)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// In an animation the chevron turns on its way.
  func show(isExpanded: Bool) {
    let isMirrored = isRightToLeft
    let angle = isMirrored ? -CGFloat.pi / 2 : .pi / 2
    chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -14, dy: -14).contains(point)
  }

  /// A touch on the chevron does not select the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, self.point(inside: touch.location(in: self), with: event) {
      onTap?()
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The pop-up button of a row.
@MainActor
private final class AccessoryMenuButton: UIButton {
  var onChange: ((UIMenu) -> Void)?

  override func menuDidSelect(_ action: UIAction) {
    super.menuDidSelect(action)
    if let menu { onChange?(menu) }
  }
}
