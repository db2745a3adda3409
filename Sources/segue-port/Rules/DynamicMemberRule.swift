import SwiftSyntax

/// `(value as AnyObject).doubleValue` asks the runtime, and what it answers may be nil. Members that several
/// classes have are asked of a `DynamicObject`; for the rest, the value is cast to the class that has them.
enum DynamicMemberRule: Rule {
  private static let dynamic = "DynamicObject"

  private static let classes: [String: String] = {
    var result: [String: String] = [:]
    for name in [
      "doubleValue", "floatValue", "intValue", "int32Value", "integerValue", "boolValue",
      "uintValue", "int64Value", "stringValue", "count", "length", "frame", "bounds", "center",
      "transform", "alpha", "isHidden",
    ] { result[name] = dynamic }
    for name in [
      "layer", "superview", "subviews", "tag", "backgroundColor", "convert", "addSubview",
      "removeFromSuperview",
    ] { result[name] = "UIView" }
    for name in ["value", "minimumValue", "maximumValue"] { result[name] = "UISlider" }
    for name in ["isOn"] { result[name] = "UISwitch" }
    for name in ["selectedSegmentIndex"] { result[name] = "UISegmentedControl" }
    for name in ["cgRectValue", "cgPointValue", "cgSizeValue"] { result[name] = "NSValue" }
    for name in ["location", "translation", "velocity"] { result[name] = "UIPanGestureRecognizer" }
    return result
  }()

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base?.as(TupleExprSyntax.self), base.elements.count == 1,
        let cast = base.elements.first?.expression.as(AsExprSyntax.self),
        cast.questionOrExclamationMark == nil, cast.type.trimmedDescription == "AnyObject",
        let type = classes[node.declName.baseName.plain]
      else { return .visitChildren }
      guard type != dynamic else {
        file.edits.insert("\(dynamic)", before: base.leftParen.range.lowerBound)
        file.edits.replace(cast.type.range, with: "Any")
        return .visitChildren
      }
      file.edits.replace(
        cast.asKeyword.range.lowerBound..<cast.type.range.upperBound,
        with: "as Any as! \(type)"
      )
      return .visitChildren
    }
  }
}
