import Foundation

/// What a bar shows below its titles (iOS 26).
extension BarContent {
  /// Points, inferred from pictures of iOS 26.
  private enum Metrics {
    static let subtitleSize: CGFloat = 12
    static let largeSubtitleSize: CGFloat = 15
    /// Between a title and its subtitle.
    static let gap: CGFloat = 1
  }

  /// A view of the item comes first; a title view has no subtitle (inferred).
  func buildSubtitles() {
    subtitle = item.titleView == nil ? makeSubtitle(item.subtitleView, item.shownSubtitle) : nil
    if let subtitle { addSubview(subtitle) }
    let isLarge = largeTitleClip.superview === self
    largeSubtitle =
      isLarge ? makeSubtitle(item.largeSubtitleView, item.shownLargeSubtitle) : nil
    if let largeSubtitle { largeTitleClip.addSubview(largeSubtitle) }
  }

  private func makeSubtitle(_ view: UIView?, _ words: AttributedString?) -> UIView? {
    view ?? words.map { _ in UILabel() }
  }

  func writeSubtitles(in appearance: UINavigationBarAppearance) {
    write(
      item.shownSubtitle,
      in: subtitle === item.subtitleView ? nil : subtitle as? UILabel,
      size: Metrics.subtitleSize,
      appearance.subtitleTextAttributes
    )
    write(
      item.shownLargeSubtitle,
      in: largeSubtitle === item.largeSubtitleView ? nil : largeSubtitle as? UILabel,
      size: Metrics.largeSubtitleSize,
      appearance.largeSubtitleTextAttributes
    )
  }

  private func write(
    _ words: AttributedString?,
    in label: UILabel?,
    size: CGFloat,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    guard let words, let label else { return }
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size),
      .foregroundColor: UIColor.secondaryLabel,
    ]
    if label.write(words, over: standard.merging(attributes) { $1 }) { setNeedsLayout() }
  }

  /// Title and subtitle are centred in the row as one.
  func placeSubtitle(below title: UIView, leading: CGFloat, trailing: CGFloat) {
    guard let subtitle else { return }
    let room = max(0, bounds.width - leading - trailing)
    let size = subtitle.sizeInBar(within: CGSize(width: room, height: rowHeight))
    let width = min(size.width, room)
    let centred = (bounds.width - width) / 2
    title.center.y -= ((size.height + Metrics.gap) / 2).rounded()
    subtitle.setUntransformedFrame(
      CGRect(
        x: min(max(centred, leading), max(leading, bounds.width - trailing - width)),
        y: title.center.y + title.bounds.height / 2 + Metrics.gap,
        width: width,
        height: size.height
      )
    )
  }

  func placeLargeSubtitle(below title: CGRect, height: CGFloat, isMirrored: Bool) {
    guard let largeSubtitle else { return }
    var frame = CGRect(x: title.minX, y: title.maxY, width: title.width, height: height)
    if let view = item.largeSubtitleView {
      frame.size.width = min(view.sizeInBar(within: frame.size).width, title.width)
      if isMirrored { frame.origin.x = title.maxX - frame.width }
    }
    largeSubtitle.setUntransformedFrame(frame)
    (largeSubtitle as? UILabel)?.textAlignment = isMirrored ? .right : .left
  }
}
