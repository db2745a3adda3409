import Foundation
import Geometry
import Typography

extension Path {
  /// Letters, digits or signs of the system font.
  ///
  /// The middle of their ink is at the centre's x, that of the capitals' height at its y. Empty
  /// when no font is installed.
  init(
    letters text: Substring,
    center: CGPoint,
    capHeight: CGFloat,
    weight: UIImage.SymbolWeight
  ) {
    self.init()
    let weight = FontWeight(rawValue: max(weight.rawValue, 1) * 100) ?? .regular
    let font = SystemFont(weight: weight).font(size: 100)
    let layout = TextLayout(StyledText(String(text), style: TextStyle(font: font)))
    for case .fill(let path, _) in layout.marks(at: .zero) { append(path) }
    guard let baseline = layout.lines.first?.origin.y, font.capHeight > 0, !isEmpty else { return }
    let scale = capHeight / font.capHeight
    self = applying(
      CGAffineTransform(translationX: -bounds.midX, y: font.capHeight / 2 - baseline)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    )
  }
}
