/// Reads XML as Xcode writes it: elements, attributes, text, comments, CDATA, the five named
/// entities and numeric ones.
///
/// A document type is skipped; entities it declares are unknown, and nothing is loaded from
/// elsewhere. Depth and number of elements are bounded.
package struct MarkupReader {
  package static let maximumDepth = 256
  package static let maximumElements = 1_000_000

  private let bytes: [UInt8]
  private let path: String
  private var index = 0
  private var line = 1

  /// The root element of a file.
  package static func element(at path: String) throws(InterfaceFileError) -> MarkupElement {
    try element(of: InterfaceFile.bytes(at: path), path: path)
  }

  /// - Parameter path: the source's name in messages.
  package static func element(
    of bytes: [UInt8],
    path: String
  ) throws(InterfaceFileError) -> MarkupElement {
    var reader = MarkupReader(bytes: bytes, path: path)
    return try reader.document()
  }

  private init(bytes: [UInt8], path: String) {
    let isPlain = bytes.count < 2 || (bytes[0] != 0 && bytes[1] != 0 && bytes[0] < 0xEF)
    self.bytes = isPlain ? bytes : Array(InterfaceFile.text(of: bytes).utf8)
    self.path = path
  }

  private func failure(_ reason: String, line: Int? = nil) -> InterfaceFileError {
    InterfaceFileError(path: path, line: line ?? self.line, reason: reason)
  }

  // MARK: The document

  private mutating func document() throws(InterfaceFileError) -> MarkupElement {
    // The elements that are open, the outermost first.
    var open: [MarkupElement] = []
    var root: MarkupElement?
    var count = 0
    while index < bytes.count {
      guard bytes[index] == .lessThan else {
        let text = try characters(until: .lessThan)
        if !open.isEmpty {
          open[open.count - 1].text += text
        } else if text.contains(where: { !$0.isWhitespace }) {
          throw failure("text outside the root element")
        }
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", opened: "a comment")
      } else if starts(with: "<![CDATA[") {
        guard !open.isEmpty else { throw failure("text outside the root element") }
        open[open.count - 1].text += try section()
      } else if starts(with: "<?") {
        try skip(past: "?>", opened: "a processing instruction")
      } else if starts(with: "<!DOCTYPE") {
        guard root == nil, open.isEmpty else {
          throw failure("a document type inside the document")
        }
        try skipDocumentType()
      } else if starts(with: "</") {
        let closed = try endTag(of: &open)
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
      } else {
        guard root == nil else { throw failure("a second root element") }
        count += 1
        guard count <= Self.maximumElements else {
          throw failure("more than \(Self.maximumElements) elements")
        }
        let (element, isClosed) = try startTag()
        if !isClosed {
          guard open.count < Self.maximumDepth else {
            throw failure("elements nested more than \(Self.maximumDepth) deep")
          }
          open.append(element)
        } else if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    if let unclosed = open.last {
      throw failure("the file ends inside <\(unclosed.name)>, opened in line \(unclosed.line)")
    }
    guard let root else { throw failure("the file has no element") }
    return root
  }

  // MARK: Tags

  private mutating func startTag() throws(InterfaceFileError) -> (MarkupElement, isClosed: Bool) {
    let start = line
    index += 1
    var element = MarkupElement(try name("an element"), line: start)
    while true {
      skipSpace()
      guard index < bytes.count else { throw failure("the file ends inside a tag", line: start) }
      if bytes[index] == .greaterThan {
        index += 1
        return (element, false)
      }
      if starts(with: "/>") {
        index += 2
        return (element, true)
      }
      let attribute = try name("an attribute of <\(element.name)>")
      skipSpace()
      guard index < bytes.count, bytes[index] == .equals else {
        throw failure("the attribute \(attribute) of <\(element.name)> has no value")
      }
      index += 1
      skipSpace()
      guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else {
        throw failure("the value of \(attribute) in <\(element.name)> is not quoted")
      }
      let quote = bytes[index]
      index += 1
      let value = try characters(until: quote)
      guard index < bytes.count else {
        throw failure("the file ends inside the value of \(attribute)", line: start)
      }
      index += 1
      guard element.attributes.updateValue(value, forKey: attribute) == nil else {
        throw failure("<\(element.name)> has the attribute \(attribute) twice")
      }
    }
  }

  private mutating func endTag(
    of open: inout [MarkupElement]
  ) throws(InterfaceFileError) -> MarkupElement {
    index += 2
    let name = try name("a closing tag")
    skipSpace()
    guard index < bytes.count, bytes[index] == .greaterThan else {
      throw failure("</\(name) is not closed")
    }
    index += 1
    guard var element = open.popLast() else { throw failure("</\(name)> closes nothing") }
    guard element.name == name else {
      throw failure("</\(name)> where </\(element.name)> is due, opened in line \(element.line)")
    }
    if !element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    return element
  }

  private mutating func name(_ what: String) throws(InterfaceFileError) -> String {
    let start = index
    while index < bytes.count, bytes[index].isNameByte { index += 1 }
    guard index > start else { throw failure("\(what) has no name") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: Text

  /// Characters with their entities resolved, up to and without `end`.
  private mutating func characters(until end: UInt8) throws(InterfaceFileError) -> String {
    var text: [UInt8] = []
    var start = index
    while index < bytes.count, bytes[index] != end {
      switch bytes[index] {
      case .newline: line += 1
      case .lessThan: throw failure("a '<' inside an attribute")
      case .ampersand:
        text += bytes[start..<index]
        text += String(try entity()).utf8
        start = index
        continue
      default: break
      }
      index += 1
    }
    text += bytes[start..<index]
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func entity() throws(InterfaceFileError) -> Unicode.Scalar {
    let limit = min(index + 12, bytes.count)
    guard let end = bytes[index..<limit].firstIndex(of: .semicolon) else {
      throw failure("an '&' that begins no entity")
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else {
      throw failure("the entity &\(name); is unknown")
    }
    return scalar
  }

  private mutating func section() throws(InterfaceFileError) -> String {
    let start = index + 9
    try skip(past: "]]>", opened: "a CDATA section")
    return String(decoding: bytes[start..<max(start, index - 3)], as: UTF8.self)
  }

  // MARK: Skipping

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { word in
      for offset in 0..<count where bytes[index + offset] != word[offset] { return false }
      return true
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isSpace {
      if bytes[index] == .newline { line += 1 }
      index += 1
    }
  }

  private mutating func skip(
    past end: StaticString,
    opened what: String
  ) throws(InterfaceFileError) {
    let start = line
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      if bytes[index] == .newline { line += 1 }
      index += 1
    }
    throw failure("the file ends inside \(what)", line: start)
  }

  /// Up to the `>` outside quotes and the brackets of an internal subset.
  private mutating func skipDocumentType() throws(InterfaceFileError) {
    let start = line
    var brackets = 0
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == .newline { line += 1 }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case .quote, .apostrophe: quote = byte
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case .greaterThan where brackets <= 0: return
      default: break
      }
    }
    throw failure("the file ends inside a document type", line: start)
  }
}

extension UInt8 {
  fileprivate static let lessThan = UInt8(ascii: "<")
  fileprivate static let greaterThan = UInt8(ascii: ">")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let newline = UInt8(ascii: "\n")

  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }

  /// Letters, digits, `-._:` and everything beyond ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}
