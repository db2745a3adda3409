import Foundation

/// Headers and footers of sections: views of the delegate, or titles.
extension UITableView {
  // MARK: Heights

  /// Headers with a title are 28 points high in plain tables; grouped ones leave room between
  /// sections (observed).
  ///
  /// A plain table has no room for a header that is neither a title nor a view, unless the delegate
  /// itself asks for it: older storyboards say 28 for all (observed).
  func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let isAutomatic = height == UITableView.automaticDimension
    if !isAutomatic, height != sectionHeaderHeight { return height }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    // A header of the table, however low, is how apps of that time removed the margin.
    let isFirstOfOld =
      style == .grouped && section == 0 && tableHeaderView == nil
      && UIKitWorld.current.presentsFullScreenByDefault
    if !isAutomatic, style != .plain, height < 1 || title == nil && !isFirstOfOld { return height }
    let view = ownTitleView(section, isHeader: true)
    if isAutomatic { return automaticHeaderHeight(section, view: view, title: title) }
    if style == .plain { return view != nil || title != nil ? height : 0 }
    // The 18 or 10 of a storyboard squeezes no title (inferred from the places of rows in
    // storyboards), but it is the whole margin above a first group without one (observed), which
    // has 35 points in apps of before iOS 13 (measured on iOS 12).
    guard view == nil else { return height }
    return max(height, automaticHeaderHeight(section, view: nil, title: title))
  }

  private func automaticHeaderHeight(_ section: Int, view: UIView?, title: String?) -> CGFloat {
    let hasContent = view != nil || title != nil
    let own = view.flatMap(ownHeight)
    let more = view == nil ? heightOfFurtherLines(of: title, isHeader: true) : 0
    switch style {
    case .plain: return hasContent ? own ?? 28 + more : 0
    case .grouped, .insetGrouped:
      if hasContent { return own ?? inPixels(section == 0 ? 55.5 : 38) + more }
      return section == 0 ? 35 : 18
    }
  }

  /// Down to a whole pixel: at three pixels a point the title of the first group has 55.33 points,
  /// as has the space between two groups of which one has a title (measured on one screen of five
  /// groups, with those in storyboards, which have 55.5 at two pixels).
  private func inPixels(_ height: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return scale > 1 ? (height * scale).rounded(.down) / scale : height
  }

  /// The room above a header of a plain table, which does not stick with it: none in projects of
  /// old systems (documented; 22 is what storyboards of Xcode 13 and later have).
  func headerPadding(height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    if sectionHeaderTopPadding != UITableView.automaticDimension { return sectionHeaderTopPadding }
    return UIKitWorld.current.presentsFullScreenByDefault ? 0 : 22
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let isAutomatic = height == UITableView.automaticDimension
    if !isAutomatic, height != sectionFooterHeight { return height }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    if !isAutomatic, style != .plain, height < 1 || title == nil { return height }
    let view = ownTitleView(section, isHeader: false)
    if isAutomatic { return automaticFooterHeight(view: view, title: title) }
    if style == .plain { return view != nil || title != nil ? height : 0 }
    // As for headers (inferred).
    return view == nil ? max(height, automaticFooterHeight(view: nil, title: title)) : height
  }

  private func automaticFooterHeight(view: UIView?, title: String?) -> CGFloat {
    guard view != nil || title != nil else { return style == .plain ? 0 : inPixels(17.5) }
    if let own = view.flatMap(ownHeight) { return own }
    let more = view == nil ? heightOfFurtherLines(of: title, isHeader: false) : 0
    return (style == .plain ? 28 : 30) + more
  }

  /// The height that a view's constraints give it, as for rows, or its content, such as a label's
  /// text; nil without any of them (documented).
  private func ownHeight(of view: UIView) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let hasOwnHeight =
      !content.constraints.isEmpty || content is UIStackView
      || content.intrinsicContentSize.height > 0
    guard hasOwnHeight, bounds.width > 0 else { return nil }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height : nil
  }

  // MARK: Titles

  /// How much higher a title is than one line.
  private func heightOfFurtherLines(of title: String?, isHeader: Bool) -> CGFloat {
    guard let title, bounds.width > 0 else { return 0 }
    let label = UILabel()
    label.numberOfLines = 0
    setTitle(title, of: label, isHeader: isHeader)
    let whole = height(of: label)
    label.numberOfLines = 1
    return whole - height(of: label)
  }

  /// The headers of plain tables are grey since iOS 15 (measured on iOS 16); the footers have the
  /// look of `UIListContentConfiguration.plainFooter()` (inferred).
  private func setTitle(_ title: String, of label: UILabel, isHeader: Bool) {
    label.textColor = .secondaryLabel
    if style == .plain, isHeader {
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      label.text = title
    } else {
      label.font = .systemFont(ofSize: 13)
      label.text = isHeader ? title.uppercased() : title
    }
  }

  /// The height of a title in its lines.
  private func height(of label: UILabel) -> CGFloat {
    let sides = sideInsets
    let width = bounds.width - sides.left - sides.right - 2 * (groupInset + rowMargin)
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func headerRect(_ section: Int) -> CGRect {
    guard tableMetrics.sections.indices.contains(section) else { return .zero }
    let span = tableMetrics.sections[section].header
    return CGRect(
      x: 0,
      y: span.lowerBound,
      width: bounds.width,
      height: span.upperBound - span.lowerBound
    )
  }

  func footerRect(_ section: Int) -> CGRect {
    guard tableMetrics.sections.indices.contains(section) else { return .zero }
    let span = tableMetrics.sections[section].footer
    return CGRect(
      x: 0,
      y: span.lowerBound,
      width: bounds.width,
      height: span.upperBound - span.lowerBound
    )
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = takeHeaderFooter(identifier)
    view?.tableStyle = style
    return view
  }

  private func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = cellRegistry.take("header/" + identifier) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      view.owesConfiguration = true
      return view
    }
    let made = cellRegistry.makeFromInterface("header/" + identifier)
    if let view = made as? UITableViewHeaderFooterView { return view }
    let type = cellRegistry.type(for: "header/" + identifier)
    return (type as? UITableViewHeaderFooterView.Type)?.init(dequeuedWith: identifier)
  }

  // MARK: Layout

  func layOutHeaders() {
    let visible = bounds.inset(by: adjustedContentInset)
    for index in tableMetrics.sections.indices {
      var header = headerRect(index).offsetBy(dx: 0, dy: gap?.shift(ofHeader: index) ?? 0)
      var footer = footerRect(index).offsetBy(dx: 0, dy: gap?.shift(ofFooter: index) ?? 0)
      if style == .plain {
        let lowest = header.maxY
        // Plain headers stay at the top, and footers at the bottom, while their section is visible.
        header.origin.y = max(header.minY, min(visible.minY, footer.minY - header.height))
        footer.origin.y = min(
          footer.minY,
          max(visible.maxY - footer.height, lowest)
        )
      }
      let origin = sectionOrigins[index]
      let headerChange = place(in: \.headers, index, header, from: origin?.header.lowerBound) {
        makeHeaderFooter(index, isHeader: true)
      }
      switch headerChange {
      case .came(let view):
        UIKitWorld.current.animations.performOutsideOpenBlocks {
          delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        }
      case .went(let view):
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
      case nil: break
      }
      let footerChange = place(in: \.footers, index, footer, from: origin?.footer.lowerBound) {
        makeHeaderFooter(index, isHeader: false)
      }
      switch footerChange {
      case .came(let view):
        UIKitWorld.current.animations.performOutsideOpenBlocks {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
      case .went(let view):
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
      case nil: break
      }
    }
  }

  private enum Placement {
    case came(UIView)
    case went(UIView)
  }

  /// The changes, for the delegate.
  ///
  /// - Parameters:
  ///   - views: the headers or the footers, as a key path: the delegate that makes one may ask for
  ///     the others.
  ///   - origin: where a new view of an update comes from, in the animation of the rows.
  private func place(
    in views: ReferenceWritableKeyPath<UITableView, [Int: UIView]>,
    _ section: Int,
    _ frame: CGRect,
    from origin: CGFloat?,
    _ make: () -> UIView?
  ) -> Placement? {
    // Apps write `.leastNormalMagnitude` for none: less than half a pixel has no view (inferred).
    let leastHeight = 0.5 / UIScreen.main.scale
    guard frame.height >= leastHeight, frame.intersects(bounds) else {
      let gone = self[keyPath: views].removeValue(forKey: section)
      if let gone { remove(gone, goingTo: frame) }
      return gone.map(Placement.went)
    }
    if let view = self[keyPath: views][section] {
      view.frame = frame.pixelAligned
      return nil
    }
    guard let view = make() else { return nil }
    self[keyPath: views][section] = view
    // As a row, it comes at its place and size, whatever animation lays the table out.
    UIKitWorld.current.animations.performQuietly {
      view.frame = frame.offsetBy(dx: 0, dy: (origin ?? frame.minY) - frame.minY).pixelAligned
      addSubview(view)
      if let held = editingState.moving?.cell { bringSubviewToFront(held) }
      view.layoutIfNeeded()
    }
    if origin != nil { view.frame = frame.pixelAligned }
    if let animation = insertedTitles[section] { bring(view, with: animation) }
    return .came(view)
  }

  /// Shows the title of an inserted section in the animation of its rows.
  private func bring(_ title: UIView, with animation: RowAnimation) {
    let (center, alpha) = (title.center, title.alpha)
    let offset = animation.offset(of: title.bounds.size)
    UIKitWorld.current.animations.performQuietly {
      title.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      if animation.fades { title.alpha = 0 }
    }
    title.center = center
    title.alpha = alpha
  }

  /// The view of the delegate, as it looks.
  private func ownTitleView(_ section: Int, isHeader: Bool) -> UIView? {
    // The frames that it gets as it is made are no part of the animation that lays the
    // table out, as for rows.
    UIKitWorld.current.animations.performQuietly {
      let view =
        isHeader
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section)
      (view as? UITableViewHeaderFooterView)?.updateOwedConfiguration()
      return view
    }
  }

  /// Points from the top of a group's title, or of its last line, to the rows.
  private static let lastLineOfHeader: CGFloat = 22

  private func makeHeaderFooter(_ section: Int, isHeader: Bool) -> UIView? {
    if let own = ownTitleView(section, isHeader: isHeader) { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = view.textLabel
    if let label { setTitle(title, of: label, isHeader: isHeader) }
    if style == .plain {
      let paper = UIView()
      paper.backgroundColor = .systemBackground
      view.backgroundView = paper
      view.titleSpace = (above: 2, below: 2)
    } else {
      let room = isHeader ? headerRect(section).height : footerRect(section).height
      let lines = label.map(height) ?? 16
      // The last line begins 22 points above the rows (measured on iOS, at three pixels a point).
      let line = label.map { $0.roundedUp($0.font.lineHeight) } ?? 16
      let below = max(0, Self.lastLineOfHeader - line)
      view.titleSpace =
        isHeader
        ? (above: max(0, room - lines - below), below: below)
        : (above: 7, below: max(0, room - lines - 7))
    }
    return view
  }

  // MARK: Updates

  /// Headers and footers stay with their sections; those of reloaded sections are
  /// made again (inferred).
  ///
  /// - Returns: those of deleted sections, with the old numbers of these.
  func keepHeaders(_ updates: CollectionUpdates, _ map: [Int?]) -> [(view: UIView, section: Int)] {
    var deleted: [(view: UIView, section: Int)] = []
    func keep(_ views: ReferenceWritableKeyPath<UITableView, [Int: UIView]>) {
      let old = self[keyPath: views]
      self[keyPath: views] = [:]
      for (section, view) in old.sorted(by: { $0.key < $1.key }) {
        // In a grouped table, the place of a title depends on its section.
        if map.indices.contains(section), let target = map[section],
          !updates.reloadedSections.contains(section), target == section || style == .plain
        {
          self[keyPath: views][target] = view
        } else if updates.deletedSections.contains(section) {
          deleted.append((view, section))
        } else {
          view.removeFromSuperview()
        }
      }
    }
    keep(\.headers)
    keep(\.footers)
    return deleted
  }

  /// Where the sections that stay are before an update, by their new numbers.
  func origins(ofSections map: [Int?], except reloaded: IndexSet) -> [Int: TableMetrics.Section] {
    guard let metrics else { return [:] }
    var origins: [Int: TableMetrics.Section] = [:]
    for (section, target) in map.enumerated() where !reloaded.contains(section) {
      guard let target, metrics.sections.indices.contains(section) else { continue }
      origins[target] = metrics.sections[section]
    }
    return origins
  }

  /// The titles of sections that are pushed off the screen, with their places there.
  func takeDepartingTitles() -> [(view: UIView, frame: CGRect)] {
    var result: [(view: UIView, frame: CGRect)] = []
    let bounds = boundsWithinEnd
    for section in tableMetrics.sections.indices {
      let (header, footer) = (headerRect(section), footerRect(section))
      guard header.minY >= bounds.maxY || footer.maxY <= bounds.minY else { continue }
      if let view = headers.removeValue(forKey: section) { result.append((view, header)) }
      if let view = footers.removeValue(forKey: section) { result.append((view, footer)) }
    }
    return result
  }
}
