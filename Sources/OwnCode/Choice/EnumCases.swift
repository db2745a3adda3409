/// The cases that the text of an enumeration declares, on lines of their own or on one.
struct EnumCases {
  let cases: [Case]

  struct Case: Equatable {
    var name: String
    /// What it carries, as it is spelled between the parentheses.
    var payload: String?

    /// The values that it carries; those without a label have `_`.
    var parameters: [ParameterFacts] {
      (payload.map { ClosureType.parts(of: $0) } ?? []).map { part in
        let sides = part.split(separator: "=", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        let words = ClosureType.parts(of: sides[0], at: ":")
        let label = words.count == 2 ? words[0].split(separator: " ").first.map(String.init) : nil
        return ParameterFacts(
          label: label ?? "_",
          name: words.count == 2 ? words[0].split(separator: " ").last.map(String.init) ?? "" : "",
          type: words.last ?? "",
          default: sides.count == 2 ? sides[1] : nil
        )
      }
    }
  }

  /// Those that carry nothing.
  static func plain(_ cases: [Case]) -> [String] { cases.filter { $0.payload == nil }.map(\.name) }

  /// - Parameter text: the declaration from the enumeration's name on; what follows it is not read.
  init(_ text: String) {
    let scanner = BodyScanner(text)
    let bytes = scanner.bytes
    var cases: [Case] = []
    var (index, braces, parentheses) = (0, 0, 0)
    // Where the payload of the last case begins.
    var payload: Int?
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
            cases.append(Case(name: word))
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
        if expectsName == false, parentheses == 0 { payload = index + 1 }
        parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses == 0, let start = payload {
          cases[cases.count - 1].payload = String(decoding: bytes[start..<index], as: UTF8.self)
          payload = nil
        }
      case UInt8(ascii: ",") where expectsName == false && parentheses == 0: expectsName = true
      default: break
      }
      // A line that ends after a name ends the declaration; one that ends after a comma does not.
      if byte == 0x0A || byte == UInt8(ascii: ";"), expectsName == false, parentheses == 0 {
        expectsName = nil
      }
      index += 1
    }
    self.cases = cases
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
