import CoreGraphics
import Foundation

/// Colours in the words of CSS.
enum CSSColor {
  /// Nil for words that are not a colour.
  static func color(_ word: String) -> UIColor? {
    let word = word.trimmingCharacters(in: .whitespaces)
    if word == "transparent" { return .clear }
    if word.hasPrefix("#") { return hex(word.dropFirst()) }
    if word.hasPrefix("rgb") { return components(word) }
    return named[word].flatMap { hex(Substring($0)) }
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    guard let number = UInt32(digits, radix: 16) else { return nil }
    func part(_ shift: UInt32, _ bits: UInt32) -> CGFloat {
      let most: UInt32 = 1 << bits - 1
      return CGFloat(number >> shift & most) / CGFloat(most)
    }
    switch digits.count {
    case 3: return UIColor(red: part(8, 4), green: part(4, 4), blue: part(0, 4), alpha: 1)
    case 4: return UIColor(red: part(12, 4), green: part(8, 4), blue: part(4, 4), alpha: part(0, 4))
    case 6: return UIColor(red: part(16, 8), green: part(8, 8), blue: part(0, 8), alpha: 1)
    case 8:
      return UIColor(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
    default: return nil
    }
  }

  /// `rgb(255, 0, 0)`, `rgba(255 0 0 / 50%)`.
  private static func components(_ word: String) -> UIColor? {
    guard let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")"), open < close
    else { return nil }
    let parts = word[word.index(after: open)..<close]
      .split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard parts.count >= 3 else { return nil }
    func value(_ index: Int, of whole: Double) -> CGFloat? {
      let part = parts[index]
      if part.hasSuffix("%") { return Double(part.dropLast()).map { CGFloat($0 / 100) } }
      return Double(part).map { CGFloat($0 / whole) }
    }
    guard let red = value(0, of: 255), let green = value(1, of: 255), let blue = value(2, of: 255)
    else { return nil }
    return UIColor(
      red: red,
      green: green,
      blue: blue,
      alpha: parts.count > 3 ? value(3, of: 1) ?? 1 : 1
    )
  }

  private static let named: [String: String] = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "lime": "00ff00", "blue": "0000ff",
    "green": "008000", "yellow": "ffff00", "cyan": "00ffff", "aqua": "00ffff",
    "magenta": "ff00ff", "fuchsia": "ff00ff", "silver": "c0c0c0", "gray": "808080",
    "grey": "808080", "maroon": "800000", "olive": "808000", "purple": "800080",
    "teal": "008080", "navy": "000080", "orange": "ffa500", "brown": "a52a2a",
    "pink": "ffc0cb", "gold": "ffd700", "indigo": "4b0082", "violet": "ee82ee",
    "coral": "ff7f50", "crimson": "dc143c", "salmon": "fa8072", "tomato": "ff6347",
    "orangered": "ff4500", "darkorange": "ff8c00", "darkred": "8b0000", "darkgreen": "006400",
    "darkblue": "00008b", "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3", "dimgray": "696969", "slategray": "708090", "lightblue": "add8e6",
    "skyblue": "87ceeb", "deepskyblue": "00bfff", "dodgerblue": "1e90ff",
    "steelblue": "4682b4", "royalblue": "4169e1", "cornflowerblue": "6495ed",
    "midnightblue": "191970", "turquoise": "40e0d0", "lightgreen": "90ee90",
    "limegreen": "32cd32", "seagreen": "2e8b57", "forestgreen": "228b22",
    "yellowgreen": "9acd32", "khaki": "f0e68c", "beige": "f5f5dc", "ivory": "fffff0",
    "lavender": "e6e6fa", "plum": "dda0dd", "orchid": "da70d6", "hotpink": "ff69b4",
    "deeppink": "ff1493", "chocolate": "d2691e", "sienna": "a0522d", "tan": "d2b48c",
    "wheat": "f5deb3", "whitesmoke": "f5f5f5",
  ]
}
