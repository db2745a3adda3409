import ArgumentParsing
import Segue

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

extension FrameRate {
  /// 60 frames a second: what most iPhones show.
  static let standard = FrameRate(60) ?? unreachable("60 is a legal rate")
}
