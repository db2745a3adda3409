import Animators
import ArgumentParsing
import Foundation
import Segue

/// `plan`, typed and checked.
struct PlanOptions: Sendable {
  /// A film as it was requested.
  struct Request: Codable, Equatable, Sendable {
    var name: String
    /// Words of a render, without an output.
    var words: [String]
    /// Whether it is the user's own code.
    var isOwnCode: Bool
  }

  var requests: [Request]
  var format: OutputFormat
  var path: String
  var measure: ChunkBalance.Measure
  var jobScript: String?
  var keepsGoing: Bool
  var replacesOthers: Bool
  var jobs: Int
  var results: ResultStore?
  var printsJSON: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    format = parsed.string("format").flatMap(OutputFormat.init(rawValue:)) ?? .png
    path = parsed.string("out") ?? "plan.json"
    jobScript = parsed.string("job-script")
    keepsGoing = parsed.flag("keep-going") ?? false
    replacesOthers = parsed.flag("force") ?? false
    printsJSON = parsed.flag("json") ?? false
    jobs =
      try parsed.value("jobs") { (text) throws(InvalidValue) in
        try Quantity.integer(text, in: 1...1024)
      } ?? ProcessInfo.processInfo.activeProcessorCount
    results = try FarmOptions.results(parsed)
    let frames = try parsed.value("chunk") { (text) throws(InvalidValue) in
      try Quantity.integer(text, in: 1...FramePlan.maximumCount)
    }
    let seconds = try parsed.value("chunk-seconds") { (text) throws(InvalidValue) in
      try Quantity.number(text, in: 0.01...86400, unit: "s")
    }
    if frames != nil, seconds != nil {
      throw parsed.usageError("'--chunk' and '--chunk-seconds' exclude each other.")
    }
    measure = frames.map { .frames($0) } ?? .seconds(seconds ?? 60)
    requests = []
    try addFilms(parsed)
  }

  private mutating func addFilms(_ parsed: ParsedArguments) throws(UsageError) {
    let common = PlanOptions.commonWords(parsed)
    let variants = try PlanOptions.variants(parsed)
    var subjects: [(name: String, words: [String], isOwnCode: Bool)] = []
    for name in parsed.strings("animator").flatMap({ $0.split(separator: ",") }).map(String.init) {
      guard name == "all" else {
        subjects.append((name, ["--animator=\(name)"], false))
        continue
      }
      subjects += Registry.demos.map { ($0.name, ["--animator=\($0.name)"], false) }
    }
    for path in parsed.strings("code") {
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      // A name without a slash could be mistaken for something other than a path.
      let word = path.contains("/") || path.hasSuffix(".swift") ? path : "./\(path)"
      subjects.append((name, [word], true))
    }
    if let file = parsed.string("films") { subjects += try PlanOptions.films(in: file, parsed) }
    var names: [String: Int] = [:]
    for subject in subjects {
      for variant in variants {
        let plain = ([subject.name] + variant.names).joined(separator: "-")
        let safe = String(plain.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        var name = safe.hasPrefix(".") ? "_" + safe : safe
        // Two apps may have one name, and some disks ignore case.
        let count = names[name.lowercased(), default: 0] + 1
        names[name.lowercased()] = count
        if count > 1 { name += "-\(count)" }
        names[name.lowercased(), default: 0] += count > 1 ? 1 : 0
        requests.append(
          .init(
            name: name,
            words: common + variant.words + subject.words,
            isOwnCode: subject.isOwnCode
          )
        )
      }
    }
    guard !requests.isEmpty else { throw parsed.usageError("There is no film to plan.") }
  }

  // MARK: Words

  private static let replaced = [
    "device": "devices", "appearance": "appearances", "locale": "locales",
  ]

  /// The options of all films, turned back into words.
  private static func commonWords(_ parsed: ParsedArguments) -> [String] {
    var words: [String] = []
    let scripted = TouchStep.names + ["script"]
    for argument in OptionTable.filmArguments([], []) where !scripted.contains(argument.name) {
      if let list = replaced[argument.name], parsed.isSet(list) { continue }
      if argument.name == "appearance", parsed.string("appearance") == "both" { continue }
      if argument.name == "format" { continue }
      switch argument.kind {
      case .option:
        words += parsed.strings(argument.name).map { "--\(argument.name)=\($0)" }
      case .flag: if parsed.flag(argument.name) == true { words.append("--\(argument.name)") }
      case .invertibleFlag:
        if let isOn = parsed.flag(argument.name) {
          words.append(isOn ? "--\(argument.name)" : "--no-\(argument.name)")
        }
      case .positional: break
      }
    }
    for (name, value) in parsed.inOrder(scripted) {
      words.append(name == "press-back" ? "--press-back" : "--\(name)=\(value)")
    }
    return words
  }

  /// Every variant of every film.
  private static func variants(
    _ parsed: ParsedArguments
  ) throws(UsageError) -> [(names: [String], words: [String])] {
    var variants: [(names: [String], words: [String])] = [([], [])]
    func multiply(_ list: String, _ option: String, legal: [String]? = nil) throws(UsageError) {
      var text = parsed.string(list)
      if option == "appearance", parsed.string(option) == "both" { text = text ?? "light,dark" }
      guard let values = text?.split(separator: ",").map(String.init), !values.isEmpty else {
        return
      }
      for value in values where legal?.contains(value) == false {
        throw parsed.usageError(
          "The value '\(value)' is invalid for '--\(list)': it must be one of \(legal?.joined(separator: ", ") ?? "")."
        )
      }
      variants = variants.flatMap { variant in
        values.map { (variant.names + [$0], variant.words + ["--\(option)=\($0)"]) }
      }
    }
    try multiply("devices", "device", legal: Screen.all.map(\.name))
    try multiply("appearances", "appearance", legal: ["light", "dark"])
    try multiply("locales", "locale")
    return variants
  }

  /// A file with a film in each line; what begins with # is a remark.
  private static func films(
    in path: String,
    _ parsed: ParsedArguments
  ) throws(UsageError) -> [(name: String, words: [String], isOwnCode: Bool)] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw parsed.usageError("The list of films '\(path)' cannot be read.")
    }
    var films: [(name: String, words: [String], isOwnCode: Bool)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard var words = WordSplitter.words(of: line), let first = words.first else {
        throw parsed.usageError("Line \(index + 1) of '\(path)' has an unclosed quotation mark.")
      }
      guard first.hasSuffix(":"), first.count > 1, words.count > 1 else {
        throw parsed.usageError(
          "Line \(index + 1) of '\(path)' is not a film: it must be NAME: and words of a render."
        )
      }
      words.removeFirst()
      let isAnimator = words.contains {
        $0 == "-a" || $0.hasPrefix("-a=") || $0.hasPrefix("--animator")
      }
      films.append((String(first.dropLast()), words, !isAnimator))
    }
    return films
  }
}
