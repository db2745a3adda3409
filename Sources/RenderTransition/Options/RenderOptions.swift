import ArgumentParsing
import Foundation
import Pixels
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
    case "still": timing.at = timing.at ?? [0.5]
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

  /// Refuses options on the command line that cannot matter; those of an environment or a file are for other runs, too.
  func refuseIdle(_ parsed: ParsedArguments) throws(UsageError) {
    let code = ["alone", "watch", "cache"]
    if scene.code.paths.isEmpty, let option = code.first(where: parsed.isWritten) {
      throw parsed.usageError("'--\(option)' is about own code, and none was given.")
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
    guard (try? OutputFormat(path: path)) == .png else {
      throw parsed.usageError(
        "The value '\(path)' is invalid for '--out <out>': '\(command)' makes a PNG file, so its name ends with .png"
      )
    }
    return .init(format, path: path)
  }
}

/// Which transition, on which screen, driven how.
struct SceneOptions: Equatable, Sendable {
  /// How the transition moves.
  enum Drive: Equatable, Sendable {
    case animated
    /// A finger moves it over this part of its way, then lets go and it completes.
    case dragged(Double)
    /// A finger moves it over this part, then it falls back.
    case cancelled(Double)
  }

  /// Empty when own code runs.
  var animator: String
  var code: CodeOptions
  /// What a user does with the screen before and during the film.
  var steps: [TouchStep]
  /// Whether all steps are shown, not only the last one.
  var showsLaunch: Bool
  /// `--set`, in order.
  var parameters: [(name: String, value: String)]
  var fromImage: String?
  var toImage: String?
  var isDismissal: Bool
  var drive: Drive
  var look: LookOptions

  init(_ parsed: ParsedArguments) throws(UsageError) {
    animator = parsed.string("animator") ?? ""
    code = try CodeOptions(parsed)
    if !animator.isEmpty, !code.paths.isEmpty {
      throw parsed.usageError("'--animator' and own code exclude each other.")
    }
    steps = try ScriptOptions.steps(parsed)
    showsLaunch = parsed.flag("from-launch") ?? false
    parameters = try parsed.values("set") { (text) throws(InvalidValue) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw InvalidValue("it must be name=value")
      }
      return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
    fromImage = parsed.string("from")
    toImage = parsed.string("to")
    isDismissal = parsed.flag("dismiss") ?? false
    // `--drag 0.5` is a part of the way, `--drag 10,20:30,40` a step of the script.
    let isStep = parsed.strings("drag").contains { $0.contains(":") }
    let drag = isStep ? nil : try parsed.value("drag", Quantity.part)
    let cancel = try parsed.value("cancel-at", Quantity.part)
    switch (drag, cancel) {
    case (nil, nil): drive = .animated
    case (let part?, nil): drive = .dragged(part)
    case (nil, let part?): drive = .cancelled(part)
    case (_?, _?): throw parsed.usageError("'--drag' and '--cancel-at' exclude each other.")
    }
    look = try LookOptions(parsed)
    for case .rotate(let orientation) in steps { look.heldAtEnd = orientation }
  }

  static func == (lhs: SceneOptions, rhs: SceneOptions) -> Bool {
    lhs.animator == rhs.animator && lhs.code == rhs.code && lhs.steps == rhs.steps
      && lhs.showsLaunch == rhs.showsLaunch
      && lhs.parameters.elementsEqual(rhs.parameters) { $0 == $1 }
      && lhs.fromImage == rhs.fromImage && lhs.toImage == rhs.toImage
      && lhs.isDismissal == rhs.isDismissal && lhs.drive == rhs.drive && lhs.look == rhs.look
  }
}

