import Foundation
import Pixels

extension PixelRect {
  /// Larger than any bitmap; prevents overflow in conversions.
  private static let farthest = 1e8

  /// The pixels that a rectangle of device coordinates touches.
  init(coveringX x0: Double, _ x1: Double, y y0: Double, _ y1: Double) {
    func bounded(_ value: Double) -> Int {
      Int(max(-PixelRect.farthest, min(PixelRect.farthest, value)))
    }
    self.init(
      minX: bounded(x0.rounded(.down)),
      minY: bounded(y0.rounded(.down)),
      maxX: bounded(x1.rounded(.up)),
      maxY: bounded(y1.rounded(.up))
    )
    if isEmpty { self = .empty }
  }

  init(covering rect: CGRect) {
    self.init(coveringX: rect.minX, rect.maxX, y: rect.minY, rect.maxY)
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance,
      minY: minY + distance,
      maxX: maxX - distance,
      maxY: maxY - distance
    )
  }

  /// The pixels of a picture `factor` times smaller that these touch.
  package func reduced(by factor: Int) -> PixelRect {
    func floored(_ place: Int) -> Int { (place - (place % factor + factor) % factor) / factor }
    return PixelRect(
      minX: floored(minX),
      minY: floored(minY),
      maxX: floored(maxX + factor - 1),
      maxY: floored(maxY + factor - 1)
    )
  }

  /// The pixels of a picture `factor` times larger.
  package func enlarged(by factor: Int) -> PixelRect {
    PixelRect(
      minX: minX * factor,
      minY: minY * factor,
      maxX: maxX * factor,
      maxY: maxY * factor
    )
  }
}
