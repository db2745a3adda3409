import CoreGraphics
import Foundation

/// The bar of an edit menu: commands side by side, above or under what they are for.
///
/// What does not fit is on further pages, and a submenu takes the place of the commands: chevrons
/// at the ends lead there and back (observed).
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
  private var target: CGRect
  /// Finds `target` again, after the screen has turned or what the menu is for has moved.
  var place: (() -> CGRect?)?
  /// The size of the window that the pages are for.
  private var pagedSize: CGSize?
  private var buttons: [UIButton] = []
  private var isClosing = false
  /// Where the bar is in its menu: the commands of the menu or of a submenu, and the first of them
  /// that is shown.
  private struct Page {
    let rows: [MenuContent.Row]
    var first = 0
  }
  /// The last one is shown; the chevron at the start leads to the one before.
  private var pages: [Page] = []

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
    pages = [Page(rows: MenuContent(menu).rows)]
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Pages

  private func makeChevron(_ name: String, label: String, to page: @escaping () -> Void) -> UIButton
  {
    let button = UIButton(type: .custom)
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = label
    button.addAction(UIAction { _ in page() }, for: .touchUpInside)
    return button
  }

  private func width(of button: UIButton) -> CGFloat {
    button.intrinsicContentSize.width + 2 * Self.padding
  }

  /// Where the bar may be in the window.
  private var room: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap) }

  /// As many commands as fit, and the chevrons.
  private func showPage() {
    guard let page = pages.last else { return }
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    if pages.count > 1 {
      let back = makeChevron("chevron.backward", label: SystemWord.back.text) { [weak self] in
        self?.turn { $0.removeLast() }
      }
      buttons.append(back)
    }
    let next = makeChevron("chevron.forward", label: SystemWord.more.text) {}
    var taken = buttons.reduce(0) { $0 + width(of: $1) }
    var end = page.first
    for (index, row) in page.rows.enumerated().dropFirst(page.first) {
      let button = makeButton(row)
      let isLast = index == page.rows.count - 1
      let needed = taken + width(of: button) + (isLast ? 0 : width(of: next))
      // One command at least, so that no page leads nowhere.
      guard needed <= room.width || end == page.first else { break }
      taken += width(of: button)
      buttons.append(button)
      end = index + 1
    }
    if end < page.rows.count {
      next.addAction(
        UIAction { [weak self] _ in
          self?.turn { $0.append(Page(rows: page.rows, first: end)) }
        },
        for: .touchUpInside
      )
      buttons.append(next)
    }
    for button in buttons { glass.contentView.addSubview(button) }
    setNeedsLayout()
  }

  private func turn(_ change: (inout [Page]) -> Void) {
    change(&pages)
    showPage()
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  private func makeButton(_ row: MenuContent.Row) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(row.element.title, for: .normal)
    if row.element.title.isEmpty { button.setImage(row.element.image, for: .normal) }
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setTitleColor(row.isDestructive ? .systemRed : .label, for: .normal)
    button.tintColor = .label
    button.isEnabled = !row.isDisabled
    button.addAction(UIAction { [weak self] _ in self?.perform(row) }, for: .touchUpInside)
    return button
  }

  private func perform(_ row: MenuContent.Row) {
    if let menu = row.element as? UIMenu {
      menu.loadDeferredElements()
      return turn { $0.append(Page(rows: MenuContent(menu).rows)) }
    }
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
    guard pages.contains(where: { !$0.rows.isEmpty }) else { return false }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    UIView.performWithoutAnimation {
      showPage()
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

  /// The bar goes to where what it is for is now.
  func moveToPlace() {
    target = place?() ?? target
    setNeedsLayout()
  }

  /// Other commands fit after the screen has turned: those of the menu that is shown, from the first
  /// on (inferred).
  private func pageAgain() {
    let isFirst = pagedSize == nil
    pagedSize = bounds.size
    guard !isFirst else { return }
    target = place?() ?? target
    pages.removeAll { $0.first > 0 }
    showPage()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != pagedSize { pageAgain() }
    let line = 1 / max(UIScreen.main.scale, 1)
    let widths = buttons.map(width)
    let room = room
    let width = min(room.width, widths.reduce(0, +))
    // Above what it is for, where there is room (documented for the automatic direction).
    var y = target.minY - Self.gap - Self.height
    if y < room.minY { y = min(target.maxY + Self.gap, room.maxY - Self.height) }
    let x = max(room.minX, min(target.midX - width / 2, room.maxX - width))
    bar.frame = CGRect(x: x, y: y, width: width, height: Self.height).pixelAligned
    glass.frame = bar.bounds
    shadow.frame = bar.bounds
    var left: CGFloat = 0
    let isMirrored = isRightToLeft
    for (index, button) in buttons.enumerated() {
      let x = isMirrored ? width - left - widths[index] : left
      button.frame = CGRect(x: x, y: 0, width: widths[index], height: Self.height)
      left += widths[index]
      guard index < buttons.count - 1, button.viewWithTag(Self.lineTag) == nil else { continue }
      let separator = UIView()
      separator.tag = Self.lineTag
      separator.backgroundColor = .separator
      separator.frame = CGRect(
        x: isMirrored ? 0 : widths[index] - line,
        y: 0,
        width: line,
        height: Self.height
      )
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
    let formats: [(SystemWord, Selector)] = [
      (.bold, Selector("toggleBoldface:")), (.italic, Selector("toggleItalics:")),
      (.underline, Selector("toggleUnderline:")),
    ]
    func offered(_ commands: [(SystemWord, Selector)]) -> [UIMenuElement] {
      commands.filter { responder.canPerformAction($0.1, withSender: nil) }
        .map { UICommand(title: $0.0.text, action: $0.1) }
    }
    var styles = offered(formats)
    guard !styles.isEmpty else { return offered(commands) }
    if let text = responder as? UITextView, text.offersFormattingPanel {
      styles.append(
        UIAction(title: SystemWord.more.text + "…") { [weak text] _ in text?.openFormattingPanel() }
      )
    }
    return offered(commands)
      + [UIMenu(title: SystemWord.format.text, identifier: .format, children: styles)]
  }
}
