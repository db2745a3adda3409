import UIKit

/// A value that a user may set on an animator: `--set damping=0.5`.
public struct Parameter: Sendable {
  public enum Kind: Sendable, Equatable {
    /// A number in a range; the unit is for help texts, and is never written.
    case number(ClosedRange<Double>, unit: String)
    /// `x,y`: parts of the screen's width and height from the top left, 0 to 1. Or the one word,
    /// for a place that depends on the scene.
    case point(orWord: String)
    case choice([String])
  }

  public let name: String
  public let kind: Kind
  public let defaultValue: String
  public let help: String

  public init(_ name: String, _ kind: Kind, default defaultValue: String, help: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.help = help
  }

  /// A duration in seconds.
  static func duration(_ seconds: Double) -> Parameter {
    Parameter(
      "duration",
      .number(0.01...10, unit: "s"),
      default: String(seconds),
      help: "How long the transition takes."
    )
  }

  /// The legal values, in words.
  public var legalValues: String {
    switch kind {
    case .number(let range, let unit):
      "a number from \(Parameter.plain(range.lowerBound)) to \(Parameter.plain(range.upperBound))"
        + (unit.isEmpty ? "" : " \(unit)")
    case .point(let word): "\(word), or x,y with parts of the screen from 0 to 1"
    case .choice(let values): "one of " + values.joined(separator: ", ")
    }
  }

  /// A whole number without a point.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  func accepts(_ text: String) -> Bool {
    switch kind {
    case .number(let range, _): Double(text).map(range.contains) ?? false
    case .point(let word): text == word || Parameter.point(text) != nil
    case .choice(let values): values.contains(text)
    }
  }

  fileprivate static func point(_ text: String) -> CGPoint? {
    let parts = text.split(separator: ",").map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], (0...1).contains(x),
      (0...1).contains(y)
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// Why a parameter was refused.
public enum ParameterError: Error, Equatable, Sendable {
  case unknown(String, known: [String])
  case invalid(String, value: String, legal: String)
}

/// The parameters of one run: what the user set, and defaults for the rest.
public struct ParameterValues: Sendable {
  private var values: [String: String] = [:]

  public init(
    _ parameters: [Parameter],
    setting given: [(name: String, value: String)] = []
  ) throws(ParameterError) {
    for parameter in parameters { values[parameter.name] = parameter.defaultValue }
    for (name, value) in given {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknown(name, known: parameters.map(\.name))
      }
      guard parameter.accepts(value) else {
        throw .invalid(name, value: value, legal: parameter.legalValues)
      }
      values[name] = value
    }
  }

  public func number(_ name: String) -> Double { values[name].flatMap(Double.init) ?? 0 }

  public func choice(_ name: String) -> String { values[name] ?? "" }

  /// A place on a screen of that size; nil when a word was given for it.
  public func point(_ name: String, in size: CGSize) -> CGPoint? {
    guard let unit = values[name].flatMap(Parameter.point) else { return nil }
    return CGPoint(x: unit.x * size.width, y: unit.y * size.height)
  }
}
