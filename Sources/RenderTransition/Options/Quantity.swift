import ArgumentParsing
import Foundation
import Pixels

/// Numbers as users write them, with the legal range in the refusal.
enum Quantity {
  /// A finite number in `range`; `unit` is an optional suffix such as `s`.
  static func number(
    _ text: String,
    in range: ClosedRange<Double>,
    unit: String = ""
  ) throws(InvalidValue) -> Double {
    let digits = !unit.isEmpty && text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard isPlain(digits), let value = Double(digits), value.isFinite, range.contains(value) else {
      throw InvalidValue(
        "it must be a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
      )
    }
    return value
  }

  static func integer(_ text: String, in range: ClosedRange<Int>) throws(InvalidValue) -> Int {
    guard isPlain(text), let value = Int(text), range.contains(value) else {
      throw InvalidValue(
        "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return value
  }

  /// A part of the way: `0.5` or `50%`.
  static func part(_ text: String) throws(InvalidValue) -> Double {
    if text.hasSuffix("%") {
      return try number(String(text.dropLast()), in: 0...100) / 100
    }
    return try number(text, in: 0...1)
  }

  /// The members of a list, which may have spaces around them: `0, 400, 393, 200`.
  static func members(_ text: String, between separator: Character = ",") -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// `0,0.25,50%`.
  static func parts(_ text: String) throws(InvalidValue) -> [Double] {
    var result: [Double] = []
    for word in members(text) { result.append(try part(word)) }
    return result
  }

  /// `5MB`, `5M`, `500kB`, `1MiB`, `1000`.
  static func byteCount(_ text: String) throws(InvalidValue) -> Int {
    let lower = text.lowercased()
    let unit = lower.drop { !$0.isLetter }
    guard let factor = bytesOfUnits[String(unit)], isPlain(String(lower.dropLast(unit.count)))
    else {
      throw InvalidValue("it must be a size, such as 500kB, 5MB or 1000")
    }
    return Int(
      try number(String(lower.dropLast(unit.count)), in: (1 / factor)...(1e12 / factor)) * factor
    )
  }

  private static let bytesOfUnits: [String: Double] = [
    "": 1, "b": 1, "k": 1e3, "kb": 1e3, "m": 1e6, "mb": 1e6, "g": 1e9, "gb": 1e9,
    "kib": 1024, "mib": 1_048_576, "gib": 1_073_741_824,
  ]

  /// `390x844`.
  static func size(_ text: String) throws(InvalidValue) -> (width: Int, height: Int) {
    let parts = members(text.lowercased().replacingOccurrences(of: "×", with: "x"), between: "x")
    guard parts.count == 2, !parts.contains("") else {
      throw InvalidValue("it must be WIDTHxHEIGHT, such as 390x844")
    }
    do throws(InvalidValue) {
      let side = 1...Pixmap.largestSide
      return (try integer(parts[0], in: side), try integer(parts[1], in: side))
    } catch {
      throw InvalidValue("each side must be a whole number from 1 to \(Pixmap.largestSide)")
    }
  }

  /// `0,400,393,200`: a place and a size, in points.
  static func rectangle(_ text: String) throws(InvalidValue) -> CGRect {
    let parts = members(text)
    guard parts.count == 4 else {
      throw InvalidValue("it must be x,y,width,height, such as 0,400,393,200")
    }
    var numbers: [Double] = []
    for part in parts {
      numbers.append(try number(part, in: 0...Double(Pixmap.largestSide)))
    }
    guard numbers[2] >= 1, numbers[3] >= 1 else {
      throw InvalidValue("its width and height must be at least 1")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Digits, one point, a sign: what `Double` reads beyond that (hexadecimal, `inf`) is refused.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
