/// The file name of a numbered frame: `frame-%04d.png` or `frame-####.png`.
public struct FramePattern: Equatable, Sendable {
  private let prefix: String
  /// The least number of digits; 0 when the pattern has no number.
  private let width: Int
  private let suffix: String

  /// `frame-0001.png` and so on.
  public static let standard = FramePattern(prefix: "frame-", width: 4, suffix: ".png")

  private init(prefix: String, width: Int, suffix: String) {
    self.prefix = prefix
    self.width = width
    self.suffix = suffix
  }

  /// Nil for more than one number, for a path, and for a `%s` or the like.
  ///
  /// A `%` without a letter, as in `50%.png`, and a `#` before a digit, as in `fix #12.png`, are
  /// characters of the name.
  public init?(_ text: String) {
    guard !text.isEmpty, !text.contains("/"), text != ".", text != ".." else { return nil }
    if let percent = FramePattern.directive(in: text[...]) {
      let rest = text[text.index(after: percent)...]
      guard let letter = rest.firstIndex(of: "d") else { return nil }
      let digits = rest[..<letter]
      guard digits.isEmpty || digits.first == "0", let width = Int("0" + digits), width <= 12
      else { return nil }
      let suffix = rest[rest.index(after: letter)...]
      guard FramePattern.directive(in: suffix) == nil, FramePattern.hashes(in: suffix) == nil
      else { return nil }
      self.init(prefix: String(text[..<percent]), width: max(1, width), suffix: String(suffix))
    } else if let run = FramePattern.hashes(in: text[...]) {
      let suffix = text[run.endIndex...]
      guard FramePattern.hashes(in: suffix) == nil else { return nil }
      self.init(prefix: String(text[..<run.startIndex]), width: run.count, suffix: String(suffix))
    } else {
      self.init(prefix: text, width: 0, suffix: "")
    }
  }

  /// The first `%` that is followed by a letter, perhaps behind digits.
  private static func directive(in text: Substring) -> String.Index? {
    text.indices.first { index in
      text[index] == "%"
        && text[text.index(after: index)...].drop(while: \.isNumber).first?.isLetter == true
    }
  }

  /// The first run of `#` that no digit follows.
  private static func hashes(in text: Substring) -> Substring? {
    var rest = text
    while let hash = rest.firstIndex(of: "#") {
      let run = rest[hash...].prefix { $0 == "#" }
      rest = rest[run.endIndex...]
      if rest.first?.isNumber != true { return run }
    }
    return nil
  }

  /// Whether each frame has a name of its own.
  public var hasNumber: Bool { width > 0 }

  /// The name of the frame with that number.
  public func name(of number: Int) -> String {
    guard hasNumber else { return prefix + suffix }
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }

  /// The `%04d` form, for ffmpeg and other programs.
  public var printf: String {
    let (prefix, suffix) = (prefix.replacing("%", with: "%%"), suffix.replacing("%", with: "%%"))
    return hasNumber ? "\(prefix)%0\(width)d\(suffix)" : prefix + suffix
  }
}
