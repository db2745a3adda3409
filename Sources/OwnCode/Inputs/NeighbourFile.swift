/// What a file offers to others, and what it takes from them.
struct NeighbourFile {
  /// What an extension adds to a type.
  struct Addition {
    var type: String
    /// Whether the user's own code declares the type.
    var isOfOwnType = false
    /// Whether that is a protocol, whose types get what is added without naming it.
    var isOfProtocol = false
    /// Names of functions, variables and types.
    var members: Set<String> = []
    /// How its initializers and subscripts are called, up to their first label.
    var calls: Set<String> = []
    var protocols: Set<String> = []

    /// The outermost type.
    var root: String { NeighbourFile.root(of: type) }
  }

  let path: String
  let declares: Set<String>
  /// Those of `declares` that no other file of a program may declare: functions may
  /// differ in labels and types.
  let uniqueNames: Set<String>
  let mentions: Set<String>
  /// Those of `mentions` without which its declarations do not compile.
  let heads: Set<String>
  let calls: Set<String>
  private(set) var additions: [Addition] = []
  /// The types around those that it declares in others, by their own names, as aliases have.
  private(set) var nested: [String: Set<String>] = [:]
  /// The types that it declares or extends, with those around them.
  private(set) var scope: Set<String> = []
  /// The types that it declares, with their superclasses.
  private(set) var lineage: Set<String> = []
  /// Members that no other file of a program may declare.
  private(set) var signatures: Set<String> = []
  /// Functions of its own that other files may declare as theirs, but not for all.
  let privateSignatures: Set<String>

  /// - Parameter kinds: what the user's own types are, by their names.
  init(_ file: PortResponse.File, kinds: [String: String]) {
    let hidden = NeighbourFile.hiddenNames(of: file)
    path = file.path
    let functions = (file.functions ?? []).filter { !$0.isHidden }
    let operators = functions.filter(\.isPlainOperator)
    declares = Set(file.declares).subtracting(hidden).subtracting(operators.map(\.base))
    uniqueNames = declares.subtracting(functions.map(\.base))
    signatures = Set(functions.map(\.signature))
    privateSignatures = Set((file.functions ?? []).filter(\.isHidden).map(\.signature))
    mentions = Set(file.mentions).subtracting(hidden)
    heads = Set(file.heads ?? file.mentions).subtracting(hidden)
    calls = Set(file.calls ?? [])
    for type in file.types where !type.isHidden {
      let parts = type.name.split(separator: ".").map(String.init)
      guard let root = parts.first, !hidden.contains(root) else { continue }
      scope.formUnion(parts)
      signatures.formUnion(type.signatures)
      if type.kind == "extension" {
        add(type, kinds)
      } else {
        lineage.formUnion([type.name] + (type.superclasses ?? []))
        for name in type.aliases ?? [] { nested[name, default: []].formUnion(parts) }
        addNested(type, kinds)
      }
    }
    for function in operators {
      for type in function.ownOperands {
        var addition = NeighbourFile.addition(to: type, kinds)
        addition.members = [function.base]
        additions.append(addition)
      }
    }
  }

  /// Whether it is one of Swift's operators, which code uses for many types: its name
  /// alone says too little.
  static func isPlainOperator(_ name: String) -> Bool { plainOperators.contains(name) }

  private static let plainOperators = Set(
    "+ - * / % == != < > <= >= += -= *= /= %= & | ^ ~ << >> ! ?? ... ..< ~= && ||".split(
      separator: " "
    )
    .map(String.init)
  )

  /// Names that it declares for itself alone: other files may declare them, too.
  private static func hiddenNames(of file: PortResponse.File) -> Set<String> {
    let types = file.types.filter { $0.kind != "extension" }
    let own = types.filter { $0.isHidden && !$0.name.contains(".") }.map(\.name)
    let functions = file.functions ?? []
    let shown = Set(functions.filter { !$0.isHidden }.map(\.base))
    let hidden = Set(functions.map(\.base)).subtracting(shown)
    let roots = Set(own + file.variables.filter(\.isHidden).map(\.name)).union(hidden)
    let inner = types.filter { $0.name.contains(".") && roots.contains(root(of: $0.name)) }
    return roots.union(inner.compactMap { $0.name.split(separator: ".").last.map(String.init) })
  }

  /// The names that others may find in it.
  var offers: Set<String> {
    additions.reduce(into: declares) { $0.formUnion($1.members) }
  }

  var offersAnything: Bool { !declares.isEmpty || !additions.isEmpty }

