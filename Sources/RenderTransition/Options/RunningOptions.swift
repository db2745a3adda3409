import ArgumentParsing

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
