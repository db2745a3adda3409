import Foundation

/// All attributes of a prepared flow layout.
@MainActor
struct FlowCache {
  private struct Section {
    var frame = CGRect.zero
    var header: UICollectionViewLayoutAttributes?
    var footer: UICollectionViewLayoutAttributes?
    var items: [UICollectionViewLayoutAttributes] = []
    /// In the order of their places across.
    var lines: [(start: CGFloat, end: CGFloat, items: Range<Int>)] = []
  }

  private var sections: [Section] = []
  private(set) var contentSize = CGSize.zero
  private var isVertical = true
  private var pinsHeaders = false
  private var pinsFooters = false

  init() {}

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    isVertical = layout.scrollDirection == .vertical
    pinsHeaders = layout.sectionHeadersPinToVisibleBounds
    pinsFooters = layout.sectionFootersPinToVisibleBounds
    let inset = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let cross =
      isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    let metrics = FlowMetrics(layout: layout, collectionView: collectionView)
    var position: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      sections.append(
        Self.section(
          index,
          metrics: metrics,
          length: cross,
          position: &position,
          isVertical: isVertical,
          attributes: type(of: layout).layoutAttributesClass
            as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        )
      )
    }
    contentSize =
      isVertical
      ? CGSize(width: cross, height: position) : CGSize(width: position, height: cross)
    if layout.isMirrored(in: collectionView) { mirror() }
  }

  private static func section(
    _ index: Int,
    metrics: FlowMetrics,
    length: CGFloat,
    position: inout CGFloat,
    isVertical: Bool,
    attributes: UICollectionViewLayoutAttributes.Type
  ) -> Section {
    let axes = FlowAxes(isVertical: isVertical)
    var section = Section()
    let start = position
    let inset = metrics.inset(index)
    func bar(_ size: CGSize, kind: String) -> UICollectionViewLayoutAttributes? {
      let depth = isVertical ? size.height : size.width
      guard depth > 0 else { return nil }
      let bar = make(attributes, .supplementaryView, index, 0)
      bar.representedElementKind = kind
      bar.frame = axes.rect(main: 0, cross: position, mainLength: length, crossLength: depth)
      position += depth
      return bar
    }
    let header = UICollectionView.elementKindSectionHeader
    section.header = bar(metrics.headerSize(index), kind: header)
    position += isVertical ? inset.top : inset.left
    let lead = isVertical ? inset.left : inset.top
    let trail = isVertical ? inset.right : inset.bottom
    let sizes = metrics.itemSizes(index).map(axes.item)
    let lines = FlowLine.lines(
      of: sizes,
      available: length - lead - trail,
      spacing: metrics.itemSpacing(index)
    )
    let lineSpacing = metrics.lineSpacing(index)
    for (number, line) in lines.enumerated() {
      if number > 0 { position += lineSpacing }
      for (item, offset) in zip(line.items, line.offsets) {
        let element = make(attributes, .cell, index, item)
        let cross = position + (line.cross - sizes[item].cross) / 2
        element.frame = axes.rect(of: sizes[item], main: lead + offset, cross: cross)
        section.items.append(element)
      }
      section.lines.append((position, position + line.cross, line.items))
      position += line.cross
    }
    position += isVertical ? inset.bottom : inset.right
    let footer = UICollectionView.elementKindSectionFooter
    section.footer = bar(metrics.footerSize(index), kind: footer)
    let depth = position - start
    section.frame = axes.rect(main: 0, cross: start, mainLength: length, crossLength: depth)
    return section
  }

  private static func make(
    _ type: UICollectionViewLayoutAttributes.Type,
    _ category: UICollectionView.ElementCategory,
    _ section: Int,
    _ item: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = type.init()
    attributes.representedElementCategory = category
    attributes.indexPath = IndexPath(item: item, section: section)
    return attributes
  }

  private mutating func mirror() {
    for index in sections.indices where !isVertical { sections[index].lines = [] }
    for section in sections {
      for element in section.items + [section.header, section.footer].compactMap({ $0 }) {
        element.center.x = contentSize.width - element.center.x
      }
    }
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func elements(in rect: CGRect, pinnedIn visible: CGRect?) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let element = supplementary(kind, index, pinnedIn: visible),
          element.frame.overlaps(rect)
        {
          found.append(element)
        }
      }
      guard section.frame.overlaps(rect) else { continue }
      found += items(of: section, near: rect).filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  /// The items of the lines around a rectangle: sections may have tens of thousands of others.
  private func items(
    of section: Section,
    near rect: CGRect
  ) -> ArraySlice<UICollectionViewLayoutAttributes> {
    // A point more, because frames are rounded.
    let range = rect.insetBy(dx: -1, dy: -1)
    let (start, end) = isVertical ? (range.minY, range.maxY) : (range.minX, range.maxX)
    guard !section.lines.isEmpty else { return section.items[...] }
    let near = section.lines.filter { $0.start < end && start < $0.end }
    guard let first = near.first, let last = near.last else { return [] }
    return section.items[first.items.lowerBound..<last.items.upperBound]
  }

  func supplementary(
    _ kind: String,
    _ index: Int,
    pinnedIn visible: CGRect?
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let plain =
      isHeader
      ? section.header : kind == UICollectionView.elementKindSectionFooter ? section.footer : nil
    guard let plain, let visible, isHeader ? pinsHeaders : pinsFooters else { return plain }
    guard let pinned = plain.copy() as? UICollectionViewLayoutAttributes else { return plain }
    pinned.frame = Self.pin(
      plain.frame,
      in: section.frame,
      to: visible,
      atStart: isHeader,
      isVertical: isVertical
    )
    pinned.zIndex = 10
    return pinned
  }

  /// As near to the visible edge as the section allows.
  private static func pin(
    _ frame: CGRect,
    in section: CGRect,
    to visible: CGRect,
    atStart: Bool,
    isVertical: Bool
  ) -> CGRect {
    var frame = frame
    switch (isVertical, atStart) {
    case (true, true):
      frame.origin.y = max(frame.minY, min(visible.minY, section.maxY - frame.height))
    case (true, false):
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, section.minY))
    case (false, true):
      frame.origin.x = max(frame.minX, min(visible.minX, section.maxX - frame.width))
    case (false, false):
      frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, section.minX))
    }
    return frame
  }
}

extension UICollectionViewFlowLayout {
  /// Vertical flows of a right-to-left view are mirrored only if a subclass requests it.
  func isMirrored(in collectionView: UICollectionView) -> Bool {
    collectionView.isRightToLeft
      && (flipsHorizontallyInOppositeLayoutDirection
        || type(of: self) == UICollectionViewFlowLayout.self)
  }
}

extension CGRect {
  /// Whether the rectangles have an area in common; `intersects` counts touching edges too on
  /// Linux.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// Along the lines is main, from line to line is cross.
private struct FlowAxes {
  let isVertical: Bool

  func item(_ size: CGSize) -> FlowLine.Item {
    isVertical
      ? FlowLine.Item(main: size.width, cross: size.height)
      : FlowLine.Item(main: size.height, cross: size.width)
  }

  func rect(of size: FlowLine.Item, main: CGFloat, cross: CGFloat) -> CGRect {
    rect(main: main, cross: cross, mainLength: size.main, crossLength: size.cross)
  }

  func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: main, y: cross, width: mainLength, height: crossLength)
      : CGRect(x: cross, y: main, width: crossLength, height: mainLength)
  }
}
