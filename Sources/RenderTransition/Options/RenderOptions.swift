import ArgumentParsing
import QuartzCore
import Segue

/// A render as the user asked for it: every option typed, checked and given its default.
struct RenderOptions: Sendable {
  var scene: SceneOptions
  var timing: TimingOptions
  var outputs: [OutputRequest]
  var usesSmallPNG: Bool
  var loopCount: Int
  var maximumBytes: Int?
  var replacesOthers: Bool
  /// Whether every output is made in light and in dark.
  var isPair: Bool
  /// Whether the moments of a filmstrip are the default ones.
  var choosesMoments = false
  /// Points.
  var filmstripHeight: Double
  var running: RunningOptions

  init(_ parsed: ParsedArguments) throws(UsageError) {
    scene = try SceneOptions(parsed)
    timing = try TimingOptions(parsed)
    running = try RunningOptions(parsed)
    outputs = try RenderOptions.outputs(parsed)
    // A still and a filmstrip show moments, not ticks.
    switch parsed.commandName {
    case "still":
      timing.at = timing.at ?? [0.5]
      if let count = timing.at?.count, count > 1 {
        throw parsed.usageError(
          "'still' makes one picture, and '--at' names \(count) moments: leave 'still' out and name a directory, or use 'filmstrip'."
        )
      }
    case "inspect" where timing.at.map { $0.count > 1 } ?? false:
      throw parsed.usageError("'--at' takes one moment here: 'inspect' prints one.")
    case "filmstrip":
      choosesMoments = timing.at == nil
      timing.at = timing.at ?? [0, 0.25, 0.5, 0.75, 1]
    default: break
    }
    filmstripHeight =
      try parsed.value("height") { (text) throws(InvalidValue) in
        try Quantity.number(text, in: 40...2000)
      } ?? 320
    usesSmallPNG = parsed.string("png") == "small"
    loopCount =
      try parsed.value("loop") { (text) throws(InvalidValue) in
        try Quantity.integer(text, in: 0...65535)
      } ?? 0
    maximumBytes = try parsed.value("max-bytes", Quantity.byteCount)
    if parsed.isWritten("max-bytes"), !outputs.contains(where: \.isGIF) {
      throw parsed.usageError("'--max-bytes' limits GIFs, and no output is one.")
    }
    replacesOthers = parsed.flag("force") ?? false
    isPair = parsed.string("appearance") == "both"
    if isPair, outputs.contains(where: \.usesStandardOutput) {
      throw parsed.usageError("'--appearance both' makes two files: '--out -' is one.")
    }
    if isPair, outputs.isEmpty, parsed.isWritten("appearance") {
      throw parsed.usageError("'--appearance both' makes two files, and 'inspect' makes none.")
    }
    if running.printsJSON, outputs.contains(where: \.usesStandardOutput) {
      throw parsed.usageError("'--json' and '--out -' both want standard output.")
    }
  }
}

extension RenderOptions {
  private static func outputs(_ parsed: ParsedArguments) throws(UsageError) -> [OutputRequest] {
    switch parsed.commandName {
    case "still": return [try picture(.png, parsed)]
    case "inspect": return []
    case "filmstrip": return [try picture(.filmstrip, parsed)]
    default: break
    }
    let format = parsed.string("format").flatMap(OutputFormat.init(rawValue:))
    let pattern =
      try parsed.value("pattern") { (text) throws(InvalidValue) in
        guard let pattern = FramePattern(text) else {
          throw InvalidValue("it must be a file name with one %04d or ####")
        }
        let ending = (text as NSString).pathExtension
        if !ending.isEmpty, ending.allSatisfy(\.isLetter), ending.lowercased() != "png" {
          throw InvalidValue("the frames are PNG files, so their names end with .png")
        }
        return pattern
      } ?? .standard
    let places = parsed.strings("out").isEmpty ? ["frames"] : parsed.strings("out")
    var outputs: [OutputRequest] = []
    for place in places {
      do throws(InvalidValue) {
        let format = try format.flatMap { (format) throws(InvalidValue) in
          try fitting(format, place, isWritten: parsed.isWritten("format"))
        }
        outputs.append(try OutputRequest(path: place, format: format, pattern: pattern))
      } catch {
        throw parsed.usageError(
          "The value '\(place)' is invalid for '--out <out>': \(error.reason ?? "")"
        )
      }
    }
    guard outputs.count(where: \.usesStandardOutput) <= 1 else {
      throw parsed.usageError("Only one output can go to standard output.")
    }
    // Compared by the place they lead to, not by their spelling.
    var spellings: [String: String] = [:]
    for (place, output) in zip(places, outputs) where !output.usesStandardOutput {
      if let other = spellings.updateValue(place, forKey: output.identity) {
        throw parsed.usageError(
          other == place
            ? "The output '\(place)' is named twice."
            : "The outputs '\(other)' and '\(place)' are the same place."
        )
      }
    }
    try keepApart(zip(places, outputs).filter { !$0.1.usesStandardOutput }, parsed)
    return outputs
  }

