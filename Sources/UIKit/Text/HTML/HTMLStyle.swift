import CoreGraphics
import Foundation

/// The style of an element's text, after its ancestors' and its own rules.
struct HTMLStyle {
  /// The size of text without a size of its own.
  static let mediumSize: CGFloat = 12

  /// The families to choose from; the first one that exists is taken.
  var families = ["Times New Roman"]
  var size = HTMLStyle.mediumSize
  /// 100 to 900.
  var weight = 400
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: URL?
  /// -1 below the line, 1 above it.
  var script = 0
  var kern: CGFloat = 0
  var keepsSpace = false
  var isHidden = false
  var isUppercase = false
  var alignment = NSTextAlignment.natural
  var indent: CGFloat = 0
  var firstIndent: CGFloat = 0
  /// Below a paragraph; not inherited.
  var spacing: CGFloat = 0
  var marker: NSTextList.MarkerFormat?

  var font: UIFont {
    // The system font has weights of its own, the others only a bold one.
    let named = namedFont
    let plain = named ?? UIFont.systemFont(ofSize: size, weight: systemWeight)
    guard isItalic || weight >= 600 && named != nil else { return plain }
    var traits: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
    if weight >= 600 { traits.insert(.traitBold) }
    guard let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// Nil for the system font.
  private var namedFont: UIFont? {
    for family in families {
      if HTMLStyle.isSystem(family) { return nil }
      if let font = UIFont(name: family, size: size) { return font }
    }
    return nil
  }

  private static func isSystem(_ family: String) -> Bool {
    ["-apple-system", "system-ui", ".sfuitext", "blinkmacsystemfont", "sf pro text"]
      .contains(family.lowercased()) || family.hasPrefix(".")
  }

  private var systemWeight: UIFont.Weight {
    switch weight {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }

  /// What a child begins with.
  var inherited: HTMLStyle {
    var style = self
    style.spacing = 0
    style.background = background
    return style
  }

  // MARK: The properties of CSS

  mutating func apply(_ declarations: [(name: String, value: String)]) {
    for (name, value) in declarations { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = CSSColor.color(word) ?? color
    case "background-color", "background": background = CSSColor.color(word) ?? background
    case "font-size": size = length(word, relativeTo: size) ?? size
    case "font-family": families = HTMLStyle.families(value)
    case "font-weight": setWeight(word)
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align": alignment = HTMLStyle.alignments[word] ?? alignment
    case "text-indent": firstIndent = length(word, relativeTo: size) ?? firstIndent
    case "text-transform": isUppercase = word == "uppercase"
    case "letter-spacing": kern = length(word, relativeTo: size) ?? 0
    case "vertical-align": script = word == "super" ? 1 : word == "sub" ? -1 : 0
    case "white-space": keepsSpace = word.hasPrefix("pre")
    case "display": isHidden = word == "none"
    case "margin-bottom": spacing = length(word, relativeTo: size) ?? spacing
    case "margin":
      let parts = word.split(separator: " ").map(String.init)
      let bottom = parts.count > 2 ? parts[2] : parts.first
      spacing = bottom.flatMap { length($0, relativeTo: size) } ?? spacing
    case "list-style-type", "list-style": marker = HTMLStyle.markers[word] ?? marker
    default: break
    }
  }

  private mutating func setWeight(_ word: String) {
    switch word {
    case "bold": weight = 700
    case "bolder": weight = weight < 600 ? 700 : 900
    case "normal": weight = 400
    case "lighter": weight = weight < 600 ? 100 : 400
    default: weight = Int(word) ?? weight
    }
  }

  static func families(_ list: String) -> [String] {
    list.split(separator: ",").map { part in
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
      return generic[name.lowercased()] ?? name
    } + ["Times New Roman"]
  }

  private static let generic = [
    "serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier",
  ]

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
  ]

  static let markers: [String: NSTextList.MarkerFormat] = [
    "disc": .disc, "circle": .circle, "square": .square, "decimal": .decimal,
    "lower-alpha": .lowercaseAlpha, "upper-alpha": .uppercaseAlpha,
    "lower-roman": .lowercaseRoman, "upper-roman": .uppercaseRoman, "a": .lowercaseAlpha,
    "i": .lowercaseRoman, "1": .decimal,
  ]

  /// In points; a pixel of CSS is one.
  private func length(_ word: String, relativeTo base: CGFloat) -> CGFloat? {
    if let factor = HTMLStyle.sizes[word] { return HTMLStyle.mediumSize * factor }
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits) else { return nil }
    switch word.dropFirst(digits.count).trimmingCharacters(in: .whitespaces) {
    case "", "px": return CGFloat(number)
    case "pt": return CGFloat(number) * 4 / 3
    case "em": return CGFloat(number) * base
    case "rem": return CGFloat(number) * HTMLStyle.mediumSize
    case "%": return CGFloat(number) / 100 * base
    default: return nil
    }
  }

  private static let sizes: [String: CGFloat] = [
    "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125,
    "x-large": 1.5, "xx-large": 2,
  ]

  /// Of `<font size>`, 1 to 7.
  static let numberedSizes: [CGFloat] = [0.625, 0.8125, 1, 1.125, 1.5, 2, 3]
}
