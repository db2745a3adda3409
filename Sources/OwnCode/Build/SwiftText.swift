/// The bytes of a Swift text: where its comments and strings end.
struct SwiftText {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The text with spaces for its comments: what they speak of says nothing about what the code
  /// does.
  ///
  /// Lines and columns stay where they are.
  var withoutComments: String {
    var plain = bytes
    var index = 0
    while index < bytes.count {
      guard "/\"#".utf8.contains(bytes[index]) else {
        index += 1
        continue
      }
      if let end = endOfComment(at: index) {
        for place in index..<end where plain[place] != 0x0A { plain[place] = 0x20 }
        index = end
      } else {
        index = endOfString(at: index) ?? index + 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private func next(_ index: Int) -> UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

  /// The end of the comment that begins there, if one does: a line's ends before its line end.
  func endOfComment(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "/") else { return nil }
    if next(start) == UInt8(ascii: "*") { return endOfComment(from: start + 2) }
    guard next(start) == UInt8(ascii: "/") else { return nil }
    return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
  }

  /// The end of the string that begins there, with its quotes, if one does.
  func endOfString(at start: Int) -> Int? {
    guard let quote = bytes[start...].firstIndex(where: { $0 != UInt8(ascii: "#") }),
      bytes[quote] == UInt8(ascii: "\"")
    else { return nil }
    return endOfString(from: start)
  }

  private func endOfComment(from start: Int) -> Int {
    var index = start
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "*"), next(index) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), next(index) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return index
  }

  private func endOfString(from start: Int) -> Int {
    var index = start
    var hashes = 0
    while bytes[index] == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    let isLong =
      next(index) == UInt8(ascii: "\"") && index + 2 < bytes.count
      && bytes[index + 2] == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hashes == 0 {
        // Interpolations may contain strings.
        if next(index) == UInt8(ascii: "(") {
          index = endOfInterpolation(from: index + 2)
        } else {
          index += 2
        }
        continue
      }
      if bytes[index] == UInt8(ascii: "\""),
        bytes[index...].prefix(quotes).allSatisfy({ $0 == UInt8(ascii: "\"") }),
        bytes[index...].dropFirst(quotes).prefix(hashes).count(where: { $0 == UInt8(ascii: "#") })
          == hashes
      {
        return index + quotes + hashes
      }
      if !isLong, bytes[index] == 0x0A { return index }
      index += 1
    }
    return index
  }

  private func endOfInterpolation(from start: Int) -> Int {
    var index = start
    var depth = 1
    while index < bytes.count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        index = endOfString(from: index)
        continue
      case 0x0A: return index
      default: break
      }
      index += 1
    }
    return index
  }
}
