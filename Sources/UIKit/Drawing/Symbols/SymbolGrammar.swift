import Foundation
import Geometry

/// How names are composed: from few sketches to many symbols.
///
/// In this order: the sketch of the name itself; the `.fill` of a sketch; a sketch that points
/// left, turned; a badge; a slash; a sign in a circle or another symbol that encloses signs.
enum SymbolGrammar {
  static func drawing(named name: Substring, weight: UIImage.SymbolWeight) -> SymbolDrawing? {
    if let sketch = SymbolCatalog.sketch(named: name) {
      return sketch.drawing(isFilled: false, weight: weight)
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1 else { return nil }
    return filled(words, weight) ?? turned(words, weight) ?? badged(words, weight)
      ?? slashed(words, weight) ?? enclosed(words, weight)
  }

  private static func drawing(
    _ words: some Sequence<Substring>,
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    drawing(named: Substring(words.joined(separator: ".")), weight: weight)
  }

  // MARK: Fill

  private static func filled(
    _ words: [Substring],
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    guard words.last == "fill" else { return nil }
    let name = words.dropLast().joined(separator: ".")
    guard let sketch = SymbolCatalog.sketch(named: Substring(name)), sketch.hasFill else {
      return nil
    }
    return sketch.drawing(isFilled: true, weight: weight)
  }

  // MARK: Directions

  /// The quarter turns clockwise from the left; the right is the left's mirror image.
  private enum Direction {
    case left
    case right
    case up
    case down

    init?(_ word: Substring) {
      switch word {
      case "left", "backward": self = .left
      case "right", "forward": self = .right
      case "up": self = .up
      case "down": self = .down
      default: return nil
      }
    }
  }

  /// `arrow.up.right` from the sketch of `arrow.*`.
  private static func turned(
    _ words: [Substring],
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    guard let index = words.firstIndex(where: { Direction($0) != nil }),
      let first = Direction(words[index])
    else { return nil }
    let second = index + 1 < words.count ? Direction(words[index + 1]) : nil
    let end = index + (second == nil ? 1 : 2)
    var name = (words[..<index] + ["*"] + words[end...]).joined(separator: ".")
    let isFilled = name.hasSuffix(".fill")
    if isFilled { name.removeLast(5) }
    guard let sketch = SymbolCatalog.sketch(named: Substring(name)), sketch.hasFill || !isFilled
    else { return nil }
    let left = sketch.drawing(isFilled: isFilled, weight: weight)
    switch (first, second) {
    case (.left, nil): return left
    case (.right, nil): return left.mirrored()
    case (.up, nil): return left.turned()
    case (.down, nil): return left.mirrored().turned()
    case (.up, .left): return left.turnedByEighth()
    case (.up, .right): return left.turnedByEighth().mirrored()
    case (.down, .left): return left.turnedByEighth().mirrored().turned().turned()
    case (.down, .right): return left.turnedByEighth().turned().turned()
    default: return nil
    }
  }

  // MARK: Badges

  /// A disc with a sign at the lower right, or a plain one at the upper right.
  private static func badged(
    _ words: [Substring],
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    guard let index = words.firstIndex(of: "badge"), index > 0 else { return nil }
    var sign = words[(index + 1)...]
    var base = Array(words[..<index])
    if sign.last == "fill" {
      sign.removeLast()
      base.append("fill")
    }
    guard var result = drawing(base, weight)?.onLevel(1) else { return nil }
    let radius: CGFloat = sign.isEmpty ? 22 : 27
    let center = CGPoint(
      x: result.size.width - radius + 6,
      y: sign.isEmpty ? radius + 1 : result.size.height - radius + 4
    )
    let disc = SymbolDrawing.Part(kind: .area, path: Path(disc: center, radius: radius))
    result = result.adding(SymbolDrawing(size: result.size, parts: [disc]).gap(7))
    result.parts.append(disc)
    if !sign.isEmpty {
      guard let inner = self.sign(sign, weight) else { return nil }
      let box = CGRect(x: center.x - 14, y: center.y - 14, width: 28, height: 28)
      result.parts += inner.fitting(SymbolSketch.Inside(box: box, reach: 15)).cutOut.parts
    }
    // The badge stands out to the right and below; the frame grows to hold it.
    result.size.width = max(result.size.width, center.x + radius + 2)
    result.size.height = max(result.size.height, center.y + radius + 2)
    return result
  }

  // MARK: Slashes

  private static func slashed(
    _ words: [Substring],
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    var words = words
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    guard words.last == "slash" else { return nil }
    words.removeLast()
    if isFilled { words.append("fill") }
    guard var result = drawing(words, weight) else { return nil }
    let reach = min(result.size.width, result.size.height) / 2 - 5
    let (x, y) = (result.size.width / 2, result.size.height / 2)
    let path = Path(
      polygon: [CGPoint(x: x - reach, y: y - reach), CGPoint(x: x + reach, y: y + reach)],
      isClosed: false
    )
    result.parts.append(SymbolDrawing.Part(kind: .line, path: path, ink: .cut, margin: 14))
    result.parts.append(SymbolDrawing.Part(kind: .line, path: path))
    return result
  }

  // MARK: Enclosures

  /// `plus.circle.fill`: the shortest sign before a symbol that can enclose it.
  private static func enclosed(
    _ words: [Substring],
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    let isFilled = words.last == "fill"
    let names = isFilled ? words.dropLast() : words[...]
    for index in names.indices.dropFirst() {
      let outer = Substring(names[index...].joined(separator: "."))
      guard let sketch = SymbolCatalog.sketch(named: outer), let inside = sketch.inside,
        let sign = sign(names[..<index], weight)
      else { continue }
      let frame = sketch.drawing(isFilled: isFilled, weight: weight).onLevel(1)
      let fitted = sign.fitting(inside)
      return frame.adding(isFilled ? fitted.asSign : fitted)
    }
    return nil
  }

  /// A symbol as it is in an enclosure: filled if it can be, for it is small there (observed).
  private static func sign(
    _ words: ArraySlice<Substring>,
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    let name = Substring(words.joined(separator: "."))
    if let sketch = SymbolCatalog.sign(named: name) {
      return sketch.drawing(isFilled: false, weight: weight)
    }
    if words.count == 1, let sign = lettered(name, weight) { return sign }
    return drawing(named: name + ".fill", weight: weight) ?? drawing(named: name, weight: weight)
  }

  /// A letter or a number of two digits at most.
  private static func lettered(
    _ word: Substring,
    _ weight: UIImage.SymbolWeight
  ) -> SymbolDrawing? {
    let isNumber = word.count <= 2 && word.allSatisfy { ("0"..."9").contains($0) }
    let isLetter = word.count == 1 && word.allSatisfy { ("a"..."z").contains($0) }
    guard isNumber || isLetter else { return nil }
    let path = Path(
      letters: Substring(word.uppercased()),
      center: CGPoint(x: 50, y: 50),
      capHeight: 70,
      weight: weight
    )
    return SymbolDrawing(
      size: CGSize(width: 100, height: 100),
      parts: [SymbolDrawing.Part(kind: .area, path: path)]
    )
  }
}

extension SymbolDrawing {
  /// The drawing as large as it can be inside an enclosure, its lines a little thinner.
  fileprivate func fitting(_ inside: SymbolSketch.Inside) -> SymbolDrawing {
    let bounds = pathBounds
    guard !bounds.isNull else { return self }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = min(
      inside.box.width / max(bounds.width, 1),
      inside.box.height / max(bounds.height, 1),
      inside.reach / max(reach(from: center), 1)
    )
    return transformed(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: inside.box.midX, y: inside.box.midY))
    ).changingParts {
      let factor = min(1, 0.55 + 0.6 * scale)
      $0.width *= factor
      $0.margin *= factor * 0.8
    }
  }

  /// All that is painted, as something to remove.
  fileprivate var cutOut: SymbolDrawing {
    SymbolDrawing(
      size: size,
      parts: parts.filter { $0.ink != .cut }.map { part in
        var part = part
        part.ink = .cut
        return part
      }
    )
  }
}

extension Path {
  fileprivate init(disc center: CGPoint, radius: CGFloat) {
    let box = CGRect(x: center.x, y: center.y, width: 0, height: 0)
    self.init(ellipseIn: box.insetBy(dx: -radius, dy: -radius))
  }
}
