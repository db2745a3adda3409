import Foundation
import QuartzCore

/// The blurred, rounded list of a menu.
final class MenuPanel: UIView {
  private enum Metrics {
    /// As wide as iOS makes it on a phone (observed on iOS 17).
    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    /// The band between sections (observed).
    static let sectionGap: CGFloat = 8
    static let titleHeight: CGFloat = 32
  }

  /// Called with the row that was tapped.
  var onChoose: ((MenuContent.Row) -> Void)?

  private let shadow = MenuShadow(cornerRadius: Metrics.cornerRadius)
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var content: MenuContent
  /// The menus that are open, the last one shown.
  private var path: [UIMenu]
  private let isReversed: Bool
  private var pieces: [(view: UIView, height: CGFloat)] = []

  init(_ menu: UIMenu, isReversed: Bool = false) {
    path = [menu]
    content = MenuContent(menu)
    self.isReversed = isReversed
    super.init(frame: .zero)
    addSubview(shadow)
    glass.layer.cornerRadius = Metrics.cornerRadius
    glass.clipsToBounds = true
    addSubview(glass)
    follow(menu)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// The menu that was opened, not a submenu of it.
  var menu: UIMenu { path[0] }

  /// Replaces the menu that is shown.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard let last = path.last else { return }
    path[path.count - 1] = block(last)
    content = MenuContent(path[path.count - 1])
    resize()
  }

  /// Shows the menu as it is now, after a change of its elements.
  func reload() {
    guard let menu = path.last else { return }
    content = MenuContent(menu)
    rebuild()
  }

  private func rebuild() {
    for piece in pieces { piece.view.removeFromSuperview() }
    pieces = []
    let shown = isReversed ? content.reversed() : content
    if path.count > 1, let menu = path.last {
      add(MenuRowView(MenuContent.Row(element: menu), isIndented: false, showsBack: true)) {
        [weak self] in self?.close()
      }
      addBand()
    } else if !content.title.isEmpty {
      addTitle()
    }
    for (index, section) in shown.sections.enumerated() {
      if index > 0 { addBand() }
      for (position, row) in section.enumerated() {
        if position > 0 { addLine() }
        add(MenuRowView(row, isIndented: content.hasMarks)) { [weak self] in self?.choose(row) }
      }
    }
    setNeedsLayout()
  }

  private func add(_ row: MenuRowView, _ onTap: @escaping () -> Void) {
    row.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    glass.contentView.addSubview(row)
    let room = CGSize(width: Metrics.width, height: .greatestFiniteMagnitude)
    pieces.append((row, row.sizeThatFits(room).height))
  }

  private func addTitle() {
    let holder = UIView()
    let label = UILabel()
    label.text = content.title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.frame = CGRect(
      x: MenuRowView.Metrics.margin,
      y: 0,
      width: Metrics.width - 2 * MenuRowView.Metrics.margin,
      height: Metrics.titleHeight
    )
    holder.addSubview(label)
    glass.contentView.addSubview(holder)
    pieces.append((holder, Metrics.titleHeight))
    addLine()
  }

  private func addBand() {
    let band = UIView()
    band.backgroundColor = UIColor.black.withAlphaComponent(0.08)
    glass.contentView.addSubview(band)
    pieces.append((band, Metrics.sectionGap))
  }

  private func addLine() {
    let line = UIView()
    line.backgroundColor = .separator
    glass.contentView.addSubview(line)
    pieces.append((line, 1 / max(UIScreen.main.scale, 1)))
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = pieces.reduce(0) { $0 + $1.height }
    return CGSize(width: min(Metrics.width, size.width), height: min(height, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    shadow.frame = bounds
    var y: CGFloat = 0
    for piece in pieces {
      piece.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: piece.height)
      y += piece.height
    }
  }

  // MARK: Elements that come later

  /// Shows what comes while the menu is open.
  private func follow(_ menu: UIMenu) {
    for deferred in menu.deferredElements {
      deferred.onChange = { [weak self] in
        guard let self, path.last === menu else { return }
        content = MenuContent(menu)
        resize()
      }
    }
  }

  // MARK: Choices

  private func choose(_ row: MenuContent.Row) {
    if let menu = row.element as? UIMenu {
      path.append(menu)
      menu.loadDeferredElements()
      follow(menu)
      content = MenuContent(menu)
      resize()
    } else {
      onChoose?(row)
    }
  }

  private func close() {
    path.removeLast()
    reload()
    resize()
  }

  /// A submenu takes the place of its menu, under a row that leads back (inferred: iOS shows the
  /// menu behind it).
  private func resize() {
    rebuild()
    let top = layer.anchorPoint.y < 0.5
    UIView.animateWithSystemSpring(animations: { [self] in
      let height = sizeThatFits(CGSize(width: bounds.width, height: 10_000)).height
      let edge = top ? frame.minY : frame.maxY - height
      frame = CGRect(x: frame.minX, y: edge, width: frame.width, height: height)
      layoutIfNeeded()
    })
  }
}
