import Foundation
import InterfaceFiles

extension InterfaceReader {
  /// Registers a guide of a view by its id.
  func noteGuide(_ element: MarkupElement, of view: UIView) {
    let view = constrained(view)
    switch element["key"] {
    case "safeArea": note(view.safeAreaLayoutGuide, for: element)
    case "layoutMargins", "layoutMarginsGuide": note(view.layoutMarginsGuide, for: element)
    case "readableContent": note(view.readableContentGuide, for: element)
    case "contentLayoutGuide":
      if let scroll = view as? UIScrollView { note(scroll.contentLayoutGuide, for: element) }
    case "frameLayoutGuide":
      if let scroll = view as? UIScrollView { note(scroll.frameLayoutGuide, for: element) }
    case "keyboard":
      // Without a keyboard this guide is the safe area.
      note(view.safeAreaLayoutGuide, for: element)
    default: warn("The guide '\(element["key"] ?? "")' is not supported.", at: element)
    }
  }

  func addConstraint(_ element: MarkupElement, in view: UIView) {
    // A placeholder exists only for Xcode's checks; the build removes it.
    if element.bool("placeholder") == true { return }
    guard let attribute = Self.attribute(element["firstAttribute"]) else {
      return warn("A constraint without attribute is left out.", at: element)
    }
    guard let first = item(element["firstItem"], or: view) else {
      return warn("A constraint whose first item is missing is left out.", at: element)
    }
    var second: (any LayoutItem)?
    if let id = element["secondItem"] {
      second = item(id, or: view)
      if second == nil {
        return warn("A constraint whose second item is missing is left out.", at: element)
      }
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let isSymbolic = element.bool("symbolic") == true
    let plain = NSLayoutConstraint(
      LayoutTerm(first, attribute),
      relation,
      second.map { LayoutTerm($0, Self.attribute(element["secondAttribute"]) ?? attribute) },
      multiplier: CGFloat(element.number("multiplier") ?? 1),
      constant: CGFloat(element.number("constant") ?? (isSymbolic ? 8 : 0))
    )
    let constraint = ofOwnClass(plain, element)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(rawValue: Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = element["identifier"]
    note(constraint, for: element)
    guard element.bool(InterfaceDocument.installedAttribute) != false, !leadsOut(constraint) else {
      view.autoLayout.uninstalled.append(constraint)
      return
    }
    constraint.isActive = true
  }

  /// Whether one item is within a view that is not installed and the other is not: Xcode leaves the
  /// constraint in the file, and iOS does not activate it (observed).
  private func leadsOut(_ constraint: NSLayoutConstraint) -> Bool {
    let views = constraint.items.compactMap(\.layoutView)
    guard views.contains(where: isLeftOut), let first = views.first else { return false }
    return views.contains { $0.commonAncestor(with: first) == nil }
  }

  /// The constraint as an object of the class that the file names, if it names one.
  private func ofOwnClass(
    _ plain: NSLayoutConstraint,
    _ element: MarkupElement
  ) -> NSLayoutConstraint {
    let type: AnyClass = objectClass(of: element, family: NSLayoutConstraint.self)
    guard type != NSLayoutConstraint.self else { return plain }
    guard let own = InterfaceClasses.make(type) as? NSLayoutConstraint else {
      warn("\(type)() cannot be made; it stays an NSLayoutConstraint.", at: element)
      return plain
    }
    own.adopt(plain)
    return own
  }

  private func item(_ id: String?, or view: UIView) -> (any LayoutItem)? {
    guard let id else { return constrained(view) }
    let object = objects[id]
    return (object as? UIView).map(constrained) ?? object as? any LayoutItem
  }

  private static func attribute(_ word: String?) -> NSLayoutConstraint.Attribute? {
    word.flatMap { attributes[$0] }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
