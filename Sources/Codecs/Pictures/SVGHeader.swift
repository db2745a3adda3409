import Foundation

/// The size an SVG says it has, read from its first tag without an XML reader: width and height, or
/// the view box.
struct SVGHeader {
  private(set) var size = CGSize.zero

  /// Whether text begins with an `svg` tag, after what XML allows before it.
  static func looksLikeSVG(_ bytes: [UInt8]) -> Bool { firstTag(bytes) != nil }

  init(_ bytes: [UInt8]) throws(PictureError) {
    guard let tag = SVGHeader.firstTag(bytes) else {
      throw .damaged(.svg, reason: "there is no svg element in it")
    }
    let box = SVGHeader.attribute("viewBox", in: tag).map { value in
      value.split { " ,\t\n\r".contains($0) }.compactMap { Double($0) }
    }
    let isBox = box?.count == 4
    let width = SVGHeader.attribute("width", in: tag).flatMap(SVGHeader.length)
    let height = SVGHeader.attribute("height", in: tag).flatMap(SVGHeader.length)
    switch (width, height, isBox ? box : nil) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    // One side and a shape.
    case (let width?, nil, let box?) where box[2] > 0:
      size = CGSize(width: width, height: width * box[3] / box[2])
    case (nil, let height?, let box?) where box[3] > 0:
      size = CGSize(width: height * box[2] / box[3], height: height)
    case (_, _, let box?): size = CGSize(width: box[2], height: box[3])
    default: throw .damaged(.svg, reason: "it has neither a width and height nor a viewBox")
    }
  }

  private static func firstTag(_ bytes: [UInt8]) -> String? {
    // The text before the first tag is short, so a picture of megabytes is not searched.
    guard let first = bytes.first(where: { $0 > 0x20 }), first == 0x3C || first == 0xEF else {
      return nil
    }
    var text = Substring(String(decoding: bytes.prefix(1 << 16), as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    while true {
      text = text.drop(while: \.isWhitespace)
      let end: Range<Substring.Index>?
      if text.hasPrefix("<!--") {
        end = text.range(of: "-->")
      } else if text.hasPrefix("<?") {
        end = text.range(of: "?>")
      } else if text.hasPrefix("<!DOCTYPE") {
        let subset = text.firstIndex(of: "[")
        let close = text.firstIndex(of: ">")
        // An internal subset has tags of its own.
        let isSubset = subset.flatMap { subset in close.map { subset < $0 } } ?? false
        end = isSubset ? text.range(of: "]>") ?? text.range(of: "] >") : text.range(of: ">")
      } else {
        break
      }
      guard let end else { return nil }
      text = text[end.upperBound...]
    }
    for name in ["<svg", "<svg:svg"] where text.hasPrefix(name) {
      let after = text.dropFirst(name.count)
      guard let next = after.first, next.isWhitespace || next == ">" || next == "/" else {
        continue
      }
      return after.firstIndex(of: ">").map { String(after[..<$0]) }
    }
    return nil
  }

  private static func attribute(_ name: String, in tag: String) -> String? {
    var rest = Substring(tag)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last
      let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'" else { return nil }
      let value = after.dropFirst()
      guard let end = value.firstIndex(of: quote) else { return nil }
      if key.map({ $0 == name }) ?? false { return String(value[..<end]) }
      rest = value[value.index(after: end)...]
    }
    return nil
  }

  /// A length in CSS pixels; nil for percentages.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    let text = text.trimmingCharacters(in: .whitespaces)
    if let number = Double(text) { return number }
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(2)).map { $0 * factor }
    }
    return nil
  }
}
