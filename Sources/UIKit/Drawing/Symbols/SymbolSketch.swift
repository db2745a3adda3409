import Foundation
import Geometry

/// The text that a symbol is drawn from.
///
/// The first line has the width and height of the frame. Each other line is a step: a word and the
/// words of a path (`Path.init(symbol:)`), drawn in order.
///
/// - `body` is a line round an area, and the area in the symbol's `.fill`
/// - `line`, `area` and `soft` (an area with a line round it) are the same in both
/// - `mark` is a line and `spot` an area, both cut out of the `.fill`
/// - `cut` and `hole` remove a line and an area; `wipe` removes either with a gap round it
/// - `use` draws another symbol: its name, the scale and the place of its top left corner; `over`
///   leaves a gap round it; `same`, `turned` and `mirrored` take the whole of another
/// - `letters` are text of the system font: the centre and the capitals' height
/// - `level`, `thin` and `most` hold for what follows: the colour's level, the line's width in
///   parts, and the most units that it has in bold weights
/// - `inside` is the box and the reach of a sign: the symbol can enclose others
///
/// `open` before a step keeps it to the outlined form and `full` to the filled one. Only a sketch
/// with a body or a `full` step, or made of one, has a `.fill`. A line that begins with a verb or a
/// number continues the one above.
struct SymbolSketch {
  /// Where an enclosing symbol has its sign.
  struct Inside {
    var box: CGRect
    /// How far the sign reaches from the middle.
    var reach: CGFloat
  }

  private let lines: [[Substring]]

  init(_ text: String) {
    var lines: [[Substring]] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let word = words.first, !lines.isEmpty, word.first?.isLowercase == false {
        lines[lines.count - 1] += words
      } else {
        lines.append(words)
      }
    }
    self.lines = lines
  }

  var hasFill: Bool {
    lines.contains { words in
      switch words.first {
      case "body", "full": true
      case "same", "turned", "mirrored", "use", "over":
        SymbolCatalog.sketch(named: words[1])?.hasFill == true
      default: false
      }
    }
  }

  var inside: Inside? {
    guard let words = lines.first(where: { $0.first == "inside" }) else { return nil }
    let n = words.dropFirst().compactMap { Double($0) }
    return n.count == 5
      ? Inside(box: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), reach: n[4]) : nil
  }

  func drawing(isFilled: Bool, weight: UIImage.SymbolWeight) -> SymbolDrawing {
    var pen = SymbolPen(isFilled: isFilled, weight: weight)
    for words in lines { pen.draw(words[...]) }
    return pen.drawing
  }
}

/// Draws the steps of a sketch.
private struct SymbolPen {
  let isFilled: Bool
  let weight: UIImage.SymbolWeight
  private(set) var drawing = SymbolDrawing(size: .zero)
  private var level = 0
  /// That of the body, behind the signs in it.
  private var bodyLevel = 0
  private var width: CGFloat = 1
  private var maximumWidth = CGFloat.infinity

  /// The gap round what is in front, in units (observed).
  private static let gap: CGFloat = 7

  init(isFilled: Bool, weight: UIImage.SymbolWeight) {
    self.isFilled = isFilled
    self.weight = weight
  }

  mutating func draw(_ words: ArraySlice<Substring>) {
    guard let step = words.first else { return }
    let rest = words.dropFirst()
    let n = rest.compactMap { Double($0).map { CGFloat($0) } }
    switch step {
    case "open": if !isFilled { draw(rest) }
    case "full": if isFilled { draw(rest) }
    case "level": level = Int(n.first ?? 0)
    case "thin": width = n.first ?? 1
    case "most": maximumWidth = n.first ?? .infinity
    case "same": drawing = rest.first.flatMap(other) ?? drawing
    case "turned": drawing = rest.first.flatMap(other)?.turned() ?? drawing
    case "mirrored": drawing = rest.first.flatMap(other)?.mirrored() ?? drawing
    case "use", "over": if n.count >= 3 { use(rest, n.suffix(3), leavesGap: step == "over") }
    case "letters":
      guard let text = rest.first, n.count >= 3 else { return }
      let place = Array(n.suffix(3))
      let path = Path(
        letters: text,
        center: CGPoint(x: place[0], y: place[1]),
        capHeight: place[2],
        weight: weight
      )
      add(SymbolDrawing.Part(kind: .area, path: path))
    case "inside": break
    default: drawPath(step, rest, n)
    }
  }

  private mutating func drawPath(
    _ step: Substring,
    _ words: ArraySlice<Substring>,
    _ n: [CGFloat]
  ) {
    if Double(step) != nil {
      drawing.size = CGSize(width: Double(step) ?? 0, height: n.first ?? 0)
      return
    }
    if step == "body" { bodyLevel = level }
    let ink = level < bodyLevel ? SymbolDrawing.Part.Ink.sign : .cut
    let detail = isFilled ? ink : .paint
    let path = Path(symbol: words)
    switch step {
    case "body": add(SymbolDrawing.Part(kind: isFilled ? .softArea : .line, path: path))
    case "line": add(SymbolDrawing.Part(kind: .line, path: path))
    case "area": add(SymbolDrawing.Part(kind: .area, path: path))
    case "soft": add(SymbolDrawing.Part(kind: .softArea, path: path))
    case "mark": add(SymbolDrawing.Part(kind: .line, path: path, ink: detail))
    case "spot": add(SymbolDrawing.Part(kind: .area, path: path, ink: detail))
    case "cut": add(SymbolDrawing.Part(kind: .line, path: path, ink: .cut))
    case "hole": add(SymbolDrawing.Part(kind: .area, path: path, ink: .cut))
    case "wipe":
      let isClosed = path.verbs.contains(.close)
      let kind = isClosed ? SymbolDrawing.Part.Kind.softArea : .line
      add(SymbolDrawing.Part(kind: kind, path: path, ink: .cut, margin: Self.gap * 2))
    default: fatalError("'\(step)' is not a step of a symbol's sketch.")
    }
  }

  private mutating func use(
    _ words: ArraySlice<Substring>,
    _ place: ArraySlice<CGFloat>,
    leavesGap: Bool
  ) {
    let place = Array(place)
    guard let other = words.first.flatMap(other) else { return }
    let placed = other.transformed(
      CGAffineTransform(a: place[0], b: 0, c: 0, d: place[0], tx: place[1], ty: place[2])
    )
    if leavesGap {
      drawing.parts += placed.gap(Self.gap).parts
    }
    let isSign = isFilled && level < bodyLevel && !leavesGap
    for part in (isSign ? placed.asSign : placed).parts { add(part) }
  }

  /// Another symbol, in its `.fill` if this one is and it has one.
  private func other(_ name: Substring) -> SymbolDrawing? {
    SymbolGrammar.drawing(named: name + (isFilled ? ".fill" : ""), weight: weight)
      ?? SymbolGrammar.drawing(named: name, weight: weight)
  }

  private mutating func add(_ part: SymbolDrawing.Part) {
    var part = part
    part.level = max(part.level, level)
    part.width *= width
    part.maximumWidth = min(part.maximumWidth, maximumWidth)
    drawing.parts.append(part)
  }
}

extension SymbolDrawing {
  /// What removes the drawing, its inside and a margin round it.
  func gap(_ margin: CGFloat) -> SymbolDrawing {
    SymbolDrawing(
      size: size,
      parts: parts.filter { $0.ink != .cut }.map { part in
        var part = part
        if part.kind == .area { part.width = 0 }
        if part.kind != .line || part.path.verbs.contains(.close) { part.kind = .softArea }
        part.ink = .cut
        part.margin = margin * 2
        return part
      }
    )
  }
}
