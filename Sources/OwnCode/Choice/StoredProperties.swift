import Foundation

/// The properties of a structure that the initializer which Swift gives it has as parameters.
struct StoredProperties {
  /// Nil if other code may not call that initializer, or if it cannot be told.
  let parameters: [ParameterFacts]?

  init(_ type: CodeFacts.OwnType) {
    let lines = type.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var parameters: [ParameterFacts] = []
    var hidesSome = false
    for variable in type.facts.variables ?? [] where variable.isStatic != true {
      switch StoredProperties.kind(of: variable, in: lines) {
      case .computed, .constant: continue
      case .unknown:
        self.parameters = nil
        return
      case .stored(let text, let value):
        parameters.append(
          ParameterFacts(label: variable.name, name: variable.name, type: text, default: value)
        )
        hidesSome = hidesSome || variable.isHidden
      }
    }
    // Without a value for each, the one with all is the only one.
    let isEmpty = parameters.allSatisfy { $0.default != nil }
    self.parameters = isEmpty ? [] : hidesSome ? nil : parameters
  }

  private enum Kind {
    case computed
    case constant
    /// With the value that it has if none is given.
    case stored(type: String, value: String?)
    case unknown
  }

  private static func kind(of variable: VariableFacts, in lines: [String]) -> Kind {
    let name = NSRegularExpression.escapedPattern(for: variable.name)
    let pattern = "\\b(let|var)\\s+`?\(name)\\b"
    let places = lines.enumerated().compactMap { index, line in
      line.hasPrefix("//")
        ? nil : line.range(of: pattern, options: .regularExpression).map { (index, $0) }
    }
    guard let (index, range) = places.first, variable.attributes?.isEmpty != false else {
      return .unknown
    }
    let line = lines[index]
    if line[..<range.lowerBound].split(separator: " ").last == "lazy" { return .computed }
    let isConstant = line[range].hasPrefix("let")
    if let value = variable.value {
      return isConstant ? .constant : .stored(type: variable.type ?? "", value: value)
    }
    let rest = line[range.upperBound...]
    let next = index + 1 < lines.count ? lines[index + 1] : ""
    let isObserved = ["didSet", "willSet"].contains { rest.contains($0) || next.hasPrefix($0) }
    if rest.contains("{"), !isObserved { return .computed }
    guard let type = variable.type else { return .unknown }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    return .stored(type: type, value: isOptional && !isConstant ? "nil" : nil)
  }
}
