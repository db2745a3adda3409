import Foundation

/// The menu of a title: a touch on its words or on the chevron beside them opens it.
extension BarContent {
  /// Between the words and the chevron, in points (inferred from pictures).
  private static let titleMenuGap: CGFloat = 5

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
    titleMenu.map { $0.intrinsicContentSize.width + Self.titleMenuGap } ?? 0
  }

  func layOutTitleMenu() {
    guard let titleMenu else { return }
    let words = titleLabel.bounds
    titleMenu.isMirrored = isRightToLeft
    titleMenu.frame = CGRect(
      x: isRightToLeft ? -roomOfTitleMenu : 0,
      y: (words.height - Self.buttonAreaHeight) / 2,
      width: words.width + roomOfTitleMenu,
      height: Self.buttonAreaHeight
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
