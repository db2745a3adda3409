import CoreGraphics
import Foundation
import ObjectiveC

/// Places the items of one section: groups one after the other, their subitems in them.
@MainActor
struct SectionSolver {
  let section: NSCollectionLayoutSection
  let index: Int
  let itemCount: Int
  let environment: any NSCollectionLayoutEnvironment
  /// The width between its sides, and all of its length along.
  let container: CGSize
  let isVertical: Bool
  let sides: SectionSides
  /// Sizes that elements chose in place of an estimate.
  let known: (ElementKey) -> CGSize?

  private(set) var elements: [CompositionalElement] = []
  /// The lane of a section that scrolls orthogonally.
  private(set) var lane: CompositionalLane?
  private var next = 0

  init(
    _ section: NSCollectionLayoutSection,
    index: Int,
    itemCount: Int,
    environment: any NSCollectionLayoutEnvironment,
    container: CGSize,
    isVertical: Bool,
    sides: SectionSides,
    known: @escaping (ElementKey) -> CGSize?
  ) {
    self.section = section
    self.index = index
    self.itemCount = itemCount
    self.environment = environment
    self.container = container
    self.isVertical = isVertical
    self.sides = sides
    self.known = known
  }

  /// - Returns: how long the section is along the scroll direction.
  mutating func solve(at start: CGFloat) -> CGFloat {
    let insets = section.contentInsets.adding(sides.groups)
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom)
    )
    var cursor = start
    let headers = boundaries { !$0.edges.contains(endEdge) && $0.edges.contains(startEdge) }
    cursor += place(headers, at: cursor, isAtEnd: false)
    cursor += isVertical ? insets.top : insets.leading
    let content = placeGroups(at: cursor, inner, insets)
    cursor += content
    cursor += isVertical ? insets.bottom : insets.trailing
    let footers = boundaries { $0.edges.contains(endEdge) }
    cursor += place(footers, at: cursor, isAtEnd: true)
    let extent =
      isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: cursor - start)
      : CGRect(x: start, y: 0, width: cursor - start, height: container.height)
    for place in elements.indices where elements[place].pin != nil {
      elements[place].pin?.section = extent
    }
    for item in section.decorationItems { decorate(item, extent) }
    return cursor - start
  }

  private var startEdge: NSDirectionalRectEdge { isVertical ? .top : .leading }
  private var endEdge: NSDirectionalRectEdge { isVertical ? .bottom : .trailing }

  private func boundaries(
    _ isWanted: (NSRectAlignment) -> Bool
  ) -> [CompositionalBoundary.Item] {
    let items = CompositionalBoundary.Item.list(section.boundarySupplementaryItems) {
      IndexPath(item: $0, section: index)
    }
    return items.filter { isWanted($0.element.alignment) }
  }

  // MARK: Groups

  private mutating func placeGroups(
    at start: CGFloat,
    _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var along: CGFloat = 0
    var across: CGFloat = 0
    var isFirst = true
    let firstElement = elements.count
    var groups: [ClosedRange<CGFloat>] = []
    while next < itemCount {
      if !isFirst {
        if isOrthogonal {
          across += section.interGroupSpacing
        } else {
          along += section.interGroupSpacing
        }
      }
      isFirst = false
      let place =
        isVertical
        ? CGPoint(x: insets.leading + across, y: start + (isOrthogonal ? 0 : along))
        : CGPoint(x: start + (isOrthogonal ? 0 : along), y: insets.top + across)
      let before = next
      let size = placeGroup(section.group, at: place, in: inner)
      let (length, width) = isVertical ? (size.height, size.width) : (size.width, size.height)
      if isOrthogonal {
        let begin = isVertical ? place.x : place.y
        groups.append(begin...max(begin, begin + width))
        across += width
        along = max(along, length)
      } else {
        along += length
      }
      // A group without subitems never ends.
      if next == before { break }
    }
    guard isOrthogonal else { return along }
    for place in firstElement..<elements.count { elements[place].isInLane = true }
    let margins = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    lane = makeLane(at: start, height: along, length: across + margins, groups)
    return along
  }

  /// - Parameters:
  ///   - height: across the direction in which the lane scrolls.
  ///   - length: of its content.
  private func makeLane(
    at start: CGFloat,
    height: CGFloat,
    length: CGFloat,
    _ groups: [ClosedRange<CGFloat>]
  ) -> CompositionalLane {
    CompositionalLane(
      frame: isVertical
        ? CGRect(x: 0, y: start, width: container.width, height: height)
        : CGRect(x: start, y: 0, width: height, height: container.height),
      length: length,
      groups: groups,
      behavior: section.orthogonalScrollingBehavior,
      rate: section.orthogonalScrollingProperties.decelerationRate,
      bounce: section.orthogonalScrollingProperties.bounce,
      isHorizontal: isVertical
    )
  }

  private mutating func placeGroup(
    _ group: NSCollectionLayoutGroup,
    at origin: CGPoint,
    in container: CGSize
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let first = next
    switch group.arrangement {
    case .custom(let provider):
      let environment = CompositionalEnvironment(size: inner, traits: environment.traitCollection)
      for item in provider(environment) where next < itemCount {
        addItem(item.frame.offsetBy(dx: start.x, dy: start.y), zIndex: item.zIndex)
      }
    case .horizontal, .vertical:
      let isRow = if case .horizontal = group.arrangement { true } else { false }
      let used = fill(group, at: start, inner, isRow: isRow)
      if group.layoutSize.heightDimension.isOpen {
        size.height = used.height + insets.top + insets.bottom
      }
      if group.layoutSize.widthDimension.isOpen {
        size.width = used.width + insets.leading + insets.trailing
      }
    }
    // They have the index path of the group's first item (inferred).
    for badge in group.badges where next > first {
      let frame = CGRect(origin: origin, size: size)
      attach(badge, to: frame, IndexPath(item: first, section: index), followsItem: false)
    }
    return size
  }

  /// Repeats the subitems in a row or a column while there is room.
  private mutating func fill(
    _ group: NSCollectionLayoutGroup,
    at start: CGPoint,
    _ inner: CGSize,
    isRow: Bool
  ) -> CGSize {
    let room = isRow ? inner.width : inner.height
    let isOpen =
      isRow
      ? group.layoutSize.widthDimension.isOpen : group.layoutSize.heightDimension.isOpen
    let spacing = group.interItemSpacing?.spacing ?? 0
    var cursor: CGFloat = 0
    var across: CGFloat = 0
    var ends: [Int] = []
    var uniform: [Int] = []
    let first = elements.count
    let limit = group.count ?? (isOpen ? group.subitems.count : .max)
    var placed = 0
    while placed < limit, next < itemCount, !group.subitems.isEmpty {
      let item = group.subitems[placed % group.subitems.count]
      var box = inner
      if let count = group.count, group.sharesLength, count > 0 {
        let share = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
        if isRow { box.width = share } else { box.height = share }
      }
      let wanted = size(of: item, in: box, isShared: group.sharesLength, isRow: isRow)
      let length = isRow ? wanted.width : wanted.height
      let gap = placed == 0 ? 0 : spacing
      // Half a point: three thirds of a width are a little more than the width.
      if placed > 0, group.count == nil, !isOpen, cursor + gap + length > room + 0.5 { break }
      cursor += gap
      let place = CGPoint(x: start.x + (isRow ? cursor : 0), y: start.y + (isRow ? 0 : cursor))
      let before = next
      if item.isUniform(acrossRow: isRow) { uniform.append(elements.count) }
      let size = placeItem(item, at: place, in: box, isShared: group.sharesLength, isRow: isRow)
      cursor += isRow ? size.width : size.height
      across = max(across, isRow ? size.height : size.width)
      ends.append(elements.count)
      placed += 1
      if next == before, placed >= group.subitems.count { break }
    }
    stretch(uniform, isRow: isRow)
    if group.interItemSpacing?.isFlexible == true, ends.count > 1, room > cursor {
      spread(from: first, ends, by: (room - cursor) / CGFloat(ends.count - 1), isRow: isRow)
      cursor = room
    }
    return isRow
      ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor)
  }

  /// Makes elements as high, or in a column as wide, as the largest of them.
  private mutating func stretch(_ places: [Int], isRow: Bool) {
    let sizes = places.map { elements[$0].frame.size }
    guard let size = sizes.map({ isRow ? $0.height : $0.width }).max() else { return }
    for place in places {
      if isRow {
        elements[place].frame.size.height = size
      } else {
        elements[place].frame.size.width = size
      }
    }
  }

  private mutating func spread(from first: Int, _ ends: [Int], by gap: CGFloat, isRow: Bool) {
    var start = first
    for (number, end) in ends.enumerated() {
      for place in start..<end {
        let shift = gap * CGFloat(number)
        elements[place].frame = elements[place].frame.offsetBy(
          dx: isRow ? shift : 0,
          dy: isRow ? 0 : shift
        )
      }
      start = end
    }
  }

  // MARK: Items

  private var nextKey: ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: IndexPath(item: next, section: index))
  }

  /// The size of the next item with the room around it: in place of an estimate the one that it has
  /// chosen, so that rows of tags end where the next one does not fit.
  private func size(
    of item: NSCollectionLayoutItem,
    in container: CGSize,
    isShared: Bool,
    isRow: Bool
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard !(item is NSCollectionLayoutGroup) else { return size }
    if isShared {
      if isRow { size.width = container.width } else { size.height = container.height }
    }
    if let chosen = known(nextKey) {
      if item.layoutSize.widthDimension.isOpen { size.width = chosen.width }
      if item.layoutSize.heightDimension.isOpen { size.height = chosen.height }
    }
    let edge = item.edgeSpacing?.insets ?? .zero
    size.width += edge.leading + edge.trailing
    size.height += edge.top + edge.bottom
    return size
  }

  private mutating func placeItem(
    _ item: NSCollectionLayoutItem,
    at origin: CGPoint,
    in container: CGSize,
    isShared: Bool,
    isRow: Bool
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return placeGroup(group, at: origin, in: container)
    }
    let key = nextKey
    let size = size(of: item, in: container, isShared: isShared, isRow: isRow)
    let (edge, insets) = (item.edgeSpacing?.insets ?? .zero, item.contentInsets)
    let frame = CGRect(
      x: origin.x + edge.leading + insets.leading,
      y: origin.y + edge.top + insets.top,
      width: max(0, size.width - edge.leading - edge.trailing - insets.leading - insets.trailing),
      height: max(0, size.height - edge.top - edge.bottom - insets.top - insets.bottom)
    )
    var element = CompositionalElement(key: key, frame: frame)
    element.isWidthEstimated = item.layoutSize.widthDimension.isOpen
    element.isHeightEstimated = item.layoutSize.heightDimension.isOpen
    elements.append(element)
    for badge in item.badges { attach(badge, to: frame, key.indexPath, followsItem: true) }
    next += 1
    return size
  }

  private mutating func addItem(_ frame: CGRect, zIndex: Int) {
    elements.append(CompositionalElement(key: nextKey, frame: frame, zIndex: zIndex))
    next += 1
  }

  private mutating func attach(
    _ badge: NSCollectionLayoutSupplementaryItem,
    to frame: CGRect,
    _ indexPath: IndexPath,
    followsItem: Bool
  ) {
    let size = badge.layoutSize.size(in: frame.size)
    let origin: CGPoint
    if let anchor = badge.itemAnchor {
      // The point of the item to which the badge's point is aligned.
      let target = badge.containerAnchor.origin(of: .zero, in: frame)
      let own = anchor.origin(of: .zero, in: CGRect(origin: .zero, size: size))
      origin = CGPoint(x: target.x - own.x, y: target.y - own.y)
    } else {
      origin = badge.containerAnchor.origin(of: size, in: frame)
    }
    var element = CompositionalElement(
      key: ElementKey(
        category: .supplementaryView,
        kind: badge.elementKind,
        indexPath: indexPath
      ),
      frame: CGRect(origin: origin, size: size),
      zIndex: max(1, badge.zIndex)
    )
    element.isBadge = followsItem
    elements.append(element)
  }

  // MARK: Boundaries and backgrounds

  /// - Returns: by how much they make the section longer.
  private mutating func place(
    _ items: [CompositionalBoundary.Item],
    at cursor: CGFloat,
    isAtEnd: Bool
  ) -> CGFloat {
    let own = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var boundary = CompositionalBoundary(
      container: container,
      insets: own.adding(sides.supplementaries),
      isVertical: isVertical,
      known: known
    )
    let length = boundary.place(items, at: cursor, isAtEnd: isAtEnd)
    elements += boundary.elements
    return length
  }

  private mutating func decorate(_ item: NSCollectionLayoutDecorationItem, _ extent: CGRect) {
    let insets = item.contentInsets
    elements.append(
      CompositionalElement(
        key: ElementKey(
          category: .decorationView,
          kind: item.elementKind,
          indexPath: IndexPath(item: 0, section: index)
        ),
        frame: extent.inset(by: UIEdgeInsets(insets, isRightToLeft: false)),
        zIndex: item.zIndex
      )
    )
  }
}
