import SwiftSyntax

/// Members that override, or are overridden, move into the bodies of classes: without the
/// Objective-C runtime, members of extensions cannot.
///
/// They keep their place in the user's file for messages.
enum ExtensionMemberRule: Rule {
  static func apply(to program: Program) {
    var moving: [Member] = []
    for type in program.files.flatMap(\.types) where type.isExtension {
      guard let primary = program.primary(of: type), primary.kind == "class" else { continue }
      moving += type.members.filter(\.isOverride)
    }
    moving += overridden(in: program)
    var seen: Set<ObjectIdentifier> = []
    for member in moving where seen.insert(ObjectIdentifier(member)).inserted {
      move(member, in: program)
    }
  }

  /// Members of extensions that a subclass of ours overrides.
  private static func overridden(in program: Program) -> [Member] {
    var result: [Member] = []
    for type in program.files.flatMap(\.types) {
      guard let primary = program.primary(of: type), primary.kind == "class" else { continue }
      for member in type.members where member.isOverride {
        for superclass in program.superclasses(of: primary) {
          let parts = program.parts(of: superclass)
          if let found = parts.filter(\.isExtension).flatMap(\.members)
            .first(where: { $0.name == member.name && $0.kind == member.kind })
          {
            result.append(found)
          }
        }
      }
    }
    return result
  }

  /// Writes a member into the body of its class, behind `prefix`.
  ///
  /// - Returns: whether it stood in an extension and could move.
  @discardableResult
  static func move(_ member: Member, behind prefix: String = "", in program: Program) -> Bool {
    guard let owner = member.owner, owner.isExtension, let target = program.primary(of: owner),
      target.kind == "class", !owner.hasWhereClause,
      member.node.parent?.is(MemberBlockItemSyntax.self) == true,
      member.node.parent?.parent?.parent?.range == owner.node.memberBlock.range
    else { return false }
    let file = member.file
    guard target.file.moduleName == file.moduleName else {
      program.note(
        "override",
        at: member.nameOffset,
        of: file,
        "\(member.name) is in an extension of a class of another module and cannot be overridden."
      )
      return false
    }
    let range = member.node.range
    var pieces: [Piece] = [.place(file, range.lowerBound)]
    if member.access == "internal", owner.access != "internal", !owner.isObjCPrivate {
      pieces.append(.text(owner.access + " "))
    }
    pieces.append(.text(prefix))
    pieces += [.source(file, range), .text("\n"), .place(target.file, target.closingBrace)]
    file.blankMoved(range)
    target.file.edits.insert(pieces, before: target.closingBrace)
    if target.file !== file {
      target.file.addImports(of: file)
      open(namesIn: member, of: file)
    }
    return true
  }

  /// Private names that a moved member uses must be visible from the new file.
  private static func open(namesIn member: Member, of file: SourceFile) {
    let names = Set(member.node.tokens(viewMode: .sourceAccurate).map(\.plain))
    for type in file.types {
      if names.contains(type.name.split(separator: ".").last.map(String.init) ?? "")
        || type.isExtension
      {
        blankPrivate(type.node.modifiers, in: file)
      }
      for member in type.members where names.contains(member.base) {
        blankPrivate(member.node.modifiers, in: file)
      }
    }
    for member in file.functions + file.variables where names.contains(member.base) {
      blankPrivate(member.node.modifiers, in: file)
    }
  }

  static func blankPrivate(_ modifiers: DeclModifierListSyntax?, in file: SourceFile) {
    for modifier in modifiers ?? []
    where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
      file.blank(modifier.range)
    }
  }
}

extension TypeDeclaration {
  fileprivate var isObjCPrivate: Bool { access == "private" || access == "fileprivate" }
}

extension DeclSyntax {
  var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }
}

extension SourceFile {
  /// Replaces moved text by spaces; the text itself, with its edits, is printed elsewhere.
  func blankMoved(_ range: Range<Int>) {
    edits.moveAway(range, leaving: spaces(for: range))
  }

  func addImports(of other: SourceFile) {
    for node in other.imports {
      if let name = node.path.first?.name.plain { addImport(of: name) }
    }
  }

  func addImport(of module: String) {
    guard module != moduleName, !addedImports.contains(module),
      !imports.contains(where: { $0.path.trimmedDescription == module })
    else { return }
    addedImports.append(module)
  }
}
