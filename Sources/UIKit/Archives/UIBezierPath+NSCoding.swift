import CoreGraphics
import Foundation
import Geometry

/// The outline and the style of a path, in its archive.
extension UIBezierPath {
  private static let prefix = "UIBezierPath"

  func write(to coder: NSCoder) {
    func put(_ data: Data, _ key: String) {
      coder.encode(NSData(data: data), forKey: Self.prefix + key)
    }
    func put(_ numbers: [CGFloat], _ key: String) {
      put(numbers.map { Double($0) }.withUnsafeBytes { Data($0) }, key)
    }
    let path = cgPath.path
    put(Data(path.verbs.map(\.rawValue)), "Verbs")
    put(path.points.flatMap { [$0.x, $0.y] }, "Points")
    put(dashes, "Dashes")
    put([lineWidth, miterLimit, flatness, dashPhase], "Lengths")
    coder.encode(Int(lineCapStyle.rawValue), forKey: Self.prefix + "LineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: Self.prefix + "LineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: Self.prefix + "UsesEvenOddFillRule")
  }

  func read(from coder: NSCoder) {
    func data(_ key: String) -> Data {
      let data = coder.decodeObject(of: NSData.self, forKey: Self.prefix + key)
      return data.map { $0 as Data } ?? Data()
    }
    func numbers(_ key: String) -> [CGFloat] {
      data(key).withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count - 7, by: 8).map {
          CGFloat(bytes.loadUnaligned(fromByteOffset: $0, as: Double.self))
        }
      }
    }
    func number(_ key: String) -> Int32 {
      Int32(truncatingIfNeeded: coder.decodeInteger(forKey: Self.prefix + key))
    }
    // Apps make paths with coders that have nothing.
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.prefix + "Lengths") else {
      return
    }
    let lengths = numbers("Lengths")
    guard lengths.count == 4 else { return }
    let (verbs, points) = (data("Verbs"), numbers("Points"))
    cgPath = CGPath(Path(verbs: verbs.compactMap { Path.Verb(rawValue: $0) }, numbers: points))
    dashes = numbers("Dashes")
    (lineWidth, miterLimit, flatness, dashPhase) = (lengths[0], lengths[1], lengths[2], lengths[3])
    lineCapStyle = CGLineCap(rawValue: number("LineCapStyle")) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: number("LineJoinStyle")) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: Self.prefix + "UsesEvenOddFillRule")
  }
}

extension Path {
  /// A path of its verbs and of the coordinates of its points; it ends where points are missing.
  fileprivate init(verbs: [Verb], numbers: [CGFloat]) {
    self.init()
    var rest = numbers[...]
    func next() -> CGPoint { CGPoint(x: rest.popFirst() ?? 0, y: rest.popFirst() ?? 0) }
    for verb in verbs {
      guard rest.count >= 2 * verb.pointCount else { return }
      switch verb {
      case .move: move(to: next())
      case .line: addLine(to: next())
      case .quad:
        let control = next()
        addQuadCurve(to: next(), control: control)
      case .cubic:
        let (first, second) = (next(), next())
        addCurve(to: next(), control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }
}
