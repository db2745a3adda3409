import ArgumentParsing
import Segue

/// Every option of the tool, once: parsing, help, errors, completions, the manual page, the
/// environment and the configuration file all read this table.
enum OptionTable {
  static let toolName = "render-transition"

  static func command(version: String, animators: [String], devices: [String]) -> Command {
    var command = Command(
      toolName,
      overview: "Render an iOS view-controller transition to frames, a GIF or a video.",
      version: version,
      subcommands: [
        Command(
          "render",
          overview: "Render a transition. This is the default.",
          arguments: [code] + scene(animators, devices) + ownCode + script + timing + output
            + appearance + chunk + running + lists
        ),
        Command(
          "still",
          overview: "Render one moment of a transition to a PNG file.",
          arguments: [code] + scene(animators, devices) + ownCode + script + still + appearance
            + running
        ),
        Command(
          "filmstrip",
          overview: "Render moments of a transition side by side, with its curves beneath.",
          arguments: [code] + scene(animators, devices) + ownCode + script + filmstrip
            + appearance + running
        ),
        Command(
          "inspect",
          overview: "Print the tree of controllers, views and layers at a moment.",
          arguments: [code] + scene(animators, devices) + ownCode + script + inspect
            + (appearance + running).filter { !ofPictures.contains($0.name) }
        ),
        port,
        verify,
      ]
        + listings
        + farm(animators, devices)
        + pages(
          matrix: [code] + scene(animators, devices) + ownCode + script
            + (appearance + running).filter { !replacedByMatrix.contains($0.name) }
        ),
      defaultSubcommand: "render"
    )
    command.subcommands = command.subcommands.map {
      $0.name == command.defaultSubcommand ? $0 : withOwnPlace($0)
    }
    return command
  }

  /// A command whose output an environment or a file does not name: their `out` is that of a
  /// render, and no page, strip or plan may replace it.
  private static func withOwnPlace(_ command: Command) -> Command {
    var command = command
    for index in command.arguments.indices where command.arguments[index].name == "out" {
      command.arguments[index].isOnlyFromWords = true
    }
    return command
  }

  private static let port = Command(
    "port",
    overview: "Print your own code as the compiler gets it.",
    arguments: [
      .positional("code", help: "Swift files and folders.", isRepeating: true),
      .flag("fetch", help: "Download missing packages that the project names, with git."),
      .flag("alone", help: "Ignore the files around a single file."),
      .option(
        "with",
        value: "path",
        help: "Source of a module that the code imports.",
        isRepeating: true,
        completion: .file
      ),
      .option("cache", value: "folder", help: "The folder for compiled code."),
      .flag("quiet", short: "q", help: "Print only errors."),
    ]
  )

  private static let verify = Command(
    "verify",
    overview: "Check that a directory of frames is what its manifest says.",
    arguments: [
      .positional("directory", help: "The directory of frames.", completion: .directory),
      .flag("json", help: "Print one JSON object."),
    ]
  )

  private static let listings = [
    Command(
      "list-animators",
      overview: "List the animators and their parameters.",
      arguments: [.flag("json", help: "Print one JSON object.")]
    ),
    Command(
      "list-devices",
      overview: "List the devices.",
      arguments: [.flag("json", help: "Print one JSON object.")]
    ),
    Command(
      "list-easings",
      overview: "List the timing curves.",
      arguments: [.flag("json", help: "Print one JSON object.")]
    ),
  ]

  static func scene(_ animators: [String], _ devices: [String]) -> [Argument] {
    [
      .option(
        "animator",
        short: "a",
        value: "name",
        help: "The animator to run.",
        isRequired: true,
        completion: .list(animators)
      ).unless("code", "plan").yielding(to: "code"),
      .option(
        "set",
        value: "name=value",
        help: "Set a parameter of the animator; see --list-animators.",
        isRepeating: true
      ),
      .option(
        "from",
        value: "image",
        help:
          "A picture to use as the first screen: PNG, JPEG, GIF, HEIC or another kind that UIImage reads.",
        completion: .file
      ),
      .option(
        "to",
        value: "image",
        help: "A picture to use as the second screen.",
        completion: .file
      ),
      .flag("dismiss", help: "Run the transition back: dismiss or pop."),
      .option(
        "drag",
        value: "part",
        help: "Drive the transition by a finger over this part of the way; or drag from x,y:x,y.",
        isRepeating: true
      ).yielding(to: "cancel-at"),
      .option(
        "cancel-at",
        value: "part",
        help: "Drive the transition by a finger up to this part, then let it fall back."
      ).yielding(to: "drag"),
    ]
  }

  /// Options that a matrix replaces by lists, or does not have.
  private static let replacedByMatrix = [
    "device", "size", "appearance", "rtl", "locale", "bezel", "padding", "background", "dry-run",
    "json", "json-progress", "watch", "threads",
  ]

  /// Options of pictures and of their files, of which an inspection makes none.
  private static let ofPictures = [
    "bezel", "round-corners", "crop", "show-touches", "before", "caption", "padding", "background",
    "edges", "threads", "dry-run", "json-progress",
  ]

  private static let inspect: [Argument] = [
    .option(
      "at",
      value: "part",
      help: "The moment, 0 is the start and 1 the end.",
      defaultText: "0"
    )
  ]

