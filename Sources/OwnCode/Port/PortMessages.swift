/// A request to the port.
///
/// `Sources/segue-port/PROTOCOL.md` describes each key.
struct PortRequest: Encodable {
  struct Module: Encodable {
    var name: String
    var files: [String]
    var imports: [String]?
    var infersObjC: Bool?
    var conditions: [String]
  }

  var modules: [Module]
  var known: [String]
  var texts: [String: String]?
  var renames: [String: String]?
  var conditions: [String] = []
  var only: String?
}

/// The port's response.
public struct PortResponse: Decodable, Sendable {
  public struct Module: Decodable, Sendable {
    public var name: String
    public var tables: [String]?
    public var files: [File]
  }

  public struct File: Decodable, Sendable {
    public var path: String
    public var text: String?
    public var shifts: [Shift]?
    public var imports: [Import]?
    public var types: [TypeFacts]
    /// Those outside types.
    public var functions: [FunctionFacts]?
    public var variables: [VariableFacts]
    /// What its names at top level stand for: `typealias`.
    public var aliasTypes: [String: String]?
    public var topLevelCode: Point?
    public var declares: [String]
    public var mentions: [String]
    /// Those outside the bodies of functions, accessors and closures.
    public var heads: [String]?
    public var calls: [String]?
  }

  public struct Import: Decodable, Sendable {
    public var name: String
    public var line: Int
    public var column: Int
  }

  public struct Point: Decodable, Sendable {
    public var line: Int
    public var column: Int
  }

  /// How far columns of a line moved.
  public struct Shift: Decodable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var by: Int
  }

  public struct Note: Codable, Hashable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var kind: String
    public var text: String
  }

  public var modules: [Module]
  public var notes: [Note]?
  public var missingModules: [Place]?
}

public struct TypeFacts: Decodable, Sendable {
  public var name: String
  public var kind: String
  public var inherits: [String]?
  public var isConstrained: Bool?
  public var superclasses: [String]?
  public var conforms: [String]?
  public var generics: [String]?
  public var access: String?
  public var main: String?
  public var line: Int
  public var column: Int
  public var initializers: [InitializerFacts]?
  public var variables: [VariableFacts]?
  public var functions: [FunctionFacts]?
  public var subscripts: [SubscriptFacts]?
  /// What it declares with `typealias`.
  public var aliases: [String]?
  /// What they stand for, as it is spelled.
  public var aliasTypes: [String: String]?
  /// Where it casts the screens of a transition, in the order of the text.
  public var casts: [ScreenCastFacts]?
}

/// A cast of a screen that a transition's context has.
public struct ScreenCastFacts: Decodable, Sendable {
  /// `from` or `to`.
  public var key: String
  /// The key where the condition is false, if it decides between the two.
  public var otherKey: String?
  /// What must be true for the cast to be made, as it is spelled.
  public var condition: String?
  /// The function that has it.
  public var function: String?
  /// What the screen is taken out of, outermost first.
  public var containers: [String]
  public var type: String
  /// Whether the code does not continue without the type.
  public var isRequired: Bool
  public var line: Int
  public var column: Int?
}

public struct SubscriptFacts: Decodable, Sendable {
  /// As calls have it: `subscript(safe:)`.
  public var name: String
  public var access: String?
}

public struct FunctionFacts: Decodable, Sendable {
  /// With its labels: `tap(_:)`.
  public var name: String
  public var access: String?
  public var isStatic: Bool?
  public var type: String?
  /// Those of a method of an extension.
  public var parameters: [ParameterFacts]?
  /// Whether a protocol can do without it.
  public var isOptional: Bool?
  /// Whether calling it ends the program.
  public var isTrap: Bool?
  public var line: Int?
}

public struct InitializerFacts: Decodable, Sendable {
  public var parameters: [ParameterFacts]?
  public var access: String?
  public var isFailable: Bool?
  public var isConvenience: Bool?
  /// Whether calling it ends the program.
  public var isTrap: Bool?
  public var effects: [String]?
  public var line: Int?
  public var column: Int?
}

extension InitializerFacts {
  /// Whether other code may call it, and gets an object at once.
  var isUsable: Bool { !isHidden && effects?.isEmpty != false && isTrap != true }

  /// The parameters that a call must fill in.
  var required: [ParameterFacts] { (parameters ?? []).filter { $0.default == nil } }
}

public struct ParameterFacts: Decodable, Sendable {
  public var label: String
  public var name: String
  public var type: String
  public var `default`: String?
}

public struct VariableFacts: Decodable, Sendable {
  public var name: String
  public var access: String?
  public var isStatic: Bool?
  public var type: String?
  public var value: String?
  public var attributes: [String]?
  /// Whether a protocol can do without it.
  public var isOptional: Bool?
  public var line: Int?
}

/// What has an access of its own.
protocol AccessFacts {
  var access: String? { get }
}

extension AccessFacts {
  /// Whether other files do not see it: it is private, or an initializer that is unavailable.
  var isHidden: Bool { access == "private" || access == "fileprivate" }
}

extension TypeFacts: AccessFacts {}
extension SubscriptFacts: AccessFacts {}
extension FunctionFacts: AccessFacts {}
extension InitializerFacts: AccessFacts {}
extension VariableFacts: AccessFacts {}
