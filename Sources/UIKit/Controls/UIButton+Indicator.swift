import Foundation

/// The mark of a pop-up button: arrows up and down behind its title (iOS 16).
extension UIButton {
  /// Points between title and mark (inferred).
  private static let indicatorPadding: CGFloat = 5

  private func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    // A menu that opens by itself and changes the title (documented).
    case .automatic: changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
    }
  }

  /// How wide the mark is, with its distance from the title.
  var indicatorRoom: CGFloat {
    indicatorHolder.map { ($0.image?.size.width ?? 0) + Self.indicatorPadding } ?? 0
  }

  func showIndicator(of configuration: Configuration, color: UIColor) {
    guard showsIndicator(configuration) else {
      indicatorHolder?.removeFromSuperview()
      indicatorHolder = nil
      return
    }
    let holder = indicatorHolder ?? UIImageView()
    if indicatorHolder == nil {
      let size = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      holder.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
      addSubview(holder)
      indicatorHolder = holder
    }
    holder.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  /// - Parameter content: image and title.
  func placeIndicator(beside content: CGRect) {
    guard let indicatorHolder, let size = indicatorHolder.image?.size else { return }
    indicatorHolder.frame = CGRect(
      x: isRightToLeft
        ? content.minX - Self.indicatorPadding - size.width
        : content.maxX + Self.indicatorPadding,
      y: content.midY - size.height / 2,
      width: size.width,
      height: size.height
    ).aligned(scale)
  }
}
