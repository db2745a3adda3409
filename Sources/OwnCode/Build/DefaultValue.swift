/// The value of a type that says nothing: what a member returns that cannot compute its own.
enum DefaultValue {
  /// - Parameter type: as code spells it; nil for types whose values need more than their name.
  static func of(_ type: String) -> String? {
    if let value = values[type] { return value }
    // An optional result of a function's type stands in parentheses.
    guard !type.contains("->") || type.hasPrefix("(") else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    return type.hasPrefix("Dictionary<") ? "[:]" : nil
  }

  /// `[String: [Int]]`, but not `[[String: Int]]`.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }

  private static let values: [String: String] = {
    var values = ["Bool": "false", "String": "\"\"", "Data": ".init()"]
    for type in ["Int", "Int32", "Int64", "UInt", "UInt32", "UInt64"] { values[type] = "0" }
    for type in ["Double", "Float", "CGFloat", "TimeInterval"] { values[type] = "0" }
    for type in ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets"] { values[type] = ".zero" }
    for type in ["UIImage", "UIView", "NSAttributedString"] { values[type] = ".init()" }
    values["UIColor"] = ".clear"
    return values
  }()
}
