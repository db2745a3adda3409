import Animators
import ArgumentParsing
import Foundation
import Segue
import Timeline

/// The command line tool: words in, an exit code out.
///
/// Nothing else prints or exits.
@MainActor
public enum Tool {
  public nonisolated static let version = "0.1.0"
  /// What manifests call the renderer.
  nonisolated static let rendererName = "segue \(version)"

  /// Runs the tool and ends the process.
  public static func main() -> Never {
    holdStandardStreams()
    // Makes the dates that an app shows the same everywhere.
    setenv("TZ", "UTC", 1)
    VirtualExecutors.install()
    let isClient = ClientLibrary.isExpected
    if isClient {
      StandardOutput.reserve()
      WorkingFolder.keep()
      CrashNote.begin()
    }
    // The parent process reports the crash of client code.
    if !isClient, !CommandLine.arguments.contains("--debug") { CrashReport.install() }
    Signals.watch()
    if isClient { RendererProcess.endWithParent() }
    ProcessMemory.returnsLargeBlocks()
    ProcessMemory.releasesPagesOfStart()
    let console = Console()
    let code = run(CommandLine.arguments, console: console)
    if isClient { CrashNote.finish() }
    exit(code.rawValue)
  }

  static func run(_ arguments: [String], console: Console) -> ExitCode {
    do throws(Failure) {
      try refuseBrokenText(arguments)
      let command = OptionTable.command(
        version: version,
        animators: Registry.demos.map(\.name),
        devices: Screen.all.map(\.name)
      )
      let words = Array(arguments.dropFirst())
      return try run(words, command: command, console: console)
    } catch {
      return tell(error, console)
    }
  }

  /// A missing reader gets no message.
  static func tell(_ failure: Failure, _ console: Console) -> ExitCode {
    if failure.exitCode != .brokenPipe, !CrashNote.keep(failure) { console.fail(failure.text) }
    return failure.exitCode
  }

  private static func run(
    _ words: [String],
    command: Command,
    console: Console
  ) throws(Failure) -> ExitCode {
    // Help works without valid settings; errors in them are reported when they are used.
    var settings: Settings?
    var complaint: Failure?
    do throws(Failure) {
      settings = try Settings(
        environment: ProcessInfo.processInfo.environment,
        path: configPath(in: words),
        directory: FileManager.default.currentDirectoryPath,
        known: command
      )
    } catch {
      complaint = error
    }
    let outcome: Parser.Outcome
    do throws(UsageError) {
      outcome = try Parser(command).parse(words, columns: Console.columns) {
        settings?.values(for: $0)
      }
    } catch {
      // The missing argument may be in the settings that cannot be read.
      if let complaint { throw complaint }
      console.fail(error.fullText(columns: Console.columns))
      return .usage
    }
    switch outcome {
    case .print(let text):
      try console.print(text)
      return .success
    case .run(let parsed):
      if let complaint { throw complaint }
      apply(parsed, to: console)
      do throws(UsageError) {
        return try perform(parsed, words: words, console: console)
      } catch {
        console.fail(error.fullText(columns: Console.columns))
        return error.isAboutInput ? .missingInput : .usage
      }
    }
  }

  /// Opens closed standard streams.
  ///
  /// Otherwise the next opened file takes the place of one, and messages go into it.
  private static func holdStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // Opened in the opposite direction, so that reading or writing still fails.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Typed throws cannot carry both errors: an error other than a usage error is reported here and
  /// turned into its code.
  private static func perform(
    _ parsed: ParsedArguments,
    words: [String],
    console: Console
  ) throws(UsageError) -> ExitCode {
    do throws(Failure) {
      if let code = try performSimple(parsed, console: console) { return code }
    } catch {
      return tell(error, console)
    }
    switch parsed.commandName {
    case "gallery":
      let options = try GalleryOptions(parsed)
      return failing(console) { () throws(Failure) in
        try GalleryCommand(options: options, console: console).run()
      }
    case "matrix":
      let options = try MatrixOptions(parsed)
      return failing(console) { () throws(Failure) in
        try perform(options, words: words, console: console)
      }
    default:
      if let code = try performFarm(parsed, console: console) { return code }
      let options = try RenderOptions(parsed)
      try options.refuseIdle(parsed)
      return failing(console) { () throws(Failure) in
        try perform(
          options,
          isInspection: parsed.commandName == "inspect",
          words: words,
          console: console
        )
      }
    }
  }

  /// Reports a failure where it happens, and turns it into its code.
  static func failing(
    _ console: Console,
    _ body: () throws(Failure) -> ExitCode
  ) -> ExitCode {
    do throws(Failure) {
      return try body()
    } catch {
      return tell(error, console)
    }
  }

