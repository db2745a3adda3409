import Foundation

extension NSString {
  /// The words in their order: letters and numbers, with the apostrophes inside.
  var wordRanges: [NSRange] {
    var result: [NSRange] = []
    let inner: Set<unichar> = [0x27, 0x2019]
    func isWord(_ index: Int) -> Bool {
      guard (0..<length).contains(index) else { return false }
      let unit = character(at: index)
      guard let scalar = UnicodeScalar(unit) else { return true }
      return CharacterSet.alphanumerics.contains(scalar) || unit == 0x5F
    }
    var start: Int?
    for index in 0...length {
      let joins =
        index < length && inner.contains(character(at: index)) && isWord(index - 1)
        && isWord(index + 1)
      if isWord(index) || joins {
        start = start ?? index
      } else if let begin = start {
        result.append(NSRange(location: begin, length: index - begin))
        start = nil
      }
    }
    return result
  }

  /// Each ends with a full stop, a question or exclamation mark and the spaces behind it, or a
  /// paragraph.
  var sentenceRanges: [NSRange] {
    var result: [NSRange] = []
    var start = 0
    var isEnding = false
    for index in 0..<length {
      let unit = UnicodeScalar(character(at: index))
      let isSpace = unit.map { CharacterSet.whitespacesAndNewlines.contains($0) } ?? false
      if isEnding, !isSpace {
        result.append(NSRange(location: start, length: index - start))
        start = index
        isEnding = false
      }
      if let unit, ".!?\n".unicodeScalars.contains(unit) { isEnding = true }
    }
    if start < length { result.append(NSRange(location: start, length: length - start)) }
    return result
  }
}

/// How words and sentences are enumerated, which Foundation on Linux declines;
/// `NSString.EnumerationOptions` has the other units.
public struct TextUnitOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let byWords = TextUnitOptions(rawValue: 3)
  public static let bySentences = TextUnitOptions(rawValue: 4)
  public static let reverse = TextUnitOptions(rawValue: 1 << 8)
  public static let substringNotRequired = TextUnitOptions(rawValue: 1 << 9)
  public static let localized = TextUnitOptions(rawValue: 1 << 10)

  private static let unitMask: UInt = 0xFF

  fileprivate func units(of text: NSString) -> [NSRange] {
    switch rawValue & Self.unitMask {
    case Self.byWords.rawValue: text.wordRanges
    case Self.bySentences.rawValue: text.sentenceRanges
    default: []
    }
  }
}

extension NSString {
  /// Calls `block` with each word or sentence, its range, and the range with what is around
  /// it up to its neighbours.
  @_disfavoredOverload
  public func enumerateSubstrings(
    in range: NSRange,
    options opts: TextUnitOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = substring(with: range) as NSString
    let units = opts.units(of: text)
    var stop = ObjCBool(false)
    for index in opts.contains(.reverse) ? Array(units.indices.reversed()) : Array(units.indices) {
      let unit = units[index]
      // What is before the first one belongs to it, else what is behind one (inferred).
      let start = index == 0 ? 0 : unit.location
      let end = index + 1 < units.count ? units[index + 1].location : text.length
      let word = opts.contains(.substringNotRequired) ? nil : text.substring(with: unit)
      block(
        word,
        NSRange(location: range.location + unit.location, length: unit.length),
        NSRange(location: range.location + start, length: end - start),
        &stop
      )
      if stop.boolValue { return }
    }
  }
}

extension StringProtocol {
  /// Calls `body` with each word or sentence, its range, and the range with what is around it up to
  /// its neighbours.
  @_disfavoredOverload
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R,
    options opts: TextUnitOptions,
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let part = self[range.relative(to: self)]
    let text = String(part) as NSString
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateSubstrings(in: whole, options: opts) { word, unit, enclosing, stop in
      var stops = false
      body(word, part.range(of: unit), part.range(of: enclosing), &stops)
      if stops { stop.pointee = true }
    }
  }
}

extension StringProtocol {
  fileprivate func range(of units: NSRange) -> Range<Index> {
    let start = utf16.index(utf16.startIndex, offsetBy: units.location)
    return start..<utf16.index(start, offsetBy: units.length)
  }
}