  static let timing: [Argument] = [
    .option(
      "fps",
      value: "fps",
      help: "Frames a second, 1 to 1000.",
      defaultText: "60",
      group: timingGroup
    ),
    .option(
      "duration",
      value: "seconds",
      help: "How much of the transition to show, in its own time; above 0.",
      group: timingGroup
    ),
    .option(
      "speed",
      value: "factor",
      help: "Slow motion below 1, by more frames of the motion.",
      defaultText: "1",
      group: timingGroup
    ),
    .option(
      "hold-first",
      value: "seconds",
      help: "Let the first frame stand still.",
      defaultText: "0; 0.3 in GIF, WebP, AVIF",
      group: timingGroup
    ),
    .option(
      "hold-last",
      value: "seconds",
      help: "Let the last frame stand still.",
      defaultText: "0; 1 in GIF, WebP, AVIF",
      group: timingGroup
    ),
    .option(
      "every",
      value: "n",
      help: "Keep every n-th frame.",
      defaultText: "1",
      group: timingGroup
    ),
    .option(
      "at",
      value: "part,…",
      help: "Only these moments, 0 is the start and 1 the end.",
      group: timingGroup
    ),
    .option(
      "frames",
      value: "numbers",
      help: "Only these frames: 1-30, 7, 1,5,9-12, -1 for the last.",
      takesDashedValue: true,
      group: timingGroup
    ),
    .flag("reverse", help: "Play backwards.", group: timingGroup),
    .flag("boomerang", help: "Play forwards, then backwards.", group: timingGroup),
    .option(
      "poster",
      value: "part",
      help: "Begin with one frame of this moment, which shows where the film does not play.",
      group: timingGroup
    ),
  ]
  static let timingGroup = "Timing"

  static let output: [Argument] = [
    .option(
      "out",
      short: "o",
      value: "out",
      help: "Where the frames go: a directory, a file, or - for standard output.",
      defaultText: "frames",
      isRepeating: true,
      group: outputGroup,
      completion: .file
    ),
    .option(
      "format",
      value: "format",
      help: "Output format, if the name does not decide it.",
      values: OutputFormat.allCases.map(\.rawValue),
      group: outputGroup
    ),
    .option(
      "pattern",
      value: "pattern",
      help: "Names of the frames, with %04d or ####.",
      defaultText: "frame-%04d.png",
      group: outputGroup
    ),
    png(in: outputGroup),
    .option(
      "loop",
      value: "n",
      help: "How often a GIF, APNG or WebP plays, 0 for ever.",
      defaultText: "0",
      group: outputGroup
    ),
    .option(
      "max-bytes",
      value: "size",
      help: "Limit a GIF's size, such as 5MB: with fewer colours, fewer frames, smaller.",
      group: outputGroup
    ),
    .flag("force", short: "f", help: "Replace what an earlier render wrote.", group: outputGroup),
  ]
  private static let outputGroup = "Output"

  static func png(in group: String? = nil) -> Argument {
    .option(
      "png",
      value: "kind",
      help: "Make PNG files fast, or as small as possible.",
      defaultText: "fast",
      values: ["fast", "small"],
      group: group
    )
  }

  private static let still: [Argument] = [
    .option(
      "at",
      value: "part",
      help: "The moment, 0 is the start and 1 the end.",
      defaultText: "0.5"
    ),
    .option(
      "out",
      short: "o",
      value: "file",
      help: "The PNG file.",
      defaultText: "still.png",
      completion: .file
    ),
    png(),
    .flag("force", short: "f", help: "Replace the file if it exists."),
  ]

  private static let filmstrip: [Argument] = [
    .option(
      "at",
      value: "part,…",
      help: "The moments, 0 is the start and 1 the end.",
      defaultText: "five that tell how it moves"
    ),
    .option(
      "out",
      short: "o",
      value: "file",
      help: "The PNG file.",
      defaultText: "filmstrip.png",
      completion: .file
    ),
    .option(
      "height",
      value: "points",
      help: "The height of each frame in the strip.",
      defaultText: "320"
    ),
    .flag("force", short: "f", help: "Replace the file if it exists."),
  ]

  static let running: [Argument] = [
    .option(
      "threads",
      value: "n",
      help: "Threads to draw with; their number changes no byte.",
      defaultText: "all cores"
    ),
    .option(
      "max-duration",
      value: "seconds",
      help: "Stop when the transition runs longer.",
      defaultText: "30"
    ),
    .option(
      "timeout",
      value: "seconds",
      help: "Stop when no frame is finished for this long.",
      defaultText: "60"
    ),
    .option(
      "max-pixels",
      value: "n",
      help: "Refuse pictures with more pixels.",
      defaultText: "64000000"
    ),
    .flag("strict", help: "Fail when the transition uses something that is not supported."),
    .option("config", value: "file", help: "Read options from this file.", completion: .file),
    .flag("dry-run", short: "n", help: "Print what would be rendered."),
    .flag("json", help: "Print one JSON object on standard output."),
    .flag("json-progress", help: "Print one JSON object a frame on standard error."),
    .flag("quiet", short: "q", help: "Print only errors."),
    .flag("verbose", short: "v", help: "Say more."),
    .invertibleFlag("progress", help: "Show progress.", default: true),
    .invertibleFlag("color", help: "Use colours on a terminal.", default: true),
    .flag("debug", help: "Print details of an internal error.", isHidden: true),
  ]

  private static let lists: [Argument] = [
    .flag("list-animators", help: "List the animators.", waivesRequired: true),
    .flag("list-devices", help: "List the devices.", waivesRequired: true),
    .flag("list-easings", help: "List the timing curves.", waivesRequired: true),
  ]
}
