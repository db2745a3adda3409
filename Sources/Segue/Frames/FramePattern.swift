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

  /// Nil for more than one number, for a path, and for a `%` that is not a `%d`.
  public init?(_ text: String) {
    guard !text.isEmpty, !text.contains("/"), text != ".", text != ".." else { return nil }
    if let percent = text.firstIndex(of: "%") {
      let rest = text[text.index(after: percent)...]
      guard let letter = rest.firstIndex(of: "d") else { return nil }
      let digits = rest[..<letter]
      guard digits.isEmpty || digits.first == "0", let width = Int("0" + digits), width <= 12
      else { return nil }
      let suffix = rest[rest.index(after: letter)...]
      guard !suffix.contains("%"), !suffix.contains("#") else { return nil }
      self.init(prefix: String(text[..<percent]), width: max(1, width), suffix: String(suffix))
    } else if let hash = text.firstIndex(of: "#") {
      let run = text[hash...].prefix { $0 == "#" }
      let suffix = text[run.endIndex...]
      guard !suffix.contains("#") else { return nil }
      self.init(prefix: String(text[..<hash]), width: run.count, suffix: String(suffix))
    } else {
      self.init(prefix: text, width: 0, suffix: "")
    }
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
  public var printf: String { hasNumber ? "\(prefix)%0\(width)d\(suffix)" : prefix + suffix }
}
