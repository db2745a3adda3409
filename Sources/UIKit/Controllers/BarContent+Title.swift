import Foundation

/// The title in the row of the buttons, or the view in its place.
extension BarContent {
  /// Points; those of the classic bar.
  private enum Metrics {
    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
  }

  func buildTitle() {
    titleView = item.titleView
    if let titleView {
      addSubview(titleView)
    } else {
      titleLabel.textAlignment = .center
      addSubview(titleLabel)
    }
    buildTitleMenu()
    if lower.largeTitle > 0 || (bar?.topItem === item && bar?.mayShowLargeTitle == true) {
      largeTitleClip.addSubview(largeTitleLabel)
      addSubview(largeTitleClip)
    }
    buildSubtitles()
    if let bar { writeTitles(in: bar.shownAppearance, of: bar) }
    showTitle(animated: false)
  }

  /// What the appearance says of titles; another one may show as content moves under the bar.
  func writeTitles(in appearance: UINavigationBarAppearance, of bar: UINavigationBar) {
    let color = bar.barStyle == .black ? UIColor.white : .label
    var small: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Metrics.titleSize, weight: .semibold),
      .foregroundColor: color,
    ]
    small.merge(bar.titleTextAttributes ?? [:]) { $1 }
    small.merge(appearance.titleTextAttributes) { $1 }
    let isNew =
      item.attributedTitle.map { titleLabel.write($0, over: small) }
      ?? titleLabel.write(item.title, small, insteadOf: titleAttributes)
    if isNew { setNeedsLayout() }
    titleAttributes = small
    var large: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Metrics.largeTitleSize, weight: .bold),
      .foregroundColor: color,
    ]
    large.merge(bar.largeTitleTextAttributes ?? [:]) { $1 }
    large.merge(appearance.largeTitleTextAttributes) { $1 }
    let largeTitle = item.largeTitle ?? item.title
    if largeTitleLabel.write(largeTitle, large, insteadOf: largeTitleAttributes) {
      setNeedsLayout()
    }
    largeTitleAttributes = large
    writeSubtitles(in: appearance)
  }

  /// The small title shows once the large one is gone.
  func showTitle(animated: Bool) {
    let alpha: CGFloat = showsSmallTitle ? 1 : 0
    let words = [titleLabel, subtitle].compactMap { $0 }
    guard words.contains(where: { $0.alpha != alpha }) else { return }
    let change = { for view in words { view.alpha = alpha } }
    guard animated, UIKitWorld.current.animations.animatesOwnChanges else { return change() }
    // About as long as it takes on a device (observed).
    UIView.animate(withDuration: 0.2, animations: change)
  }

  var showsSmallTitle: Bool {
    !lower.isSearching && (lower.largeTitle == 0 || lower.shown(after: collapse).largeTitle < 1)
  }

  /// A view that gives itself a size in its own layout is placed again (inferred: what wraps it in
  /// a bar follows its frame).
  func layOutTitle(leading: CGFloat, trailing: CGFloat) {
    let title: UIView = titleView ?? titleLabel
    place(title, leading: leading, trailing: trailing)
    if let titleView {
      let placed = titleView.bounds.size
      titleView.layoutIfNeeded()
      if titleView.bounds.size != placed {
        place(titleView, leading: leading, trailing: trailing)
      }
    }
    placeSubtitle(below: title, leading: leading, trailing: trailing)
  }

  /// What is high by its own content, such as a picture, is made as low as the bar (inferred: large
  /// logos stand scaled to fit in apps' bars).
  private func sizeOfTitle(_ title: UIView, within room: CGFloat) -> CGSize {
    let room = CGSize(width: room, height: Self.buttonAreaHeight)
    var size = title.sizeInBar(within: room, isTitle: true)
    let isHighByContent =
      title.translatesAutoresizingMaskIntoConstraints && !(title is UISearchBar)
      && title.intrinsicContentSize.height > Self.buttonAreaHeight
    if isHighByContent { size.height = min(size.height, Self.buttonAreaHeight) }
    return size
  }

  /// Words begin at the last whole pixel before the middle (measured on iOS 13 at two pixels a
  /// point, on iOS 15 and 18 at three).
  private func top(of title: CGFloat, in room: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    let top = (room - title) / 2
    return titleView == nil && scale > 1
      ? (top * scale + 1e-5).rounded(.down) / scale : top.rounded()
  }

  /// Centred in the bar if the buttons leave room, else in the remaining space.
  private func place(_ title: UIView, leading: CGFloat, trailing: CGFloat) {
    let room = max(0, bounds.width - leading - trailing)
    let menu = min(roomOfTitleMenu, room)
    let size = sizeOfTitle(title, within: room - menu)
    let width = min(size.width, room - menu) + menu
    let centred = (bounds.width - width) / 2
    let x = min(max(centred, leading), max(leading, bounds.width - trailing - width))
    let height = min(bounds.height - lower.prompt, rowHeight)
    let offset = titleView == nil ? titleOffset : .zero
    // An app may change the bar's looks, which lays it out again, while the title
    // moves with its screen.
    title.setUntransformedFrame(
      CGRect(
        x: x + offset.horizontal + (isRightToLeft ? menu : 0),
        y: lower.prompt + top(of: size.height, in: height) + offset.vertical,
        width: width - menu,
        height: size.height
      )
    )
    layOutTitleMenu()
  }
}
