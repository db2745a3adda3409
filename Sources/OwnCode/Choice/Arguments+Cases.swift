/// Cases of enumerations.
extension Arguments {
  /// The case for the direction of this run if the cases name directions, else the first without a
  /// payload, else one whose payload tells the direction, or the first whose payload can be made.
  func enumCase(_ cases: [EnumCases.Case], in scope: String, depth: Int) -> String? {
    if let turn = turn(cases) { return turn }
    guard depth < 4 else { return EnumCases.plain(cases).first.map { ".\($0)" } }
    var calls: [(name: String, call: String)] = []
    for one in cases {
      guard let payload = payload(of: one, in: scope, depth: depth + 1) else { continue }
      calls.append((one.name, ".\(one.name)\(payload)"))
    }
    if let (there, back) = DirectionWords.pair(in: calls.map(\.name)),
      let first = calls.first(where: { $0.name == there }),
      let second = calls.first(where: { $0.name == back })
    {
      return "isPresenting ? \(first.call) : \(second.call)"
    }
    if let first = EnumCases.plain(cases).first { return ".\(first)" }
    return (calls.first { $0.call.contains("isPresenting") } ?? calls.first)?.call
  }

  /// The arguments of a case in parentheses, empty for one without; nil if one of
  /// them cannot be guessed.
  private func payload(of one: EnumCases.Case, in scope: String, depth: Int) -> String? {
    var words: [String] = []
    for parameter in one.parameters where parameter.default == nil {
      let name = parameter.name.isEmpty ? one.name : parameter.name
      guard let value = value(named: name, type: parameter.type, in: scope, depth: depth) else {
        return nil
      }
      words.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return one.payload == nil ? "" : "(\(words.joined(separator: ", ")))"
  }

  /// The case for the direction of this run; nil if the cases do not name directions.
  ///
  /// - Parameter value: what it stands in place of. A value that is neither of the two
  ///   says what the code means.
  func turn(_ cases: [EnumCases.Case], replacing value: String? = nil) -> String? {
    guard let pair = DirectionWords.pair(in: EnumCases.plain(cases)) else { return nil }
    let old = value?.split(separator: ".").last.map(String.init)
    if let old, cases.contains(where: { $0.name == old }), old != pair.there, old != pair.back {
      return nil
    }
    return "isPresenting ? .\(pair.there) : .\(pair.back)"
  }
}
