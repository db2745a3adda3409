import Foundation

/// A property list in the old style of NeXT, as Xcode writes project files: `{ key = value; }`,
/// `( a, b )`, words and quoted strings.
public indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  public struct Mistake: Error, Equatable {
    public var line: Int
    public var expected: String
  }

  public init(_ text: String) throws(Mistake) {
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value()
    try reader.skipSpace()
  }

  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var array: [PropertyList] {
    if case .array(let values) = self { values } else { [] }
  }

  public var dictionary: [String: PropertyList] {
    if case .dictionary(let values) = self { values } else { [:] }
  }

  public subscript(key: String) -> PropertyList? { dictionary[key] }

  /// The strings of an array.
  public var strings: [String] { array.compactMap(\.string) }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var depth = 0

    var mistakeLine: Int { bytes[..<min(index, bytes.count)].count { $0 == 0x0A } + 1 }

    func fail(_ expected: String) -> Mistake { Mistake(line: mistakeLine, expected: expected) }

    /// Spaces and comments of both kinds.
    mutating func skipSpace() throws(Mistake) {
      while index < bytes.count {
        let byte = bytes[index]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          index += 1
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          index += 2
          while index + 1 < bytes.count,
            !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
          {
            index += 1
          }
          guard index + 1 < bytes.count else { throw fail("the end of a comment") }
          index += 2
        } else {
          return
        }
      }
    }

    mutating func take(_ character: UInt8) throws(Mistake) -> Bool {
      try skipSpace()
      guard index < bytes.count, bytes[index] == character else { return false }
      index += 1
      return true
    }

    mutating func value() throws(Mistake) -> PropertyList {
      guard depth < 200 else { throw fail("fewer levels") }
      depth += 1
      defer { depth -= 1 }
      if try take(UInt8(ascii: "{")) {
        var values: [String: PropertyList] = [:]
        while !(try take(UInt8(ascii: "}"))) {
          let key = try word()
          guard try take(UInt8(ascii: "=")) else { throw fail("'='") }
          values[key] = try value()
          guard try take(UInt8(ascii: ";")) else { throw fail("';'") }
        }
        return .dictionary(values)
      }
      if try take(UInt8(ascii: "(")) {
        var values: [PropertyList] = []
        while !(try take(UInt8(ascii: ")"))) {
          values.append(try value())
          if !(try take(UInt8(ascii: ","))) {
            guard try take(UInt8(ascii: ")")) else { throw fail("',' or ')'") }
            break
          }
        }
        return .array(values)
      }
      return .string(try word())
    }

    mutating func word() throws(Mistake) -> String {
      try skipSpace()
      guard index < bytes.count else { throw fail("a value") }
      let quote = bytes[index]
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
            index += 1
            switch bytes[index] {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            default: text.append(bytes[index])
            }
          } else {
            text.append(bytes[index])
          }
          index += 1
        }
        guard index < bytes.count else { throw fail("the end of a string") }
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      let start = index
      let ends = Array("{}()=;,\"".utf8)
      while index < bytes.count, !ends.contains(bytes[index]), bytes[index] > 0x20 { index += 1 }
      guard index > start else { throw fail("a value") }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }
}