  /// The format of a place, unless its ending is that of another one, which a page or a player would
  /// believe: such a `--format` is refused, and one of the environment or a file is for other
  /// outputs.
  private static func fitting(
    _ format: OutputFormat,
    _ place: String,
    isWritten: Bool
  ) throws(InvalidValue) -> OutputFormat? {
    let ending = (place as NSString).pathExtension.lowercased()
    let named = OutputFormat.allCases.first { $0.endings.contains(ending) }
    // Both are PNG files.
    let isPicture = named == .png && (format == .apng || format == .filmstrip)
    guard let named, named != format, !isPicture else { return format }
    guard isWritten else { return nil }
    throw InvalidValue(
      "its ending is that of '\(named.rawValue)', and '--format \(format.rawValue)' is another one"
    )
  }

  /// A directory of frames holds nothing else: the next render would refuse it.
  private static func keepApart(
    _ outputs: [(place: String, request: OutputRequest)],
    _ parsed: ParsedArguments
  ) throws(UsageError) {
    for folder in outputs where folder.request.format == .png && folder.request.pattern != nil {
      let start = folder.request.identity + "/"
      guard let inside = outputs.first(where: { $0.request.identity.hasPrefix(start) }) else {
        continue
      }
      throw parsed.usageError(
        "The output '\(inside.place)' lies in '\(folder.place)', a directory that holds only frames."
      )
    }
  }

  /// Refuses options on the command line that cannot matter; those of an environment or a file
  /// are for other runs, too.
  func refuseIdle(_ parsed: ParsedArguments) throws(UsageError) {
    let code = ["alone", "watch", "cache"]
    if scene.code.paths.isEmpty, let option = code.first(where: parsed.isWritten) {
      throw parsed.usageError("'--\(option)' is about own code, and none was given.")
    }
    if !scene.code.paths.isEmpty, parsed.isWritten("set") {
      throw parsed.usageError("'--set' is about the tool's own animators, and code was given.")
    }
    let formats = Set(outputs.map(\.format))
    if parsed.isWritten("pattern"), !formats.contains(.png) {
      throw parsed.usageError("'--pattern' names the frames in a directory, and no output is one.")
    }
    if parsed.isWritten("png"), formats.isDisjoint(with: [.png, .apng]) {
      throw parsed.usageError("'--png' is about PNG and APNG files, and no output is one.")
    }
    if parsed.isWritten("loop"), formats.isDisjoint(with: [.gif, .apng, .webp]) {
      throw parsed.usageError("'--loop' is about GIF, APNG and WebP files, and no output is one.")
    }
  }

  /// The one picture that a command makes: a PNG, which no other ending may hide.
  private static func picture(
    _ format: OutputFormat,
    _ parsed: ParsedArguments
  ) throws(UsageError) -> OutputRequest {
    let command = parsed.commandName
    let path = parsed.string("out") ?? "\(command).png"
    let mistake =
      path == "-"
      ? "'\(command)' writes a file, such as '\(command).png'" : HomePath.mistake(path)
    if let mistake {
      throw parsed.usageError("The value '\(path)' is invalid for '--out <out>': \(mistake)")
    }
    guard (try? OutputFormat(path: path)) == .png else {
      throw parsed.usageError(
        "The value '\(path)' is invalid for '--out <out>': '\(command)' makes a PNG file, so its name ends with .png"
      )
    }
    return .init(format, path: path)
  }
}

/// For values that the code above guarantees.
func unreachable<Value>(_ why: String) -> Value {
  preconditionFailure(why)
}
