import CoreGraphics
import Foundation

/// One element that a compositional layout has placed, in the coordinates of the content.
struct CompositionalElement {
  var key: ElementKey
  var frame: CGRect
  var zIndex = 0
  /// Whether it is scrolled across with its section.
  var isInLane = false
  /// Which sides are only estimates so far.
  var isWidthEstimated = false
  var isHeightEstimated = false
  /// A header or footer that stays in sight while its section is: the section's extent along the scroll
  /// direction.
  var pin: Pin?

  struct Pin {
    var section: CGRect
    var isAtEnd: Bool
  }

  /// `frame`, moved to where it is seen while `visible` is.
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
