import CoreGraphics

/// Where the segments are.
extension UISegmentedControl {
  func contentWidth(_ segment: Entry) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let width = segment.picture.image?.size.width ?? segment.label.intrinsicContentSize.width
    return (width + 20).rounded(.up)
  }

  var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    var widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) }
    if apportionsSegmentWidthsByContent {
      let factor = bounds.width / max(1, widths.reduce(0, +))
      widths = widths.map { $0 * factor }
    } else {
      let fixed = segments.filter { $0.width > 0 }
      let rest = bounds.width - fixed.reduce(0) { $0 + $1.width }
      let share = max(0, rest) / CGFloat(max(1, segments.count - fixed.count))
      widths = segments.map { $0.width > 0 ? $0.width : share }
    }
    var x = bounds.minX
    let frames = widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    guard isRightToLeft else { return frames }
    return frames.map { frame in
      CGRect(
        x: bounds.minX + bounds.maxX - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
  }

  /// The segment's own offset and that of its kind.
  func shift(of index: Int) -> CGSize {
    let kind: Segment =
      segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    let shift = contentShifts[kind] ?? contentShifts[.any] ?? .zero
    let own = segments[index].offset
    return CGSize(width: own.width + shift.horizontal, height: own.height + shift.vertical)
  }

  func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames.firstIndex { $0.contains(point) }
  }
}
