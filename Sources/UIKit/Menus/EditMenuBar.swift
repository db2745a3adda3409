import CoreGraphics
import Foundation

/// The bar of an edit menu: commands side by side, above or under what they are for.
final class EditMenuBar: UIView {
  /// In points and seconds, as on iOS 17 (observed).
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 15
  private static let gap: CGFloat = 8
  private static let cornerRadius: CGFloat = 13
  static let duration: TimeInterval = 0.2

  let sourcePoint: CGPoint
  var onEnd: (() -> Void)?

  private let glass = UIVisualEffectView.still(UIBlurEffect(style: .systemMaterial))
  private let shadow = MenuShadow(cornerRadius: EditMenuBar.cornerRadius)
  private let bar = UIView()
  private let target: CGRect
  private var buttons: [UIButton] = []
  private var isClosing = false

  /// - Parameter target: What the menu is for, in the window.
  init(_ menu: UIMenu, target: CGRect, sourcePoint: CGPoint) {
    self.target = target
    self.sourcePoint = sourcePoint
    super.init(frame: .zero)
    addSubview(bar)
    bar.addSubview(shadow)
    bar.addSubview(glass)
    glass.layer.cornerRadius = Self.cornerRadius
    glass.clipsToBounds = true
    menu.loadDeferredElements()
    for row in MenuContent(menu).rows { add(row) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ row: MenuContent.Row) {
    let button = UIButton(type: .custom)
    button.setTitle(row.element.title, for: .normal)
    if row.element.title.isEmpty { button.setImage(row.element.image, for: .normal) }
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setTitleColor(row.isDestructive ? .systemRed : .label, for: .normal)
    button.tintColor = .label
    button.isEnabled = !row.isDisabled
    button.addAction(UIAction { [weak self] _ in self?.perform(row) }, for: .touchUpInside)
    glass.contentView.addSubview(button)
    buttons.append(button)
  }

  private func perform(_ row: MenuContent.Row) {
    close()
    switch row.element {
    case let action as UIAction: action.perform(sender: nil)
    case let command as UICommand:
      guard let selector = command.action else { return }
      UIApplication.shared.sendAction(selector, to: nil, from: command, for: nil)
    default: break
    }
  }

  // MARK: Opening and closing

  /// False for a menu without commands, which iOS does not show either.
  func open(in window: UIWindow) -> Bool {
    guard !buttons.isEmpty else { return false }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      bar.alpha = 0
    }
    UIView.animate(withDuration: Self.duration) { self.bar.alpha = 1 }
    return true
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    onEnd?()
    UIView.animate(
      withDuration: Self.duration,
      animations: { self.bar.alpha = 0 },
      completion: { _ in self.removeFromSuperview() }
    )
  }

  /// A touch beside the bar closes it and goes on to what is there.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if bar.frame.contains(point) { return !isClosing }
    if event != nil { close() }
    return false
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(UIScreen.main.scale, 1)
    let widths = buttons.map { $0.intrinsicContentSize.width + 2 * Self.padding }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let width = min(room.width, widths.reduce(0, +))
    // Above what it is for, where there is room (documented for the automatic direction).
    var y = target.minY - Self.gap - Self.height
    if y < room.minY { y = min(target.maxY + Self.gap, room.maxY - Self.height) }
    let x = max(room.minX, min(target.midX - width / 2, room.maxX - width))
    bar.frame = CGRect(x: x, y: y, width: width, height: Self.height).pixelAligned
    glass.frame = bar.bounds
    shadow.frame = bar.bounds
    var left: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: left, y: 0, width: widths[index], height: Self.height)
      left += widths[index]
      guard index < buttons.count - 1, button.viewWithTag(Self.lineTag) == nil else { continue }
      let separator = UIView()
      separator.tag = Self.lineTag
      separator.backgroundColor = .separator
      separator.frame = CGRect(x: widths[index] - line, y: 0, width: line, height: Self.height)
      button.addSubview(separator)
    }
  }

  private static let lineTag = 0x5E9

  // MARK: Commands of every responder

  /// Those of the pasteboard and of selecting that the responder says it can perform (documented).
  static func standardActions(for responder: UIResponder) -> [UIMenuElement] {
    let commands: [(SystemWord, Selector)] = [
      (.cut, Selector("cut:")), (.copy, Selector("copy:")), (.paste, Selector("paste:")),
      (.select, Selector("select:")), (.selectAll, Selector("selectAll:")),
    ]
    return commands.filter { responder.canPerformAction($0.1, withSender: nil) }
      .map { UICommand(title: $0.0.text, action: $0.1) }
  }
}
