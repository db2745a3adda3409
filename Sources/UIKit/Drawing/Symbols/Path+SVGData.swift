import Foundation
import Geometry

extension Path {
  /// The path that the `d` attribute of an SVG describes.
  ///
  /// An error in it ends the path there (documented).
  init(svgData text: String) {
    var reader = SVGPathReader(text)
    self = reader.read()
  }
}

/// Reads the commands of SVG paths, letters with numbers after them.
private struct SVGPathReader {
  private var bytes: ArraySlice<UInt8>
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which the smooth curves mirror, and the command that it is of.
  private var control = CGPoint.zero
  private var last: UInt8 = 0

  init(_ text: String) { bytes = ArraySlice(Array(text.utf8)) }

  mutating func read() -> Path {
    var command: UInt8 = 0
    while true {
      skipSeparators()
      guard let next = bytes.first else { return path }
      if isLetter(next) {
        command = next
        bytes.removeFirst()
      } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
        return path
      }
      guard perform(command) else { return path }
      last = command | 0x20
      // More points after the first of a move are those of lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  // MARK: Commands

  private mutating func perform(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    switch Character(UnicodeScalar(command | 0x20)) {
    case "z":
      path.closeSubpath()
      current = start
      return true
    case "m":
      guard let end = point(isRelative) else { return false }
      path.move(to: end)
      (current, start) = (end, end)
      return true
    case "l":
      guard let end = point(isRelative) else { return false }
      return addLine(to: end)
    case "h":
      guard let x = number() else { return false }
      return addLine(to: CGPoint(x: x + (isRelative ? current.x : 0), y: current.y))
    case "v":
      guard let y = number() else { return false }
      return addLine(to: CGPoint(x: current.x, y: y + (isRelative ? current.y : 0)))
    case "a": return addArc(isRelative)
    default: return addCurve(command | 0x20, isRelative)
    }
  }

  private mutating func addLine(to end: CGPoint) -> Bool {
    path.addLine(to: end)
    current = end
    return true
  }

  private mutating func addCurve(_ letter: UInt8, _ isRelative: Bool) -> Bool {
    let counts: [UInt8: Int] = [
      UInt8(ascii: "c"): 3, UInt8(ascii: "s"): 2, UInt8(ascii: "q"): 2, UInt8(ascii: "t"): 1,
    ]
    guard let count = counts[letter] else { return false }
    var points: [CGPoint] = []
    for _ in 0..<count {
      guard let next = point(isRelative) else { return false }
      points.append(next)
    }
    let isCubic = letter == UInt8(ascii: "c") || letter == UInt8(ascii: "s")
    if letter == UInt8(ascii: "s") || letter == UInt8(ascii: "t") {
      let family = isCubic ? "cs" : "qt"
      let follows = family.utf8.contains(last)
      points.insert(
        follows
          ? CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y) : current,
        at: 0
      )
    }
    if isCubic {
      path.addCurve(to: points[2], control1: points[0], control2: points[1])
      (control, current) = (points[1], points[2])
    } else {
      path.addQuadCurve(to: points[1], control: points[0])
      (control, current) = (points[0], points[1])
    }
    return true
  }

  /// An arc of an ellipse as curves of a quarter turn at most.
  private mutating func addArc(_ isRelative: Bool) -> Bool {
    guard let width = number(), let height = number(), let degrees = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(isRelative)
    else { return false }
    guard width != 0, height != 0, end != current else { return addLine(to: end) }
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    // In the ellipse's own axes, half way between the ends.
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
      .applying(turn.inverted())
    var (a, b) = (abs(width), abs(height))
    let reach = (half.x * half.x) / (a * a) + (half.y * half.y) / (b * b)
    if reach > 1 { (a, b) = (a * reach.squareRoot(), b * reach.squareRoot()) }
    let divisor = a * a * half.y * half.y + b * b * half.x * half.x
    let rest = max(0, (a * a * b * b - divisor) / divisor).squareRoot()
    let sign: CGFloat = isLarge == isClockwise ? -1 : 1
    let middle = CGPoint(x: sign * rest * a * half.y / b, y: -sign * rest * b * half.x / a)
    let first = atan2((half.y - middle.y) / b, (half.x - middle.x) / a)
    var angle = atan2((-half.y - middle.y) / b, (-half.x - middle.x) / a) - first
    if isClockwise, angle < 0 { angle += 2 * .pi }
    if !isClockwise, angle > 0 { angle -= 2 * .pi }
    let offset = middle.applying(turn)
    let center = CGPoint(
      x: (current.x + end.x) / 2 + offset.x,
      y: (current.y + end.y) / 2 + offset.y
    )
    let place = CGAffineTransform(scaleX: a, y: b).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    // Radii of a damaged file may be beyond all numbers.
    guard angle.isFinite, center.x.isFinite, center.y.isFinite else {
      return addLine(to: end)
    }
    let count = Int((abs(angle) / (.pi / 2)).rounded(.up))
    let step = angle / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
      path.addCurve(
        to: index == count - 1 ? end : CGPoint(x: cos(to), y: sin(to)).applying(place),
        control1: CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from))
          .applying(place),
        control2: CGPoint(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to))
          .applying(place)
      )
    }
    current = end
    return true
  }

  // MARK: Numbers

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x + (isRelative ? current.x : 0), y: y + (isRelative ? current.y : 0))
  }

  /// Flags may stand without anything between them and the next number.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    bytes.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  /// A number ends where another sign or a second point begins.
  private mutating func number() -> CGFloat? {
    skipSeparators()
    var digits: [UInt8] = []
    var hasPoint = false
    var hasExponent = false
    while let byte = bytes.first {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if isSign {
        guard digits.isEmpty || digits.last.map({ $0 | 0x20 }) == UInt8(ascii: "e") else { break }
      } else if byte == UInt8(ascii: ".") {
        guard !hasPoint, !hasExponent else { break }
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        guard !hasExponent, !digits.isEmpty else { break }
        hasExponent = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      digits.append(byte)
      bytes.removeFirst()
    }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return CGFloat(value)
  }

  private mutating func skipSeparators() {
    bytes = bytes.drop { $0 == 0x2C || $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
