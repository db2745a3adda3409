import Foundation
import QuartzCore

/// Scrolling to an item.
extension UICollectionView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else {
      World.current.record(
        LayerFault(
          name: .invalidArgument,
          reason:
            "attempted to scroll the UICollectionView to an out-of-bounds item (\(indexPath.item)) when there are only \((0..<numberOfSections).contains(indexPath.section) ? numberOfItems(inSection: indexPath.section) : 0) items in section \(indexPath.section)."
        )
      )
      return
    }
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    if position == [] {
      guard let scroller = scrollers[indexPath.section] else {
        scrollRectToVisible(frame, animated: animated)
        return
      }
      scroller.scroll(to: frame, at: [], animated: animated)
      scrollRectToVisible(scroller.frame, animated: animated)
      return
    }
    var position = position
    if let scroller = scrollers[indexPath.section], let lane = scroller.lane {
      scroller.scroll(to: frame, at: position, animated: animated)
      position.subtract(
        lane.isHorizontal
          ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
      )
    }
    scroll(
      toward: { [weak self, position] in self?.offset(showing: indexPath, at: position) ?? .zero },
      animated: animated
    )
  }

  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return offset
    }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset).size
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - visible.height - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - inset.top
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - visible.width - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - inset.left
    }
    return clamped(offset)
  }
}