  /// The commands with few options of their own; nil for others.
  private static func performSimple(
    _ parsed: ParsedArguments,
    console: Console
  ) throws(Failure) -> ExitCode? {
    let json = parsed.flag("json") ?? false
    let lists = ["list-animators", "list-devices", "list-easings"]
    if let list = lists.first(where: { parsed.flag($0) == true || parsed.commandName == $0 }) {
      switch list {
      case "list-animators": try console.print(Lists.animators(json: json))
      case "list-devices": try console.print(Lists.devices(json: json))
      default: try console.print(Lists.easings(json: json))
      }
      return .success
    }
    switch parsed.commandName {
    case "verify":
      return try VerifyCommand.run(
        directory: parsed.string("directory") ?? "",
        json: json,
        console: console
      )
    case "status":
      return try StatusCommand.run(plan: parsed.string("plan") ?? "", json: json, console: console)
    case "port":
      return try PortCommand.run(parsed, console: console)
    default:
      return try performPages(parsed, console: console)
    }
  }

  private static func perform(
    _ options: MatrixOptions,
    words: [String],
    console: Console
  ) throws(Failure) -> ExitCode {
    if !options.scene.code.paths.isEmpty, !ClientLibrary.isExpected {
      return try ClientRun(
        options: options.scene.code,
        console: console,
        words: words,
        outputs: [options.path],
        isStrict: options.running.isStrict
      ).run()
    }
    return try MatrixCommand.run(options, console: console)
  }

  private static func perform(
    _ options: RenderOptions,
    isInspection: Bool,
    words: [String],
    console: Console
  ) throws(Failure) -> ExitCode {
    if !options.scene.code.paths.isEmpty, !ClientLibrary.isExpected {
      let isWatched = options.scene.code.isWatched
      let run = ClientRun(
        options: options.scene.code,
        console: console,
        // Each render replaces the one before.
        words: isWatched ? words + ["--force"] : words,
        outputs: options.outputs.map(\.path),
        isStrict: options.running.isStrict,
        mayUseApp: options.scene.isPlain && !options.scene.showsLaunch
      )
      if isWatched { run.watch() }
      return try run.run()
    }
    if isInspection {
      return try InspectCommand(
        scene: options.scene,
        running: options.running,
        part: options.timing.at?.first ?? 0,
        console: console
      ).run()
    }
    return try RenderCommand(options: options, console: console).run()
  }

  /// The commands that compare films and report on tests; nil for others.
  private static func performPages(
    _ parsed: ParsedArguments,
    console: Console
  ) throws(Failure) -> ExitCode? {
    let artifacts = parsed.string("artifacts") ?? ""
    switch parsed.commandName {
    case "compare":
      return try CompareCommand.run(
        parsed.string("expected") ?? "",
        parsed.string("actual") ?? "",
        page: parsed.string("out"),
        replacesOthers: parsed.flag("force") ?? false,
        json: parsed.flag("json") ?? false,
        console: console
      )
    case "report":
      return try ReportCommand.run(
        artifacts: artifacts,
        page: parsed.string("out") ?? "report.html",
        junit: parsed.string("junit"),
        replacesOthers: parsed.flag("force") ?? false,
        console: console
      )
    case "accept":
      return try AcceptCommand.run(
        artifacts: artifacts,
        only: parsed.string("only"),
        console: console
      )
    case "goldens":
      return try GoldensCommand.run(
        goldens: parsed.string("goldens") ?? "",
        artifacts: artifacts,
        deletes: parsed.flag("delete") ?? false,
        console: console
      )
    default: return nil
    }
  }

  private static func apply(_ parsed: ParsedArguments, to console: Console) {
    if parsed.flag("verbose") == true { console.verbosity = .verbose }
    if parsed.flag("quiet") == true { console.verbosity = .quiet }
    console.showsProgress = parsed.flag("progress") ?? true
    console.colorAllowed = parsed.flag("color") ?? true
    console.reportsJSONProgress = parsed.flag("json-progress") ?? false
  }

  /// The file of `--config`, which must be known before the other options are read.
  private static func configPath(in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      if word == "--" { return nil }
      if word == "--config", index + 1 < words.count { return words[index + 1] }
      if word.hasPrefix("--config=") { return String(word.dropFirst("--config=".count)) }
    }
    return nil
  }

  /// Foundation turns bytes that are not UTF-8 into U+FFFD, which leads to a wrongly named file.
  private static func refuseBrokenText(_ arguments: [String]) throws(Failure) {
    for index in 0..<Int(CommandLine.argc) {
      guard let pointer = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: pointer) == nil {
        throw Failure(.usage, "argument \(index) is not valid UTF-8")
      }
    }
  }
}
