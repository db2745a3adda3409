import CoreGraphics
import Foundation

/// Places the headers and footers of a section, or of a whole layout.
@MainActor
struct CompositionalBoundary {
  /// A header or footer and its index path.
  struct Item {
    let element: NSCollectionLayoutBoundarySupplementaryItem
    let indexPath: IndexPath

    /// - Parameter path: from the number of an item among those of its kind.
    static func list(
      _ elements: [NSCollectionLayoutBoundarySupplementaryItem],
      path: (Int) -> IndexPath
    ) -> [Item] {
      var counts: [String: Int] = [:]
      return elements.map { element in
        let number = counts[element.elementKind, default: 0]
        counts[element.elementKind] = number + 1
        return Item(element: element, indexPath: path(number))
      }
    }
  }

  /// The width between its sides, and all of its length along.
  let container: CGSize
  let insets: NSDirectionalEdgeInsets
  let isVertical: Bool
  /// Sizes that elements chose in place of an estimate.
  let known: (ElementKey) -> CGSize?
  private(set) var elements: [CompositionalElement] = []

  init(
    container: CGSize,
    insets: NSDirectionalEdgeInsets,
    isVertical: Bool,
    known: @escaping (ElementKey) -> CGSize?
  ) {
    self.container = container
    self.insets = insets
    self.isVertical = isVertical
    self.known = known
  }

  /// Places the headers, or the footers: all at one edge of the content, from where their offsets
  /// move them, with as much room as the one that sticks out furthest (observed).
  ///
  /// - Returns: by how much they make the content longer.
  mutating func place(_ items: [Item], at cursor: CGFloat, isAtEnd: Bool) -> CGFloat {
    let sized = items.map { ($0, size(of: $0)) }
    let extent = sized.map { overhang(of: $0.element, $1, isAtEnd: isAtEnd) }.max() ?? 0
    let edge = isAtEnd ? cursor : cursor + extent
    for (item, size) in sized { place(item, size, at: edge, isAtEnd: isAtEnd) }
    return extent
  }

  /// How far it sticks out of the content.
  private func overhang(
    of item: NSCollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize,
    isAtEnd: Bool
  ) -> CGFloat {
    guard item.extendsBoundary else { return 0 }
    let offset = isVertical ? item.offset.y : item.offset.x
    return max(0, length(of: size) + (isAtEnd ? offset : -offset))
  }

  private func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private var box: CGSize {
    CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom)
    )
  }

  private func size(of item: Item) -> CGSize {
    let dimensions = item.element.layoutSize
    var size = dimensions.size(in: box)
    if let chosen = known(key(of: item)) {
      if dimensions.widthDimension.isOpen { size.width = chosen.width }
      if dimensions.heightDimension.isOpen { size.height = chosen.height }
    }
    return size
  }

  private func key(of item: Item) -> ElementKey {
    ElementKey(
      category: .supplementaryView,
      kind: item.element.elementKind,
      indexPath: item.indexPath
    )
  }

  /// - Parameter edge: where the content begins or ends.
  private mutating func place(_ item: Item, _ size: CGSize, at edge: CGFloat, isAtEnd: Bool) {
    let source = item.element
    let length = length(of: size)
    let start = source.extendsBoundary == isAtEnd ? edge : edge - length
    let line =
      isVertical
      ? CGRect(x: insets.leading, y: start, width: box.width, height: length)
      : CGRect(x: start, y: insets.top, width: length, height: box.height)
    let origin = source.containerAnchor.origin(of: size, in: line)
    let frame = CGRect(origin: origin, size: size)
      .offsetBy(dx: source.offset.x, dy: source.offset.y)
    var element = CompositionalElement(
      key: key(of: item),
      frame: frame.inset(by: ownInsets(of: source)),
      zIndex: source.zIndex
    )
    element.isWidthEstimated = source.layoutSize.widthDimension.isOpen
    element.isHeightEstimated = source.layoutSize.heightDimension.isOpen
    if source.pinToVisibleBounds {
      element.pin = CompositionalElement.Pin(section: .zero, isAtEnd: isAtEnd)
    }
    elements.append(element)
  }

  /// Its content insets (observed), which count for nothing where its size is an
  /// estimate (documented).
  private func ownInsets(of item: NSCollectionLayoutBoundarySupplementaryItem) -> UIEdgeInsets {
    var insets = item.contentInsets
    if item.layoutSize.widthDimension.isOpen { (insets.leading, insets.trailing) = (0, 0) }
    if item.layoutSize.heightDimension.isOpen { (insets.top, insets.bottom) = (0, 0) }
    return UIEdgeInsets(insets, isRightToLeft: false)
  }
}
