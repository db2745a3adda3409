import ArgumentParsing
import Segue

/// The commands that divide films among many machines.
extension OptionTable {
  static func farm(_ animators: [String], _ devices: [String]) -> [Command] {
    [
      Command(
        "plan",
        overview: "Divide films among machines: make a list of chunks for a scheduler.",
        discussion: """
          Every animator and every path of own code is seen on every device, in every appearance and \
          language. 'render --plan FILE --chunk N' does one chunk, 'assemble --plan FILE' makes the films \
          of them, 'status --plan FILE' says how far they are.
          """,
        arguments: [code, planAnimators(animators)] + filmArguments(animators, devices)
          + planning + whileMeasuring + telling
      ),
      Command(
        "assemble",
        overview: "Make films from rendered chunks, when all of them are there and whole.",
        arguments: [
          planFile(isRequired: true),
          .option(
            "out",
            short: "o",
            value: "out",
            help: "A folder; or a file, for a plan with one film.",
            defaultText: "films",
            completion: .file
          ),
          .option("share", value: "i/n", help: "Only the i-th of n shares of the films."),
          .flag("page", help: "Make a page of all films, too."),
          .option(
            "threads",
            value: "n",
            help: "Threads to compress with.",
            defaultText: "all cores"
          ),
          .flag("force", short: "f", help: "Replace films that are there."),
        ] + telling
      ),
      Command(
        "status",
        overview: "Report the progress of a plan: what is done, what failed, what it costs.",
        arguments: [
          planFile(isRequired: true),
          .flag("json", help: "Print one JSON object."),
        ]
      ),
    ]
  }

  /// The options of rendering a chunk.
  static let chunk: [Argument] = [
    planFile(isRequired: false),
    .option("chunk", value: "n", help: "Which chunk of it.", group: farmGroup),
    .option(
      "attempt",
      value: "n",
      help: "Which attempt this is; for the records alone.",
      defaultText: "1",
      group: farmGroup
    ),
    .flag(
      "verify-retry",
      help: "Render one frame of each film of the chunk again, and compare.",
      group: farmGroup
    ),
    results, resultsLimit,
    .option("film", value: "n", help: "Only this film of it.", isHidden: true, group: farmGroup),
    .option("again", value: "n:file", help: "Only this frame of it, here.", isHidden: true),
  ]

  private static let farmGroup = "Many machines"

  private static let results = Argument.option(
    "results",
    value: "folder",
    help: "A folder that keeps frames by their content; all machines may share it.",
    group: farmGroup,
    completion: .directory
  )

  private static let resultsLimit = Argument.option(
    "results-limit",
    value: "size",
    help: "How large it may become, such as 50000MB.",
    defaultText: "no limit",
    group: farmGroup
  )

  private static func planFile(isRequired: Bool) -> Argument {
    .option(
      "plan",
      value: "file",
      help: isRequired ? "The plan." : "Render a chunk of this plan.",
      isRequired: isRequired,
      group: isRequired ? nil : farmGroup,
      completion: .file
    )
  }

  private static func planAnimators(_ animators: [String]) -> Argument {
    .option(
      "animator",
      short: "a",
      value: "name,…",
      help: "The animators, or all of them: all.",
      isRequired: true,
      isRepeating: true,
      completion: .list(animators + ["all"])
    ).unless("code", "films", "measure")
  }

  /// The options that decide how a film looks; every film gets them.
  static func filmArguments(_ animators: [String], _ devices: [String]) -> [Argument] {
    scene(animators, devices).filter { $0.name != "animator" }
      + ownCode.filter { $0.name != "watch" }
      + script + timing.filter { $0.name != "frames" } + filmFormat + appearance
      + running.filter { ["max-duration", "timeout", "max-pixels", "strict"].contains($0.name) }
  }

  /// All options of a render that a plan replaces.
  static let film: [Argument] =
    [code] + scene([], []) + ownCode + script + timing + output + appearance

  private static let filmFormat: [Argument] = [
    .option(
      "format",
      value: "format",
      help: "What the films will be.",
      defaultText: "png",
      values: FarmFilm.formats.map(\.rawValue)
    ),
    png(),
    .option(
      "loop",
      value: "n",
      help: "How often a GIF or APNG plays, 0 for ever.",
      defaultText: "0"
    ),
  ]

  private static let planning: [Argument] = [
    .option(
      "films",
      value: "file",
      help: "More films, one a line: NAME: words of a render.",
      discussion: "An example: checkout: MyApp/ --tap \"Buy\" --appearance dark",
      group: planGroup,
      completion: .file
    ),
    .option("devices", value: "name,…", help: "On each of these devices.", group: planGroup),
    .option("appearances", value: "style,…", help: "In each: light, dark.", group: planGroup),
    .option("locales", value: "language,…", help: "In each language.", group: planGroup),
    .option(
      "out",
      short: "o",
      value: "file",
      help: "The plan; what machines render lies beside it.",
      defaultText: "plan.json",
      group: planGroup,
      completion: .file
    ),
    .option(
      "chunk-seconds",
      value: "seconds",
      help: "About how long a chunk takes on one thread of this machine.",
      defaultText: "60",
      group: planGroup
    ),
    .option(
      "chunk",
      value: "frames",
      help: "Make chunks of this many frames instead.",
      group: planGroup
    ),
    .option(
      "job-script",
      value: "file",
      help: "A job array for Slurm.",
      defaultText: "job.sh beside the plan",
      group: planGroup,
      completion: .file
    ),
    .flag(
      "keep-going",
      help: "Leave out films that cannot be rendered, and name them.",
      group: planGroup
    ),
    results, resultsLimit,
    .option(
      "jobs",
      value: "n",
      help: "How many processes measure films at once.",
      defaultText: "all cores",
      group: planGroup
    ),
    .flag("force", short: "f", help: "Replace a plan that is there.", group: planGroup),
  ]
  private static let planGroup = "Plan"

  /// The hidden options of a process that measures films.
  private static let whileMeasuring: [Argument] = [
    .option("measure", value: "file", help: "Look at these films.", isHidden: true),
    .option("answer", value: "file", help: "Where what is seen goes.", isHidden: true),
  ]

  private static let telling = running.filter {
    ["json", "json-progress", "quiet", "verbose", "progress", "color", "config", "debug"]
      .contains($0.name)
  }
}
