import ArgumentParsing
import Foundation
import Segue

/// The commands that compare films and make pages of them.
extension OptionTable {
  /// - Parameter matrix: the options that a matrix shares with a render.
  static func pages(matrix: [Argument]) -> [Command] {
    [compare, report, accept, goldens, gallery, self.matrix(matrix)]
  }

  private static let compare = Command(
    "compare",
    overview: "Report how two films differ: directories of frames, goldens, or .apng files.",
    arguments: [
      .positional("expected", help: "The film as it should be.", completion: .file),
      .positional("actual", help: "The film as it is.", completion: .file),
      .option(
        "out",
        short: "o",
        value: "file",
        help: "Make a page that compares them.",
        completion: .file
      ),
      force, json,
    ]
  )

  private static let report = Command(
    "report",
    overview: "Make one page from the records of a test run, with JSON beside it.",
    arguments: [
      artifacts,
      .option(
        "out",
        short: "o",
        value: "file",
        help: "The page.",
        defaultText: "report.html",
        completion: .file
      ),
      .option("junit", value: "file", help: "Write JUnit XML, too.", completion: .file),
      .flag("force", short: "f", help: "Replace the files if they exist."),
    ]
  )

  private static let accept = Command(
    "accept",
    overview: "Accept the pictures of failed tests as goldens, without rendering again.",
    arguments: [
      artifacts,
      .option("only", value: "name", help: "Only this film, or one frame: panel/025%."),
    ]
  )

  private static let goldens = Command(
    "goldens",
    overview: "List the goldens that no test of the last run used.",
    arguments: [
      .positional("goldens", help: "The folder of goldens.", completion: .directory),
      .option(
        "artifacts",
        value: "folder",
        help: "Where the tests left their records.",
        isRequired: true,
        completion: .directory
      ),
      .flag("delete", help: "Delete them."),
    ]
  )

  private static let gallery = Command(
    "gallery",
    overview: "Make a site of all transitions: films, curves, source.",
    arguments: GalleryOptions.arguments
  )

  private static func matrix(_ common: [Argument]) -> Command {
    Command(
      "matrix",
      overview: "Render a transition on many screens into one page.",
      arguments: common + [
        .option(
          "devices",
          value: "name,…",
          help: "The devices; see --list-devices.",
          defaultText: "iphone-se,iphone-15"
        ),
        .option(
          "appearances",
          value: "style,…",
          help: "Of light and dark.",
          defaultText: "light,dark"
        ),
        .option(
          "directions",
          value: "direction,…",
          help: "Of ltr and rtl.",
          defaultText: "ltr,rtl, or what the locales have"
        ),
        .option("locales", value: "language,…", help: "Languages of texts, such as en,de,ar."),
        .option("fps", value: "fps", help: "Frames a second.", defaultText: "20"),
        .option(
          "out",
          short: "o",
          value: "file",
          help: "The page.",
          defaultText: "matrix.html",
          completion: .file
        ),
        force,
      ]
    )
  }

  private static let artifacts = Argument.positional(
    "artifacts",
    help: "Where the tests left their records.",
    completion: .directory
  )
  private static let force = Argument.flag(
    "force",
    short: "f",
    help: "Replace the file if it exists."
  )
  private static let json = Argument.flag("json", help: "Print one JSON object.")
}

/// `matrix`, typed and checked.
struct MatrixOptions: Sendable {
  struct Column: Equatable, Sendable {
    var title: String
    var isDark: Bool
    var isRightToLeft: Bool
    var locale: String?
  }

  var scene: SceneOptions
  var devices: [String]
  /// The columns of a device: a word for each, and its options.
  var columns: [Column]
  var running: RunningOptions
  var rate: FrameRate
  var path: String
  var replacesOthers: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(parsed)
    func list(
      _ name: String,
      _ legal: [String]?,
      _ standard: [String]
    ) throws(UsageError) -> [String] {
      guard let text = parsed.string(name) else { return standard }
      let words = text.split(separator: ",").map(String.init)
      for word in words where legal?.contains(word) == false {
        throw parsed.usageError(
          "The value '\(word)' is invalid for '--\(name)': it must be one of \(legal?.joined(separator: ", ") ?? "")"
        )
      }
      return words.isEmpty ? standard : words
    }
    devices = try list("devices", nil, ["iphone-se", "iphone-15"])
    let appearances = try list("appearances", ["light", "dark"], ["light", "dark"])
    let locales = try list("locales", nil, []).map { word throws(UsageError) in
      do throws(InvalidValue) {
        return try LookOptions.locale(word)
      } catch {
        throw parsed.usageError(
          "The value '\(word)' is invalid for '--locales': it must be a language such as de, pt-BR or ar."
        )
      }
    }
    // A language has its own direction, unless both are requested.
    let standard = locales.isEmpty ? ["ltr", "rtl"] : []
    let directions = try list("directions", ["ltr", "rtl"], standard)
    let languages: [String?] = locales.isEmpty ? [nil] : locales
    columns = appearances.flatMap { appearance in
      languages.flatMap { locale -> [Column] in
        let own = locale.map(LookOptions.isRightToLeft) ?? false
        let ways = directions.isEmpty ? [own] : directions.map { $0 == "rtl" }
        return ways.map { isRightToLeft in
          var words = [appearance] + (locale.map { [$0] } ?? [])
          if !directions.isEmpty { words.append(isRightToLeft ? "rtl" : "ltr") }
          return Column(
            title: words.joined(separator: ", "),
            isDark: appearance == "dark",
            isRightToLeft: isRightToLeft,
            locale: locale
          )
        }
      }
    }
    running = try RunningOptions(parsed)
    rate =
      try parsed.value("fps") { (text) throws(InvalidValue) in
        guard let rate = FrameRate(text) else {
          throw InvalidValue("it must be a rate from 1 to 1000, such as 60 or 29.97")
        }
        return rate
      } ?? FrameRate(20) ?? .standard
    path = parsed.string("out") ?? "matrix.html"
    replacesOthers = parsed.flag("force") ?? false
  }
}

extension MatrixOptions {
  /// The animator, or the name of the code.
  var title: String {
    scene.code.paths.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? scene.animator
  }
}
