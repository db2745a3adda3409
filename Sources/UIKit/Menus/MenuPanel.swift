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
    /// With the line below it (measured on iOS 16).
    static let titleHeight: CGFloat = 33
  }

  /// Called with the row that was tapped.
  var onChoose: ((MenuContent.Row) -> Void)?

  private let shadow = MenuShadow(cornerRadius: Metrics.cornerRadius)
  private let glass = UIVisualEffectView.still(UIBlurEffect(style: .systemMaterial))
  /// Holds the rows; it scrolls when they do not fit (observed).
  private let list = MenuList()
  /// Over a menu whose submenu is open.
  private let shade = UIView()
  private var content: MenuContent
  private(set) var menu: UIMenu
  private let isReversed: Bool
  private let isSubmenu: Bool
  private var pieces: [(view: UIView, height: CGFloat)] = []
  /// The title and its line, which stay where they are while the rows scroll (observed on iOS 16).
  private var header: [(view: UIView, height: CGFloat)] = []
  /// Called with a submenu and its row, in the space of the panel.
  var onOpen: ((UIMenu, CGRect) -> Void)?
  /// Called at a touch on the first row of a submenu.
  var onBack: (() -> Void)?
  /// Points; a longer menu scrolls.
  var largestHeight = CGFloat.infinity

  init(_ menu: UIMenu, isReversed: Bool = false, isSubmenu: Bool = false) {
    self.menu = menu
    content = MenuContent(menu)
    self.isReversed = isReversed
    self.isSubmenu = isSubmenu
    super.init(frame: .zero)
    addSubview(shadow)
    glass.layer.cornerRadius = Metrics.cornerRadius
    glass.clipsToBounds = true
    addSubview(glass)
    glass.contentView.addSubview(list)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.15)
    shade.layer.cornerRadius = Metrics.cornerRadius
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    addSubview(shade)
    follow(menu)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the menu that is shown.
  func update(_ block: (UIMenu) -> UIMenu) {
    menu = block(menu)
    content = MenuContent(menu)
    resize()
  }

  /// Shows the menu as it is now, after a change of its elements.
  func reload() {
    content = MenuContent(menu)
    rebuild()
  }

  /// Behind its submenu a menu is smaller and darker (observed; the numbers are inferred).
  func setBehind(_ isBehind: Bool) {
    transform = isBehind ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    shade.alpha = isBehind ? 1 : 0
    list.isUserInteractionEnabled = !isBehind
  }

  private func rebuild() {
    for piece in header + pieces { piece.view.removeFromSuperview() }
    (header, pieces) = ([], [])
    let shown = isReversed ? content.reversed() : content
    if isSubmenu {
      let row = MenuContent.Row(element: menu)
      add(MenuRowView(row, isIndented: row.isPicturedMenu, showsBack: true)) {
        [weak self] _ in self?.onBack?()
      }
      addBand()
    } else if !content.title.isEmpty {
      addTitle()
    }
    for (index, section) in shown.sections.enumerated() {
      if index > 0 { addBand() }
      if let title = section.first?.sectionTitle, !title.isEmpty {
        for piece in makeTitle(title) {
          list.addSubview(piece.view)
          pieces.append(piece)
        }
      }
      if let length = section.first?.tilesInRow {
        addTiles(section, length: length)
      } else {
        addRows(section)
      }
    }
    setNeedsLayout()
  }

  private func addRows(_ section: [MenuContent.Row]) {
    for (position, row) in section.enumerated() {
      if position > 0 { addLine() }
      let view = MenuRowView(row, isIndented: content.hasMarks)
      view.maximumLines = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
      add(view) { [weak self] place in
        self?.choose(row, at: place)
      }
    }
  }

  /// More elements than fit next to each other have further strips (inferred).
  private func addTiles(_ section: [MenuContent.Row], length: Int) {
    for start in stride(from: 0, to: section.count, by: min(length, section.count)) {
      if start > 0 { addLine() }
      let end = start + min(length, section.count - start)
      let strip = MenuTileStrip(Array(section[start..<end]))
      strip.onTap = { [weak self, unowned strip] row in
        guard let self else { return }
        choose(row, at: strip.convert(strip.bounds, to: self))
      }
      list.addSubview(strip)
      pieces.append((strip, strip.height))
    }
  }

  /// - Parameter onTap: gets the place of the row.
  private func add(_ row: MenuRowView, _ onTap: @escaping (CGRect) -> Void) {
    row.addAction(
      UIAction { [weak self, unowned row] _ in onTap(row.convert(row.bounds, to: self)) },
      for: .touchUpInside
    )
    list.addSubview(row)
    let room = CGSize(width: Metrics.width, height: .greatestFiniteMagnitude)
    pieces.append((row, row.sizeThatFits(room).height))
  }

  private func addTitle() {
    header = makeTitle(content.title)
    for piece in header { glass.contentView.addSubview(piece.view) }
  }

  /// A title and the line below it.
  ///
  /// It begins where the titles of the rows do (observed on iOS 16; before it was in the middle).
  private func makeTitle(_ title: String) -> [(view: UIView, height: CGFloat)] {
    let holder = UIView()
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    let height = MenuRowView.Metrics.rowHeight(ofWhole: Metrics.titleHeight)
    let margin = MenuRowView.Metrics.margin
    let start = content.hasMarks ? MenuRowView.Metrics.markedMargin : margin
    let width = Metrics.width - start - margin
    label.frame = CGRect(
      x: isRightToLeft ? margin : start,
      y: 0,
      width: width,
      height: height
    )
    holder.addSubview(label)
    return [(holder, height), (makeLine(), MenuRowView.lineThickness)]
  }

  private func addBand() {
    let band = UIView()
    band.backgroundColor = UIColor.black.withAlphaComponent(0.08)
    list.addSubview(band)
    pieces.append((band, Metrics.sectionGap))
  }

  private func addLine() {
    let line = makeLine()
    list.addSubview(line)
    pieces.append((line, MenuRowView.lineThickness))
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = min(contentHeight, size.height, largestHeight)
    return CGSize(width: min(Metrics.width, size.width), height: height)
  }

  private var hasLaidOut = false
  private var headerHeight: CGFloat { header.reduce(0) { $0 + $1.height } }
  private var rowsHeight: CGFloat { pieces.reduce(0) { $0 + $1.height } }
  private var contentHeight: CGFloat { headerHeight + rowsHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    shadow.frame = bounds
    shade.frame = bounds
    list.frame = glass.contentView.bounds.inset(
      by: UIEdgeInsets(top: headerHeight, left: 0, bottom: 0, right: 0)
    )
    list.contentSize = CGSize(width: bounds.width, height: rowsHeight)
    // A part of a point is not worth scrolling.
    let scrolls = contentHeight > bounds.height + 1
    // What is nearest to the source is seen first.
    if scrolls, isReversed, !list.isScrollEnabled || !hasLaidOut {
      list.contentOffset.y = contentHeight - bounds.height
    }
    list.isScrollEnabled = scrolls
    hasLaidOut = true
    placePieces()
  }

  private func placePieces() {
    for part in [header, pieces] {
      var y: CGFloat = 0
      for piece in part {
        piece.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: piece.height)
        y += piece.height
      }
    }
  }

  // MARK: Elements that come later

  /// Shows what comes while the menu is open.
  private func follow(_ menu: UIMenu) {
    for deferred in menu.deferredElements {
      deferred.onChange = { [weak self] in
        guard let self, self.menu === menu else { return }
        content = MenuContent(menu)
        resize()
      }
    }
  }

  // MARK: Choices

  private func choose(_ row: MenuContent.Row, at place: CGRect) {
    if let menu = row.element as? UIMenu { onOpen?(menu, place) } else { onChoose?(row) }
  }

  /// The edge at the menu's source stays.
  ///
  /// The rows are at their places from the start, and the glass uncovers them (inferred).
  private func resize() {
    rebuild()
    UIView.performWithoutAnimation {
      placePieces()
      for piece in pieces { piece.view.layoutIfNeeded() }
    }
    let anchor = layer.anchorPoint.y
    UIView.animateWithSystemSpring(animations: { [self] in
      let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      // Not by the frame: a menu that opens, or is behind another one, has a transform.
      let growth = sizeThatFits(room).height - bounds.height
      bounds.size.height += growth
      center.y += growth * (anchor < 0.5 ? anchor : anchor - 1)
      layoutIfNeeded()
    })
  }
}

/// The rows of a menu: a drag scrolls them even if it begins on a row.
private final class MenuList: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