/// The screen and what is around it.
struct LookOptions: Equatable, Sendable {
  var device: String?
  /// In points; replaces the device's.
  var size: CGSize?
  var scale: Int?
  var isLandscape: Bool
  /// Set when a script turns the device: the film has the device's last orientation.
  var heldAtEnd: TouchStep.Orientation?
  var isDark: Bool
  var isRightToLeft: Bool
  /// Of texts; nil is English.
  var locale: String?
  /// Nil means as the code was built.
  var legacyModals: Bool?
  /// Nil means as the scale decides.
  var edges: LayerEdges?
  var showsStatusBar: Bool
  var showsKeyboard: Bool
  var hasBezel: Bool
  /// Nil is as the format has it.
  var roundsCorners: Bool?
  /// The part of the screen that is shown, in points.
  var crop: CGRect?
  /// A film that was rendered before, to stand beside this one.
  var before: String?
  var showsTouches: Bool
  /// With names in braces; nil shows none.
  var caption: String?
  /// In points.
  var padding: Double
  var background: Color

  /// How the device is held before a script turns it.
  var startsOnItsSide: Bool {
    isLandscape || device?.lowercased().hasSuffix("-landscape") == true
      || size.map { $0.width > $0.height } == true
  }

  /// Whether the user says nothing about how the device is held, so that the app decides.
  var mayLieOnItsSide: Bool { !startsOnItsSide && heldAtEnd == nil && size == nil }

  init(_ parsed: ParsedArguments) throws(UsageError) {
    device = parsed.string("device")
    let size = try parsed.value("size", Quantity.size)
    self.size = size.map { CGSize(width: $0.width, height: $0.height) }
    if device != nil, size != nil {
      throw parsed.usageError("'--device' and '--size' exclude each other.")
    }
    scale = try parsed.value("scale") { (text) throws(InvalidValue) in
      try Quantity.integer(text, in: 1...3)
    }
    isLandscape = parsed.flag("landscape") ?? false
    isDark = parsed.string("appearance") == "dark"
    roundsCorners = parsed.flag("round-corners")
    crop = try parsed.value("crop", Quantity.rectangle)
    before = parsed.string("before")
    showsTouches = parsed.flag("show-touches") ?? false
    caption = try parsed.value("caption", CaptionTemplate.checked)
    locale = try parsed.value("locale", LookOptions.locale)
    isRightToLeft = parsed.flag("rtl") ?? locale.map(LookOptions.isRightToLeft) ?? false
    legacyModals = parsed.flag("legacy-modals")
    edges = parsed.string("edges").flatMap(LayerEdges.init(rawValue:))
    showsStatusBar = parsed.flag("status-bar") ?? true
    showsKeyboard = parsed.flag("keyboard") ?? true
    hasBezel = parsed.flag("bezel") ?? false
    if crop != nil, hasBezel {
      throw parsed.usageError("'--crop' and '--bezel' exclude each other.")
    }
    padding =
      try parsed.value("padding") { (text) throws(InvalidValue) in
        try Quantity.number(text, in: 0...1000)
      } ?? 0
    background =
      try parsed.value("background") { (text) throws(InvalidValue) in
        guard let color = Color(hexadecimal: text) else {
          throw InvalidValue("it must be #RRGGBB, #RRGGBBAA or clear")
        }
        return color
      } ?? .clear
  }
}

extension LookOptions {
  /// `de`, `pt-BR`, `zh_Hant`.
  static func locale(_ text: String) throws(InvalidValue) -> String {
    let parts = text.replacing("_", with: "-").split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLetter),
      parts.allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { throw InvalidValue("it must be a language such as de, pt-BR or ar") }
    return parts.joined(separator: "-")
  }

  static func isRightToLeft(_ locale: String) -> Bool {
    Locale.Language(identifier: locale).characterDirection == .rightToLeft
  }
}

