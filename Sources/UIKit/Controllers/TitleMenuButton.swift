import Foundation

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
