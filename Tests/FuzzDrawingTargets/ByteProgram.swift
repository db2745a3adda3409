import Foundation
import Geometry
import Pixels

/// Bytes read as the steps and numbers of a program.
///
/// Behind the end everything is 0.
struct ByteProgram {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func index(_ count: Int) -> Int { Int(byte()) % count }

  mutating func flag() -> Bool { byte() & 1 != 0 }

  /// 0...1.
  mutating func part() -> Double { Double(byte()) / 255 }

  /// Mostly a place on a picture of 64 pixels or near it; sometimes an unexpected number.
  mutating func number() -> Double {
    let first = byte()
    guard first >= 240 else { return Double(first) / 2 - 24 + Double(byte()) / 256 }
    let odd: [Double] = [
      0, -0.0, 1e-300, -1e-9, 1e9, -1e9, 1e18, -1e18, 1e30, -1e30, 1e300,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    return odd[Int(first - 240)]
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func color() -> Color {
    Color(red: part(), green: part(), blue: part(), alpha: part())
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number() / 16,
      b: number() / 16,
      c: number() / 16,
      d: number() / 16,
      tx: number(),
      ty: number()
    )
  }

  mutating func transform3D() -> CATransform3D {
    var t = CATransform3D(transform())
    t.m13 = number() / 16
    t.m34 = number() / 1000
    t.m14 = number() / 1000
    return t
  }

  mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<index(24) {
      switch index(8) {
      case 0: path.move(to: point())
      case 1, 2: path.addLine(to: point())
      case 3: path.addQuadCurve(to: point(), control: point())
      case 4: path.addCurve(to: point(), control1: point(), control2: point())
      case 5: path.closeSubpath()
      case 6: path.addEllipse(in: rect())
      default: path.addRect(rect())
      }
    }
    return path
  }

  mutating func stroke() -> StrokeStyle {
    var style = StrokeStyle(width: number())
    style.cap = [.butt, .round, .square][index(3)]
    style.join = [.miter, .round, .bevel][index(3)]
    style.miterLimit = number()
    for _ in 0..<index(4) { style.dashes.append(number()) }
    style.dashPhase = number()
    return style
  }
}
