/// The cases that the text of an enumeration declares, on lines of their own or on one.
///
/// A case that carries values has an open parenthesis after its name.
struct EnumCases {
  let names: [String]

  /// - Parameter text: the declaration from the enumeration's name on; what follows it is not read.
  init(_ text: String) {
    let scanner = BodyScanner(text)
    let bytes = scanner.bytes
    var names: [String] = []
    var (index, braces, parentheses) = (0, 0, 0)
    // Whether the next word names a case; nil outside a declaration of cases.
    var expectsName: Bool?
    reading: while index < bytes.count {
      if let end = scanner.endOfComment(at: index) ?? scanner.endOfString(at: index) {
        index = end
        continue
      }
      let byte = bytes[index]
      if EnumCases.isWord(byte) {
        let end = bytes[index...].firstIndex { !EnumCases.isWord($0) } ?? bytes.count
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        if braces == 1, parentheses == 0 {
          if expectsName == true {
            names.append(word)
            expectsName = false
          } else if word == "case" {
            expectsName = true
          }
        }
        index = end
        continue
      }
      switch byte {
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        braces -= 1
        expectsName = nil
        if braces <= 0 { break reading }
      case UInt8(ascii: "("):
        if expectsName == false, parentheses == 0 { names[names.count - 1] += "(" }
        parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: ",") where expectsName == false && parentheses == 0: expectsName = true
      default: break
      }
      // A line that ends after a name ends the declaration; one that ends after a comma does not.
      if byte == 0x0A || byte == UInt8(ascii: ";"), expectsName == false, parentheses == 0 {
        expectsName = nil
      }
      index += 1
    }
    self.names = names
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