/// Which moments, how fast.
struct TimingOptions: Equatable, Sendable {
  var rate: FrameRate
  var isRateChosen: Bool
  /// Virtual seconds; nil is as long as the transition takes.
  var duration: Double?
  var speed: Double
  /// Nil is as the format has it.
  var holdFirst: Double?
  var holdLast: Double?
  /// A part of the duration.
  var poster: Double?
  var every: Int
  var at: [Double]?
  var selection: FrameSelection?
  var isReversed: Bool
  var isBoomerang: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    let rate = try parsed.value("fps") { (text) throws(InvalidValue) in
      guard let rate = FrameRate(text) else {
        throw InvalidValue("it must be a rate from 1 to 1000, such as 60, 29.97 or 30000/1001")
      }
      return rate
    }
    isRateChosen = rate != nil
    self.rate = rate ?? .standard
    func number(
      _ name: String,
      _ range: ClosedRange<Double>,
      unit: String = ""
    ) throws(UsageError) -> Double? {
      try parsed.value(name) { (text) throws(InvalidValue) in
        try Quantity.number(text, in: range, unit: unit)
      }
    }
    duration = try number("duration", 0.001...3600, unit: "s")
    speed = try number("speed", 0.01...100) ?? 1
    holdFirst = try number("hold-first", 0...60, unit: "s")
    holdLast = try number("hold-last", 0...60, unit: "s")
    poster = try parsed.value("poster", Quantity.part)
    every =
      try parsed.value("every") { (text) throws(InvalidValue) in
        try Quantity.integer(text, in: 1...1000)
      } ?? 1
    at = try parsed.value("at", Quantity.parts)
    selection = try parsed.value("frames") { (text) throws(InvalidValue) in
      guard let selection = FrameSelection(text) else {
        throw InvalidValue(
          "it must be frame numbers such as 1-30, 7, 1,5,9-12 or -1, in rising order"
        )
      }
      return selection
    }
    isReversed = parsed.flag("reverse") ?? false
    isBoomerang = parsed.flag("boomerang") ?? false
  }
}

/// How the run itself goes; nothing here changes a pixel.
struct RunningOptions: Equatable, Sendable {
  /// Nil means all cores.
  var threads: Int?
  /// Virtual seconds.
  var maximumDuration: Double
  /// Wall seconds without a finished frame.
  var timeout: Double
  var maximumPixels: Int
  var isStrict: Bool
  var isDryRun: Bool
  var printsJSON: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    threads = try parsed.value("threads") { (text) throws(InvalidValue) in
      try Quantity.integer(text, in: 1...256)
    }
    maximumDuration =
      try parsed.value("max-duration") { (text) throws(InvalidValue) in
        try Quantity.number(text, in: 0.001...3600, unit: "s")
      } ?? 30
    timeout =
      try parsed.value("timeout") { (text) throws(InvalidValue) in
        try Quantity.number(text, in: 0.1...86400, unit: "s")
      } ?? 60
    maximumPixels =
      try parsed.value("max-pixels") { (text) throws(InvalidValue) in
        try Quantity.integer(text, in: 1...1_000_000_000)
      } ?? 64_000_000
    isStrict = parsed.flag("strict") ?? false
    isDryRun = parsed.flag("dry-run") ?? false
    printsJSON = parsed.flag("json") ?? false
  }
}

extension FrameRate {
  /// 60 frames a second: what most iPhones show.
  static let standard = FrameRate(60) ?? unreachable("60 is a legal rate")
}

/// For values that the code above guarantees.
func unreachable<Value>(_ why: String) -> Value {
  preconditionFailure(why)
}

extension Color {
  /// `#RRGGBB`, `#RRGGBBAA`, `clear`, `black` or `white`.
  init?(hexadecimal text: String) {
    switch text {
    case "clear": self = .clear
    case "black": self = .black
    case "white": self = .white
    default:
      let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
      guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      let rgba = digits.count == 6 ? value << 8 | 0xFF : value
      func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
      self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
  }
}

extension LookOptions {
  /// Whether modal screens cover the whole screen: the option decides, else the code's deployment
  /// target.
  @MainActor
  var usesLegacyModals: Bool {
    legacyModals ?? ClientLibrary.currentDescription?.usesFullScreenModals ?? false
  }
}
