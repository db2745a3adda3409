import SwiftSyntax

/// A function, variable, subscript or initializer as it is declared.
final class Member {
  enum Kind { case function, variable, subscripting, initializer, other }

  let kind: Kind
  let file: SourceFile
  let node: DeclSyntax
  /// `tap`, `titleLabel`, `init`.
  let base: String
  /// `_` where there is none.
  let parameters: [Parameter]
  let type: String?
  let attributes: [String]
  let modifiers: [String]
  let effects: [String]
  let isOptionalInit: Bool
  /// The declaration of the name, for places in facts.
  let nameOffset: Int
  /// The text after `=`, or the beginning of it.
  let value: String?
  let objcName: String?
  /// Whether the compiler refuses what names it: `@available(*, unavailable)`.
  let isUnavailable: Bool
  /// A computed variable without a setter, or a constant.
  let isReadOnly: Bool
  let isAsync: Bool
  /// Whether calling it ends the program: an initializer that only says which other one to use.
  let isTrap: Bool
  weak var owner: TypeDeclaration?
  /// Whether UIKit has taken the name since.
  var isRenamed = false

  struct Parameter {
    var label: String
    var name: String
    var type: String
    var `default`: String?
  }

  init(
    kind: Kind,
    file: SourceFile,
    node: DeclSyntax,
    base: String,
    parameters: [Parameter] = [],
    type: String? = nil,
    attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax,
    effects: [String] = [],
    isOptionalInit: Bool = false,
    nameOffset: Int,
    value: String? = nil,
    isReadOnly: Bool = false,
    isTrap: Bool = false
  ) {
    self.kind = kind
    self.file = file
    self.node = node
    self.base = base
    self.parameters = parameters
    self.type = type
    self.attributes = attributes.names
    self.modifiers = modifiers.names
    self.effects = effects
    self.isOptionalInit = isOptionalInit
    self.nameOffset = nameOffset
    self.value = value
    self.isReadOnly = isReadOnly
    self.isTrap = isTrap
    objcName = attributes.objcName
    isUnavailable = attributes.isUnavailable
    isAsync = effects.contains("async")
  }

  /// `tap(_:)`, `titleLabel`.
  var name: String {
    switch kind {
    case .function, .initializer, .subscripting:
      return base + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    case .variable, .other: return base
    }
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
  var isExplicitlyObjC: Bool {
    attributes.contains { Self.objectiveC.contains($0) }
  }

  static let objectiveC: Set<String> = [
    "@objc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBSegueAction", "@NSManaged",
    "@GKInspectable",
  ]

  var access: String {
    modifiers.first(where: accessLevels.contains) ?? "internal"
  }
}

/// What a `typealias` stands for.
struct AliasedType {
  /// As it is spelled.
  var text: String
  /// Both of `A & B`.
  var names: [String]
}

let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

/// A type's declaration, or an extension of one.
final class TypeDeclaration {
  let kind: String
  /// With the names of the types around it: `Outer.Inner`.
  ///
  /// What is extended, for an extension.
  let name: String
  let file: SourceFile
  let node: any DeclGroupSyntax & SyntaxProtocol
  let inherits: [String]
  let generics: [String]
  let hasWhereClause: Bool
  let attributes: [String]
  let modifiers: [String]
  let objcName: String?
  let nameOffset: Int
  weak var parent: TypeDeclaration?
  var members: [Member] = []
  /// Names of types that its members stand for, but private ones: `typealias`.
  var aliases: [String] = []
  /// The types that they stand for.
  var aliasTypes: [String: AliasedType] = [:]

  init(
    kind: String,
    name: String,
    file: SourceFile,
    node: any DeclGroupSyntax & SyntaxProtocol,
    inherits: [String],
    generics: [String],
    hasWhereClause: Bool,
    nameOffset: Int,
    parent: TypeDeclaration?
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.node = node
    self.inherits = inherits
    self.generics = generics
    self.hasWhereClause = hasWhereClause
    attributes = node.attributes.names
    modifiers = node.modifiers.names
    objcName = node.attributes.objcName
    self.nameOffset = nameOffset
    self.parent = parent
  }

  var isExtension: Bool { kind == "extension" }
  var access: String { modifiers.first(where: accessLevels.contains) ?? "internal" }
  var isObjCMembers: Bool { attributes.contains("@objcMembers") }
  /// `@objc extension`, which makes all members `@objc`.
  var isObjC: Bool { attributes.contains("@objc") }
  var isGenericHere: Bool { !generics.isEmpty || (parent?.isGenericHere ?? false) }
  /// Whether the compiler refuses what names it, or what it is in.
  var isUnavailable: Bool { node.attributes.isUnavailable || parent?.isUnavailable == true }
  /// Offset of the brace that closes the body.
  var closingBrace: Int { node.memberBlock.rightBrace.range.lowerBound }
}

extension AttributeListSyntax {
  /// `@objc`, `@IBOutlet`, without arguments.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return "@" + attribute.attributeName.trimmedDescription
    }
  }

  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }

  /// `@available(*, unavailable)`, `@available(swift, obsoleted: 4.2)`.
  ///
  /// Not `@available(iOS, unavailable)`, which says nothing where iOS is not the platform, and not
  /// on what Interface Builder sets all the same (see `AttributeRule`).
  var isUnavailable: Bool {
    guard Set(names).isDisjoint(with: ["@IBOutlet", "@IBInspectable"]) else { return false }
    return contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.trimmedDescription
      else { return false }
      let words = arguments.prefix { $0 != "\"" }.split { !($0.isLetter || $0 == "*") }
      return ["*", "swift"].contains(words.first)
        && (words.contains("unavailable") || words.first == "swift" && words.contains("obsoleted"))
    }
  }

  /// The name in `@objc(name:)`.
  var objcName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    return arguments.trimmedDescription.filter { $0 != " " }
  }
}

extension DeclModifierListSyntax {
  /// `private(set)` is left out: it does not restrict reading.
  var names: [String] { compactMap { $0.detail == nil ? $0.name.text : nil } }
}
