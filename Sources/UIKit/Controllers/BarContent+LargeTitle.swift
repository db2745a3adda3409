import CoreGraphics

/// The large title below the row of the buttons.
extension BarContent {
  private enum Metrics {
    static let growth: CGFloat = 0.1
    /// How many points a large title is pulled down when it has grown.
    static let pull: CGFloat = 120
    /// How far the title is below the middle of the place above its margin: its letters stand 36
    /// points below the row (measured on iOS 15 to 18).
    static let drop: CGFloat = 2
  }

  func layOutLargeTitle(isMirrored: Bool) {
    let room = max(0, titleHeight - rowHeight)
    largeTitleClip.transform = .identity
    largeTitleClip.frame = CGRect(
      x: 0,
      y: rowHeight + lower.prompt,
      width: bounds.width,
      height: room
    )
    layOutRefreshControl(in: room - lower.largeTitle)
    // A title that makes room for the control keeps its size (inferred).
    let growth = refreshControl == nil ? room - lower.largeTitle : 0
    growLargeTitle(by: growth, isMirrored: isMirrored)
    // While a search begins, the title fades on its way up in its own size; so does one whose room
    // goes as the phone is turned.
    let subtitleRoom = largeSubtitle == nil ? 0 : item.largeSubtitleHeight
    let largeTitle =
      lower.isSearching || lower.largeTitle == 0
      ? BarExtension.titleHeight + subtitleRoom : lower.largeTitle
    largeTitleClip.clipsToBounds = room < largeTitle
    let place = CGRect(
      x: sideMargin + safeAreaInsets.left,
      y: room - largeTitle,
      width: max(0, bounds.width - 2 * sideMargin - safeAreaInsets.left - safeAreaInsets.right),
      height: max(0, largeTitle - subtitleRoom - 8)
    )
    largeTitleLabel.setUntransformedFrame(place.offsetBy(dx: 0, dy: Metrics.drop))
    placeLargeSubtitle(below: place, height: subtitleRoom, isMirrored: isMirrored)
    largeTitleLabel.textAlignment = isMirrored ? .right : .left
  }

  /// A large title that is pulled down grows a little, from the side where it begins (observed; how
  /// much is inferred).
  private func growLargeTitle(by pull: CGFloat, isMirrored: Bool) {
    guard pull > 0 else { return }
    let scale = 1 + Metrics.growth * min(1, pull / Metrics.pull)
    let margin = sideMargin + safeAreaInsets.left
    let clip = largeTitleClip.bounds
    let side = clip.width / 2 - margin
    let foot = clip.height / 2 - 8
    largeTitleClip.transform = CGAffineTransform(
      translationX: (isMirrored ? 1 : -1) * side * (1 - scale),
      y: foot * (1 - scale)
    ).scaledBy(x: scale, y: scale)
  }
}
