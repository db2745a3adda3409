import Foundation

/// A list that paragraphs belong to, by their style's `textLists`: text views draw
/// the markers of its items.
open class NSTextList: NSObject, @unchecked Sendable {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  public let markerFormat: MarkerFormat
  open var startingItemNumber: Int

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marker of the list around it comes before the own one.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  public let listOptions: Options

  public init(
    markerFormat: MarkerFormat,
    options: Int = 0,
    startingItemNumber: Int = 1
  ) {
    self.markerFormat = markerFormat
    self.startingItemNumber = startingItemNumber
    listOptions = Options(rawValue: UInt(max(0, options)))
  }

  public convenience init(
    markerFormat: MarkerFormat,
    options: Options,
    startingItemNumber: Int = 1
  ) {
    self.init(
      markerFormat: markerFormat,
      options: Int(options.rawValue),
      startingItemNumber: startingItemNumber
    )
  }

  /// Whether items are counted.
  open var isOrdered: Bool {
    markerFormat.rawValue.matches(of: Self.specifier).contains { Self.signs[String($0.1)] == nil }
  }

  /// Whether texts that are read from documents have the markers of their lists: they do here.
  open class var includesTextListMarkers: Bool { true }

  /// The marker of an item, such as a bullet or "c": the format with a sign or a number in place of
  /// its braces (documented).
  open func marker(forItemNumber item: Int) -> String {
    markerFormat.rawValue.replacing(Self.specifier) { match in
      Self.signs[String(match.1)] ?? number(item, in: match.1)
    }
  }

  /// What stands between braces in a format.
  private static var specifier: Regex<(Substring, Substring)> { /\{([^}]*)\}/ }

  private static let signs = [
    "box": "▫", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃",
    "square": "▪",
  ]

  private func number(_ item: Int, in system: Substring) -> String {
    switch system {
    case "lower-alpha", "lower-latin": letters(item)
    case "upper-alpha", "upper-latin": letters(item).uppercased()
    case "lower-roman": roman(item)
    case "upper-roman": roman(item).uppercased()
    case "octal": String(item, radix: 8)
    case "lower-hexadecimal": String(item, radix: 16)
    case "upper-hexadecimal": String(item, radix: 16, uppercase: true)
    default: "\(item)"
    }
  }

  /// a to z, then aa.
  private func letters(_ number: Int) -> String {
    var rest = max(1, number)
    var result = ""
    while rest > 0 {
      result = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + result
      rest = (rest - 1) / 26
    }
    return result
  }

  private func roman(_ number: Int) -> String {
    let parts = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = max(0, number)
    var result = ""
    for (value, letters) in parts {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
