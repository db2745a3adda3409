import Animators
import ArgumentParsing
import Segue

/// `gallery`, typed and checked.
struct GalleryOptions: Sendable {
  var path: String
  /// Names of animators; empty is all.
  var names: [String]
  var isDark: Bool
  var rate: FrameRate
  var replacesOthers: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    path = parsed.string("out") ?? "gallery"
    guard path != "-" else {
      throw parsed.usageError(
        "The value '-' is invalid for '--out <folder>': a gallery is a folder"
      )
    }
    if let mistake = HomePath.mistake(path) {
      throw parsed.usageError("The value '\(path)' is invalid for '--out <folder>': \(mistake)")
    }
    names = Quantity.members(parsed.string("only") ?? "").filter { !$0.isEmpty }
    for name in names where Registry.demo(named: name) == nil {
      let suggestion = closestMatch(to: name, among: Registry.demos.map(\.name))
      throw parsed.usageError(
        "The value '\(name)' is invalid for '--only': there is no such animator. "
          + (suggestion.map { "Did you mean '\($0)'?" } ?? "See --list-animators.")
      )
    }
    isDark = parsed.string("appearance") == "dark"
    rate =
      try parsed.value("fps") { (text) throws(InvalidValue) in
        guard let rate = FrameRate(text), rate.framesPerSecond <= 50 else {
          throw InvalidValue("it must be a rate from 1 to 50, such as 25")
        }
        return rate
      } ?? FrameRate(100, per: 3) ?? .standard
    replacesOthers = parsed.flag("force") ?? false
  }

  static let arguments: [Argument] = [
    .option(
      "out",
      short: "o",
      value: "folder",
      help: "The folder of the page and its films.",
      defaultText: "gallery",
      completion: .directory
    ),
    .option("only", value: "name,…", help: "Only these animators.", defaultText: "all"),
    .option(
      "appearance",
      value: "style",
      help: "Light or dark.",
      defaultText: "light",
      values: ["light", "dark"]
    ),
    .option("fps", value: "fps", help: "Frames a second of the films.", defaultText: "33.3"),
    .flag("force", short: "f", help: "Replace what an earlier run wrote."),
    .flag("quiet", short: "q", help: "Print only errors."),
    .invertibleFlag("progress", help: "Show progress.", default: true),
  ]
}
