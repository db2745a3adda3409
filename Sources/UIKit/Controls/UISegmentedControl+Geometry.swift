import Foundation

/// Where the segments are.
extension UISegmentedControl {
  func contentWidth(_ segment: Entry) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let width = segment.picture.image?.size.width { return (width + 20).rounded(.up) }
    return titleWidth(of: segment).rounded(.up) + 19
  }

  /// In the app's font or in the regular one, whether the segment is selected or not (measured:
  /// with the 19 points it makes the widths of 14 controls in storyboards of Xcode 12 to 16).
  private func titleWidth(of segment: Entry) -> CGFloat {
    guard let text = segment.label.text else { return 0 }
    let font = attributes[UIControl.State.normal.rawValue]?[.font] as? UIFont
    return NSAttributedString(
      string: text,
      attributes: [.font: font ?? .systemFont(ofSize: 13)]
    ).size().width
  }

  var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    // All but the last one end with a line, and what the lines leave is divided: 87 points for each
    // of three in 263, 125 in 377, 167 for each of two in 335 (measured on iOS 14 to 18).
    let room = max(0, bounds.width - ControlDivider.width * CGFloat(segments.count - 1))
    var widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) }
    if apportionsSegmentWidthsByContent {
      let factor = room / max(1, widths.reduce(0, +))
      widths = widths.map { $0 * factor }
    } else {
      let fixed = segments.filter { $0.width > 0 }
      let rest = max(0, room - fixed.reduce(0) { $0 + $1.width })
      let share = rest / CGFloat(max(1, segments.count - fixed.count))
      widths = segments.map { $0.width > 0 ? $0.width : share }
    }
    // They begin at whole points (measured on iOS 13 and 15), but for the end of the last one.
    var end: CGFloat = 0
    var start: CGFloat = 0
    return widths.enumerated().map { index, width in
      end += width + (index < widths.count - 1 ? ControlDivider.width : 0)
      let edge = abs(end - bounds.width) < 0.01 ? end : (end + 0.001).rounded(.down)
      defer { start = edge }
      return mirrored(
        CGRect(x: bounds.minX + start, y: bounds.minY, width: edge - start, height: bounds.height)
      )
    }
  }

  /// Where the content of segments and the pill are: beside the line at the end of all but the
  /// last one (measured on iOS 13 and 15).
  func innerFrames(of frames: [CGRect]) -> [CGRect] {
    frames.enumerated().map { index, frame in
      guard index < frames.count - 1 else { return frame }
      var frame = frame
      frame.size.width = max(0, frame.width - ControlDivider.width)
      if isRightToLeft { frame.origin.x += ControlDivider.width }
      return frame
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: bounds.minX + bounds.maxX - frame.maxX,
      y: frame.minY,
      width: frame.width,
      height: frame.height
    )
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
