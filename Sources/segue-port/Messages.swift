// The messages on standard input and output, as JSON. PROTOCOL.md describes each key.

struct Request: Decodable {
  var modules: [Module]
  var known: [String]?
  var texts: [String: String]?
  var renames: [String: String]?
  var conditions: [String]?
  var only: String?

  struct Module: Decodable {
    var name: String
    var files: [String]
    var imports: [String]?
    var infersObjC: Bool?
    var conditions: [String]?
  }
}

struct Response: Encodable {
  var modules: [Module] = []
  var notes: [Note] = []
  var missingModules: [MissingModule] = []

  struct Module: Encodable {
    var name: String
    var tables: [String]?
    var files: [File]
  }

  struct File: Encodable {
    var path: String
    var text: String?
    var shifts: [Shift]?
    var imports: [Import] = []
    var types: [TypeFact] = []
    var functions: [FunctionFact] = []
    var variables: [VariableFact] = []
    var aliasTypes: [String: String]?
    var topLevelCode: Place?
    var declares: [String] = []
    var extends: [String] = []
    var mentions: [String] = []
    var heads: [String] = []
    var calls: [String] = []
  }

  struct Import: Encodable {
    var name: String
    var line: Int
    var column: Int
  }
}

struct Place: Encodable {
  var line: Int
  var column: Int
}

/// From `column` of the compiler's messages on, columns of this line are `by` larger than the
/// user's.
struct Shift: Encodable, Equatable {
  var path: String
  var line: Int
  var column: Int
  var by: Int
}

/// Something that works differently from iOS, in words.
struct Note: Encodable {
  var path: String
  var line: Int
  var column: Int
  var kind: String
  var text: String
}

struct MissingModule: Encodable {
  var name: String
  var path: String
  var line: Int
  var column: Int
}

struct TypeFact: Encodable {
  var name: String
  var kind: String
  var inherits: [String]
  var superclasses: [String]?
  var conforms: [String]?
  var generics: [String]?
  var access: String
  var isFinal: Bool
  var isConstrained: Bool
  var main: String?
  var objcName: String?
  var line: Int
  var column: Int
  var initializers: [InitializerFact]
  var functions: [FunctionFact]
  var subscripts: [SubscriptFact]
  var variables: [VariableFact]
  var aliases: [String]?
  var aliasTypes: [String: String]?
  var casts: [ScreenCast]?
}

struct SubscriptFact: Encodable {
  var name: String
  var access: String
}

struct InitializerFact: Encodable {
  var parameters: [ParameterFact]
  var access: String
  var isFailable: Bool
  var isConvenience: Bool
  var isRequired: Bool
  var isOverride: Bool
  var isTrap: Bool
  var effects: [String]
  var line: Int
  var column: Int
}

struct ParameterFact: Encodable {
  var label: String
  var name: String
  var type: String
  var `default`: String?
}

struct FunctionFact: Encodable {
  var name: String
  var access: String
  var isStatic: Bool
  var type: String
  /// Of a method of an extension, which may be called to run it.
  var parameters: [ParameterFact]?
  var attributes: [String]?
  /// Of a requirement: true or nothing.
  var isOptional: Bool?
  /// Of a method that ends the program, which subclasses override: true or nothing.
  var isTrap: Bool?
  var line: Int
  var column: Int
}

struct VariableFact: Encodable {
  var name: String
  var access: String
  var isStatic: Bool
  var type: String?
  var value: String?
  var attributes: [String]?
  /// Of a requirement: true or nothing.
  var isOptional: Bool?
  var line: Int
  var column: Int
}
