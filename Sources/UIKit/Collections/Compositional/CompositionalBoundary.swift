import CoreGraphics
import Foundation

/// Places the headers and footers of a section, or of a whole layout.
@MainActor
struct CompositionalBoundary {
  /// The container's width across, and the visible length along.
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

  /// - Returns: by how much it makes the content longer.
  mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    at cursor: CGFloat,
    _ indexPath: IndexPath,
    isAtEnd: Bool
  ) -> CGFloat {
    let box = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom)
    )
    let key = ElementKey(
      category: .supplementaryView,
      kind: item.elementKind,
      indexPath: indexPath
    )
    var size = item.layoutSize.size(in: box)
    if let chosen = known(key) {
      if item.layoutSize.widthDimension.isOpen { size.width = chosen.width }
      if item.layoutSize.heightDimension.isOpen { size.height = chosen.height }
    }
    let length = isVertical ? size.height : size.width
    let back = item.extendsBoundary || !isAtEnd ? 0 : length
    let line =
      isVertical
      ? CGRect(x: insets.leading, y: cursor - back, width: box.width, height: length)
      : CGRect(x: cursor - back, y: insets.top, width: length, height: box.height)
    let origin = item.containerAnchor.origin(of: size, in: line)
    var element = CompositionalElement(
      key: key,
      frame: CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y),
      zIndex: item.zIndex
    )
    element.isWidthEstimated = item.layoutSize.widthDimension.isOpen
    element.isHeightEstimated = item.layoutSize.heightDimension.isOpen
    if item.pinToVisibleBounds {
      element.pin = CompositionalElement.Pin(section: .zero, isAtEnd: isAtEnd)
    }
    elements.append(element)
    return item.extendsBoundary ? length : 0
  }
}
