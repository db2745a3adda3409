import CoreGraphics
import Foundation

/// What shows selected text: an area of the tint behind each line, and a handle at both ends.
///
/// The measures are inferred from pictures of iOS.
@MainActor
struct TextSelectionMarks {
  private var areas: [UIView] = []
  private var handles: [UIView] = []
  /// What is shown, so that a layout without a change adds no views.
  private var shown: [CGRect] = []

  static let alpha: CGFloat = 0.2
  /// The knob of a handle, in points.
  static let diameter: CGFloat = 11

  /// Shows the selected boxes of lines, in the coordinates of their view; none hides all.
  ///
  /// Stages without keys show none, as they show no caret.
  mutating func place(_ lines: [CGRect], in view: UIView) {
    let lines = view.window?.owner.keyboard.isSoftware == true ? lines : []
    guard lines != shown else { return }
    shown = lines
    for old in areas + handles { old.removeFromSuperview() }
    (areas, handles) = ([], [])
    guard let first = lines.first, let last = lines.last else { return }
    UIView.performWithoutAnimation {
      areas = lines.map { line in
        let area = Self.mark(line, color: view.tintColor.withAlphaComponent(Self.alpha))
        view.insertSubview(area, at: 0)
        return area
      }
      handles =
        Self.handle(first, x: first.minX, knob: first.minY - Self.diameter / 2, in: view)
        + Self.handle(last, x: last.maxX, knob: last.maxY + Self.diameter / 2, in: view)
    }
  }

  /// A bar as high as its line, with a knob whose middle is at `knob`.
  private static func handle(_ line: CGRect, x: CGFloat, knob: CGFloat, in view: UIView) -> [UIView]
  {
    let half = TextCaret.width / 2
    let bar = CGRect(x: x - half, y: line.minY, width: TextCaret.width, height: line.height)
    let disc = CGRect(
      x: x - diameter / 2,
      y: knob - diameter / 2,
      width: diameter,
      height: diameter
    )
    let parts = [mark(bar, color: view.tintColor), mark(disc, color: view.tintColor)]
    parts[1].layer.cornerRadius = diameter / 2
    for part in parts { view.addSubview(part) }
    return parts
  }

  private static func mark(_ frame: CGRect, color: UIColor) -> UIView {
    let mark = UIView(frame: frame)
    mark.isUserInteractionEnabled = false
    mark.backgroundColor = color
    return mark
  }
}
