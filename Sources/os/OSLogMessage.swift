import Foundation

/// A message with values, which may have a format, a width and a privacy option.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.padded("\(value)") }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: T,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.padded(String(format: format.format, Double(number))) }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: T,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.padded(String(number, radix: format.radix, uppercase: format.isUppercase)) }

  public mutating func appendInterpolation(
    _ boolean: Bool,
    format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    switch format {
    case .truth: text += boolean ? "true" : "false"
    case .answer: text += boolean ? "YES" : "NO"
    }
  }
}

/// Everything is public here.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

/// The width of a value, in characters.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func padded(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

public struct OSLogFloatFormatting: Sendable {
  let format: String

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())f")
  }
  public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())g")
  }
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())e")
  }
}

public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isUppercase = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }
}

public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}
