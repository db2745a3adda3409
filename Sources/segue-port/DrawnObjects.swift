import SwiftSyntax

/// `(self as AnyObject).draw(in: rect, withAttributes: attributes)`: what draws, or says its size,
/// with attributes is a text, unless a class of the code has such a method.
struct DrawnObjects {
  let program: Program
  let file: SourceFile

  /// False where a call draws nothing with attributes.
  func cast(_ cast: AsExprSyntax, calledBy call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["draw", "size", "boundingRect"].contains(member.declName.baseName.plain),
      let attributes = call.arguments.first(where: {
        ["withAttributes", "attributes"].contains($0.label?.text)
      })
    else { return false }
    let own = owner(of: member.declName.baseName.plain, calledBy: call)
    if let own, !own.takesWords, let parenthesis = call.leftParen {
      choose(own.name, call, member, cast, parenthesis)
      return true
    }
    // A text's own attributes have no words for names.
    let ofText = own == nil || hasNames(attributes.expression)
    file.edits.replace(
      cast.asKeyword.range.lowerBound..<cast.type.range.upperBound,
      with: "as Any as! \(ofText ? "NSString" : own?.name ?? "NSString")"
    )
    return true
  }

  /// The only class or protocol of this module or an imported one that has a method of a name with
  /// the labels of a call, and whether its attributes have texts for names.
  private func owner(
    of name: String,
    calledBy call: FunctionCallExprSyntax
  ) -> (name: String, takesWords: Bool)? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let methods = (program.functionsByName[name] ?? [])
      .filter { !$0.isStatic && $0.parameters.map(\.label) == labels }
      .filter { method in
        guard let owner = method.owner, !owner.isGenericHere else { return false }
        return ["class", "protocol"].contains(owner.kind) && isSeen(owner.file.moduleName)
      }
    let names = Set(methods.compactMap(\.owner?.name))
    guard names.count == 1, let owner = names.first else { return nil }
    let takesWords = methods.flatMap(\.parameters).contains {
      ["withAttributes", "attributes"].contains($0.label)
        && $0.type.filter { $0 != " " }.hasPrefix("[String:")
    }
    return (owner, takesWords)
  }

  private func isSeen(_ module: String) -> Bool {
    if module == file.moduleName { return true }
    let files = program.module(file.moduleName)?.files ?? []
    return files.contains { $0.imports.contains { $0.path.first?.name.plain == module } }
  }

  /// `[.font: font]`.
  private func hasNames(_ attributes: ExprSyntax) -> Bool {
    guard case .elements(let elements) = attributes.as(DictionaryExprSyntax.self)?.content else {
      return false
    }
    return elements.first?.key.is(MemberAccessExprSyntax.self) == true
  }

  /// `({ ($0 as? Badge)?.size(withAttributes: $1) ?? ($0 as! NSString).size(withAttributes: $1)
  /// })(badge as Any, [:])`: only at run time an object of that class is not a text.
  private func choose(
    _ own: String,
    _ call: FunctionCallExprSyntax,
    _ member: MemberAccessExprSyntax,
    _ cast: AsExprSyntax,
    _ parenthesis: TokenSyntax
  ) {
    let values = call.arguments.enumerated().map { index, argument in
      (argument.label.map { "\($0.text): " } ?? "") + "$\(index + 1)"
    }
    let method = "\(member.declName.trimmedDescription)(\(values.joined(separator: ", ")))"
    file.edits.replace(
      call.range.lowerBound..<cast.expression.range.lowerBound,
      with: "({ ($0 as? \(own))?.\(method) ?? ($0 as! NSString).\(method) })("
    )
    let middle = cast.asKeyword.range.lowerBound..<parenthesis.range.upperBound
    file.edits.replace(middle, with: "as Any, " + file.spaces(for: middle).filter { $0 == "\n" })
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      file.edits.replace(label.range.lowerBound..<argument.expression.range.lowerBound, with: "")
    }
  }
}
