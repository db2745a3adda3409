import Codecs
import CoreGraphics
import Foundation

extension CGImage {
  /// The picture turned upright, scaled down so that no side is longer than `limit` pixels.
  func thumbnail(limit: Double?, orientation: PictureOrientation) -> CGImage? {
    let isTurned = orientation.rawValue > 4
    let upright = isTurned ? (height, width) : (width, height)
    let longest = Double(max(upright.0, upright.1))
    let scale = min(1, limit.map { $0 / longest } ?? 1)
    guard scale < 1 || orientation != .up else { return self }
    let columns = max(1, Int((Double(upright.0) * scale).rounded()))
    let rows = max(1, Int((Double(upright.1) * scale).rounded()))
    guard
      let context = CGContext(
        data: nil,
        width: columns,
        height: rows,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    context.interpolationQuality = .high
    context.concatenate(orientation.transform(width: Double(columns), height: Double(rows)))
    let size =
      isTurned
      ? CGSize(width: rows, height: columns) : CGSize(width: columns, height: rows)
    context.draw(self, in: CGRect(origin: .zero, size: size))
    return context.makeImage()
  }
}

extension PictureOrientation {
  /// From the stored picture to the upright one of the size given; y goes up.
  func transform(width: Double, height: Double) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    }
  }
}
