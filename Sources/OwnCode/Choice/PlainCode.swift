/// Swift code whose comments are spaces: what they speak of says nothing about what the code does.
///
/// Lines and columns stay where they are.
struct PlainCode {
  private var bytes: [UInt8]
  private var index = 0

  static func text(_ code: String) -> String {
    var plain = PlainCode(bytes: Array(code.utf8))
    plain.blank()
    return String(decoding: plain.bytes, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func blank() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): blankLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): blankBlock()
      case UInt8(ascii: "\""): skipString()
      default: index += 1
      }
    }
  }

  private var next: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

  private mutating func blankLine() {
    while index < bytes.count, bytes[index] != 0x0A { blankByte() }
  }

  /// Blocks may hold others.
  private mutating func blankBlock() {
    var depth = 0
    repeat {
      let pair = (bytes[index], next)
      let opens = pair == (UInt8(ascii: "/"), UInt8(ascii: "*"))
      let closes = pair == (UInt8(ascii: "*"), UInt8(ascii: "/"))
      if opens || closes {
        depth += opens ? 1 : -1
        blankByte()
      }
      blankByte()
    } while index < bytes.count && depth > 0
  }

  private mutating func blankByte() {
    if bytes[index] != 0x0A { bytes[index] = 0x20 }
    index += 1
  }

  /// An address in a string holds no comment.
  ///
  /// A text over several lines has three quotes at its ends.
  private mutating func skipString() {
    let quote = UInt8(ascii: "\"")
    let isLong = next == quote && index + 2 < bytes.count && bytes[index + 2] == quote
    index += isLong ? 3 : 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case 0x0A where !isLong: return
      case quote where !isLong:
        index += 1
        return
      case quote where bytes[index...].starts(with: [quote, quote, quote]):
        index += 3
        return
      default: index += 1
      }
    }
  }
}
