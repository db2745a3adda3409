import Foundation

/// The menu of a title: a touch on its words or on the chevron beside them opens it.
extension BarContent {
  /// Points, inferred from pictures.
  private enum Metrics {
    static let gap: CGFloat = 5
    /// Of what a finger touches.
    static let height: CGFloat = 44
  }

  /// A part of the title, so that it comes and goes with the words; a view in place of them has
  /// none.
  func buildTitleMenu() {
    let hasMenu = titleView == nil && item.titleMenuProvider != nil
    titleLabel.isUserInteractionEnabled = hasMenu
    guard hasMenu else {
      titleMenu?.removeFromSuperview()
      titleMenu = nil
      return
    }
    let button = titleMenu ?? TitleMenuButton(of: item)
    titleMenu = button
    if button.superview == nil { titleLabel.addSubview(button) }
  }

  var roomOfTitleMenu: CGFloat {
    titleMenu.map { $0.intrinsicContentSize.width + Metrics.gap } ?? 0
  }

  func layOutTitleMenu() {
    guard let titleMenu else { return }
    let words = titleLabel.bounds
    titleMenu.isMirrored = isRightToLeft
    titleMenu.frame = CGRect(
      x: isRightToLeft ? -roomOfTitleMenu : 0,
      y: (words.height - Metrics.height) / 2,
      width: words.width + roomOfTitleMenu,
      height: Metrics.height
    )
  }

  /// Outside the words, which are lower and narrower.
  func titleMenu(touchedAt point: CGPoint) -> UIView? {
    guard let titleMenu, titleLabel.superview === self, titleLabel.alpha > 0.01,
      titleMenu.bounds.contains(titleMenu.convert(point, from: self))
    else { return nil }
    return titleMenu
  }
}

/// A chevron in a disc, at the end of the title that it lies over.
final class TitleMenuButton: UIControl {
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        .applying(
          UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
        )
    )
  )
  private unowned let item: UINavigationItem
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  init(of item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(chevron)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { chevron.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = chevron.intrinsicContentSize
    chevron.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The provider is asked each time (documented).
  ///
  /// It is suggested nothing: a stage has no documents to rename or move.
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if item.renameDelegate != nil {
      World.current.diagnostics.report("The menu of a title does not offer to rename it.")
    }
    guard let menu = item.titleMenuProvider?([]) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
