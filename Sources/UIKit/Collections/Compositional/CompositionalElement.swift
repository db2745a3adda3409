import CoreGraphics
import Foundation

/// One element that a compositional layout has placed, in the coordinates of the content.
struct CompositionalElement {
  var key: ElementKey
  var frame: CGRect
  var zIndex = 0
  /// Whether it scrolls orthogonally with its section.
  var isInLane = false
  /// Whether the width is only an estimate so far.
  var isWidthEstimated = false
  var isHeightEstimated = false
  /// Whether it goes where its item goes.
  var isBadge = false
  /// Set for a pinned header or footer: its section's extent along the scroll direction.
  var pin: Pin?

  var isOfWholeLayout: Bool { key.isOfWholeLayout }

  struct Pin {
    var section: CGRect
    var isAtEnd: Bool
  }

  /// `frame`, moved to its pinned place while `visible` shows.
  func frame(pinnedIn visible: CGRect?, isVertical: Bool) -> CGRect {
    guard let pin, let visible else { return frame }
    var frame = frame
    if isVertical {
      frame.origin.y =
        pin.isAtEnd
        ? max(min(frame.minY, visible.maxY - frame.height), pin.section.minY)
        : min(max(frame.minY, visible.minY), pin.section.maxY - frame.height)
    } else {
      frame.origin.x =
        pin.isAtEnd
        ? max(min(frame.minX, visible.maxX - frame.width), pin.section.minX)
        : min(max(frame.minX, visible.minX), pin.section.maxX - frame.width)
    }
    return frame
  }
}
