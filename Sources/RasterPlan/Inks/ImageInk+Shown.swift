import Display
import Foundation
import Pixels

extension ImageInk {
  /// The device pixels outside of which the bitmap is clear; nil when that is not known.
  ///
  /// Most labels are a few words in a wide frame, and their margins take as long to draw as the
  /// words.
  ///
  /// - Parameter mapping: from device pixels to those of the bitmap.
  func shownPixels(
    of pixmap: Pixmap,
    _ mapping: Projection,
    levels: [BitmapLevel]
  ) -> PixelRect? {
    let ink = pixmap.inkBounds
    if ink.isEmpty { return .empty }
    guard ink != pixmap.bounds else { return nil }
    switch place {
    case .moved(let dx, let dy):
      return PixelRect(
        minX: ink.minX - dx,
        minY: ink.minY - dy,
        maxX: ink.maxX - dx,
        maxY: ink.maxY - dy
      )
    case .mapped:
      guard mapping.m13 == 0, mapping.m23 == 0, let toDevice = mapping.inverted() else {
        return nil
      }
      let halvings = [level, nextLevel?.index].compactMap { $0.map { levels[$0].halvings } }
      let x = reach(ink.minX..<ink.maxX, of: pixmap.width, halvings.map(\.x).max() ?? 0)
      let y = reach(ink.minY..<ink.maxY, of: pixmap.height, halvings.map(\.y).max() ?? 0)
      let box = CGRect(x: x.min, y: y.min, width: x.max - x.min, height: y.max - y.min)
      return PixelRect(covering: toDevice.bounds(of: box))
    case .tiled: return nil
    }
  }

  /// Where pixels may be read that the ink has a part in: between two pixels both are mixed, one of
  /// a smaller level is made of many, and the last of a side is repeated for ever.
  private func reach(_ ink: Range<Int>, of size: Int, _ halvings: Int) -> (min: Double, max: Double)
  {
    let beyond = 1e6
    let pixels = halvings == 0 ? 1 : 3 << halvings
    let distance = halvings == 0 ? 0.5 + 1.0 / 16 : Double(pixels)
    return (
      ink.lowerBound < pixels ? -beyond : Double(ink.lowerBound) - distance,
      ink.upperBound > size - pixels ? Double(size) + beyond : Double(ink.upperBound) + distance
    )
  }
}
