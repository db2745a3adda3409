/// A value of an XML property list, such as an `Info.plist`.
package indirect enum PropertyList: Equatable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case data([UInt8])
  case date(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  package static func file(at path: String) throws(InterfaceFileError) -> PropertyList {
    try read(InterfaceFile.bytes(at: path), path: path)
  }

  package static func read(
    _ bytes: [UInt8],
    path: String
  ) throws(InterfaceFileError) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) {
      throw InterfaceFileError(
        path: path,
        reason: "it is a binary property list; convert it with: plistutil -f xml"
      )
    }
    let root = try MarkupReader.element(of: bytes, path: path)
    guard root.name == "plist", let value = root.children.first, root.children.count == 1 else {
      throw InterfaceFileError(path: path, line: root.line, reason: "it is not a property list")
    }
    return try PropertyList(value, path: path)
  }

  private init(_ element: MarkupElement, path: String) throws(InterfaceFileError) {
    func failure(_ reason: String) -> InterfaceFileError {
      InterfaceFileError(path: path, line: element.line, reason: reason)
    }
    let text = element.text
    let word = String(text.filter { !$0.isWhitespace })
    switch element.name {
    case "string": self = .string(text)
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "date": self = .date(word)
    case "integer":
      let isHexadecimal = word.lowercased().hasPrefix("0x")
      guard let number = isHexadecimal ? Int(word.dropFirst(2), radix: 16) : Int(word) else {
        throw failure("'\(word)' is not an integer")
      }
      self = .integer(number)
    case "real":
      guard let number = Double(word) else { throw failure("'\(word)' is not a number") }
      self = .real(number)
    case "data":
      guard let bytes = Base64.bytes(of: word) else { throw failure("<data> is not Base64") }
      self = .data(bytes)
    case "array":
      var values: [PropertyList] = []
      for child in element.children { values.append(try PropertyList(child, path: path)) }
      self = .array(values)
    case "dict":
      var values: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if let name = key {
          values[name] = try PropertyList(child, path: path)
          key = nil
        } else if child.name == "key" {
          key = child.text
        } else {
          throw failure("a value without a key in a dictionary")
        }
      }
      if let key { throw failure("the key '\(key)' has no value") }
      self = .dictionary(values)
    default: throw failure("<\(element.name)> is not a value of a property list")
    }
  }

  // MARK: Looking inside

  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let values) = self else { return nil }
    return values[key]
  }

  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  package var dictionary: [String: PropertyList]? {
    guard case .dictionary(let values) = self else { return nil }
    return values
  }

  /// Build settings such as `$(PRODUCT_NAME)` and `${PRODUCT_NAME}` replaced by what `settings` has
  /// for them.
  ///
  /// Modifiers after a colon are left out.
  package func expanding(_ settings: [String: String]) -> PropertyList {
    switch self {
    case .string(let value): .string(Self.expand(value, settings))
    case .array(let values): .array(values.map { $0.expanding(settings) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.expanding(settings) })
    default: self
    }
  }

  private static func expand(_ text: String, _ settings: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      let closing: Character? =
        after < rest.endIndex ? (["(": ")", "{": "}"] as [Character: Character])[rest[after]] : nil
      guard let closing, let end = rest[after...].firstIndex(of: closing) else {
        result += "$"
        rest = rest[after...]
        continue
      }
      let name = rest[rest.index(after: after)..<end].prefix { $0 != ":" }
      result += settings[String(name)] ?? String(rest[dollar...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Bytes written as letters, four for three.
package enum Base64 {
  package static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for unit in text.utf8 {
      let value: UInt8
      switch unit {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = unit - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = unit - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = unit - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="): continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