  /// Whether it gives a class of Apple's a protocol, whose members are then called without its
  /// name: `extension UIView: NibLoading {}`.
  func lends(_ name: String) -> Bool {
    additions.contains { !$0.isOfOwnType && $0.protocols.contains(name) }
  }

  /// The protocols that it gives to classes of Apple's, if it declares nothing:
  /// `extension UIView: NibLoading {}` beside the file of that protocol.
  var gifts: Set<String> {
    guard declares.isEmpty else { return [] }
    return additions.reduce(into: []) { $1.isOfOwnType ? () : $0.formUnion($1.protocols) }
  }

  static func root(of type: String) -> String {
    String(type.prefix { $0 != "." })
  }

  private static func addition(to type: String, _ kinds: [String: String]) -> Addition {
    let kind = kinds[root(of: type)]
    return Addition(type: type, isOfOwnType: kind != nil, isOfProtocol: kind == "protocol")
  }

  private mutating func add(_ type: TypeFacts, _ kinds: [String: String]) {
    var addition = NeighbourFile.addition(to: type.name, kinds)
    let functions = (type.functions ?? []).filter { !$0.isHidden }
    let variables = (type.variables ?? []).filter { !$0.isHidden }
    addition.members = Set(
      functions.map(\.base) + variables.map(\.name)
        + (type.aliases ?? [])
    )
    addition.calls = type.calls
    addition.protocols = Set(type.inherits ?? [])
    additions.append(addition)
  }

  /// A type in another one, which an extension of that may declare.
  private mutating func addNested(_ type: TypeFacts, _ kinds: [String: String]) {
    let parts = type.name.split(separator: ".").map(String.init)
    guard parts.count > 1, let name = parts.last else { return }
    nested[name, default: []].formUnion(parts.dropLast())
    guard !declares.contains(parts[0]) else { return }
    let outer = parts.dropLast().joined(separator: ".")
    var addition = NeighbourFile.addition(to: outer, kinds)
    addition.isOfProtocol = false
    addition.members = [name]
    additions.append(addition)
  }
}

extension TypeFacts {
  /// How its initializers and subscripts are called, up to their first label.
  fileprivate var calls: Set<String> {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    var calls: Set<String> = []
    for initializer in initializers ?? [] where !initializer.isHidden {
      for label in initializer.firstLabels {
        calls.insert("\(own)(\(label):")
        // Of what has no label, `init` says too little.
        if label != "_" { calls.insert("init(\(label):") }
      }
    }
    for member in subscripts ?? [] where !member.isHidden {
      let call = member.name.prefix { $0 != ":" } + ":"
      if !call.hasSuffix("(_:") { calls.insert(String(call)) }
    }
    return calls
  }

  /// Its members as the compiler tells them apart, but those that may be declared again: for other
  /// types with the same name, or for those that conform to a protocol.
  fileprivate var signatures: Set<String> {
    guard kind != "protocol", isConstrained != true else { return [] }
    var signatures: Set<String> = name.contains(".") && kind != "extension" ? [name] : []
    for function in functions ?? [] where !function.isHidden {
      signatures.insert(
        "\(name).\(function.name) \(function.type ?? "") \(function.isStatic ?? false)"
      )
    }
    for variable in variables ?? [] where !variable.isHidden {
      signatures.insert("\(name).\(variable.name) \(variable.isStatic ?? false)")
    }
    for initializer in initializers ?? [] where !initializer.isHidden {
      let parameters = (initializer.parameters ?? []).map { "\($0.label): \($0.type)" }
      signatures.insert("\(name).init(\(parameters.joined(separator: ", ")))")
    }
    return signatures
  }
}

extension InitializerFacts {
  /// The labels with which a call may begin: parameters with a default may be left out.
  fileprivate var firstLabels: [String] {
    let parameters = parameters ?? []
    let last = parameters.firstIndex { $0.default == nil } ?? parameters.count - 1
    return parameters.prefix(last + 1).map(\.label)
  }
}

extension FunctionFacts {
  fileprivate var isPlainOperator: Bool { NeighbourFile.isPlainOperator(base) }

  /// The types of its operands, without those of numbers, which are beside others in
  /// `*(CGFloat, CGPoint)`.
  fileprivate var ownOperands: Set<String> {
    let operands = type?.components(separatedBy: "->").first ?? ""
    let names = Set(
      operands.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        .filter { $0.first?.isUppercase == true }
    )
    let own = names.subtracting(["CGFloat", "Double", "Float", "Int"])
    return own.isEmpty ? names : own
  }

  /// As the compiler tells functions outside types apart.
  fileprivate var signature: String { "\(name) \(type ?? "")" }
}
