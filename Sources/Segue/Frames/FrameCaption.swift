import Display
import Pixels
import UIKit

/// A line below the picture: some words, and the speed where it is not 1.
public struct FrameCaption: Equatable, Sendable {
  /// The words.
  public var text: String
  /// Virtual seconds in a second of the film; 1 is not shown.
  public var speed: Double

  /// - Parameter speed: how fast the film plays; 0.5 is half as fast.
  public init(_ text: String, speed: Double = 1) {
    self.text = text
    self.speed = speed
  }

  /// Points that it takes.
  static let height = 40.0

  /// The words for a speed: `¼×`, `0.3×`, `2×`.
  static func label(of speed: Double) -> String {
    let fractions = [0.5: "½×", 0.25: "¼×", 0.125: "⅛×", 0.75: "¾×"]
    if let fraction = fractions[speed] { return fraction }
    return speed == speed.rounded() ? "\(Int(speed))×" : String(format: "%.3g×", speed)
  }

  /// - Parameters:
  ///   - width: of the picture, in points.
  /// - background: decides the text colour; on a clear one it is a grey that is legible on white
  ///   and on black.
  @MainActor
  func list(width: CGFloat, scale: CGFloat, on background: Color) -> DisplayList {
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(FrameCaption.height))
    )
    let luminance = 0.3 * background.red + 0.59 * background.green + 0.11 * background.blue
    let ink =
      background.alpha < 0.5
      ? UIColor(red: 0.47, green: 0.5, blue: 0.54, alpha: 1)
      : UIColor(white: luminance < 0.5 ? 0.92 : 0.2, alpha: 1)
    let words = UILabel()
    words.text = text
    words.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    words.textColor = ink
    words.sizeToFit()
    var pieces: [UIView] = text.isEmpty ? [] : [words]
    if speed != 1 { pieces.append(FrameCaption.pill(FrameCaption.label(of: speed), ink: ink)) }
    let gap: CGFloat = 8
    let total = pieces.reduce(gap * CGFloat(pieces.count - 1)) { $0 + $1.bounds.width }
    let shrink = min(1, (width - 16) / max(1, total))
    var x = (width - total * shrink) / 2
    for piece in pieces {
      let size = piece.bounds.size
      piece.center = CGPoint(x: x + size.width * shrink / 2, y: view.bounds.midY + 2)
      if shrink < 1 { piece.transform = CGAffineTransform(scaleX: shrink, y: shrink) }
      x += (size.width + gap) * shrink
      view.addSubview(piece)
    }
    let stage = Stage(size: view.bounds.size, scale: scale, edges: .smooth)
    stage.window.backgroundColor = .clear
    stage.window.addSubview(view)
    return stage.displayList()
  }

  @MainActor
  private static func pill(_ text: String, ink: UIColor) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    label.textColor = ink
    label.sizeToFit()
    let pill = UIView(
      frame: CGRect(x: 0, y: 0, width: label.bounds.width + 16, height: 22)
    )
    label.center = CGPoint(x: pill.bounds.midX, y: pill.bounds.midY)
    pill.layer.cornerRadius = 11
    pill.layer.borderWidth = 1
    pill.layer.borderColor = ink.withAlphaComponent(0.6).cgColor
    pill.addSubview(label)
    return pill
  }
}
