import ArgumentParsing

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
