/// The header fields of a request or a response: a name is found in any case.
struct HTTPHeaders: Hashable, Sendable {
  private struct Field: Hashable {
    var name: String
    var value: String
  }

  /// By names in small letters.
  private var fields: [String: Field] = [:]

  init(_ dictionary: [String: String] = [:]) {
    // Of names that differ in case only, the same one wins in every run.
    for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  var isEmpty: Bool { fields.isEmpty }

  var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: fields.values.map { ($0.name, $0.value) })
  }

  /// A field that is set takes the spelling of its name along.
  subscript(name: String) -> String? {
    get { fields[name.lowercased()]?.value }
    set { fields[name.lowercased()] = newValue.map { Field(name: name, value: $0) } }
  }

  /// Adds to a field, behind a comma where it has a value.
  mutating func add(_ value: String, to name: String) {
    let key = name.lowercased()
    if let old = fields[key] {
      fields[key] = Field(name: old.name, value: "\(old.value),\(value)")
    } else {
      fields[key] = Field(name: name, value: value)
    }
  }
}
