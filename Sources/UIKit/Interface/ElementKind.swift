import Foundation
import InterfaceFiles

/// A kind of element: its class, and how the element is read into an object of that class.
///
/// A new kind is one entry in one of the tables `ElementKind.views`, `.controls`, `.collections`,
/// `.items`, `.controllers` or `.gestures`.
@MainActor
final class ElementKind {
  /// The class of objects without a custom one.
  let type: AnyClass
  /// What a custom class must descend from.
  let family: AnyClass
  /// The name of the kind whose attributes come first.
  private let base: String?
  private let readOwn: @MainActor (AnyObject, InterfaceItem) -> Void

  /// - Parameter other: reads what belongs to the family, and is not of the type.
  init<Object: AnyObject>(
    _ type: Object.Type,
    like base: String? = nil,
    _ rules: [AttributeRule<Object>] = [],
    then more: @MainActor @escaping (Object, InterfaceItem) -> Void = { _, _ in },
    else other: @MainActor @escaping (AnyObject, InterfaceItem) -> Void = { _, _ in }
  ) {
    self.type = type
    self.base = base
    family =
      switch type {
      case is UIView.Type: UIView.self
      case is UIViewController.Type: UIViewController.self
      case is UIGestureRecognizer.Type: UIGestureRecognizer.self
      case is UICollectionViewLayout.Type: UICollectionViewLayout.self
      default: type
      }
    readOwn = { object, item in
      guard let object = object as? Object else { return other(object, item) }
      for rule in rules { rule.apply(object, item) }
      more(object, item)
    }
  }

  /// A kind of view or view controller without attributes of its own.
  init(_ type: AnyClass, only base: String) {
    self.type = type
    family = type
    self.base = base
    readOwn = { _, _ in }
  }

  /// Reads the attributes of its base kinds first, its own last.
  func read(_ object: AnyObject, _ item: InterfaceItem) {
    if let base, let kind = Self.table[base] { kind.read(object, item) }
    readOwn(object, item)
  }

  /// All kinds by the names of their elements.
  static let table: [String: ElementKind] = [views, controls, collections, items, controllers]
    .reduce(into: gestures) { table, part in table.merge(part) { a, _ in a } }

  /// The kind of an element.
  ///
  /// An unknown one is an empty view, and reported once.
  static func of(_ element: MarkupElement, reader: InterfaceReader) -> ElementKind {
    if let kind = table[element.name] ?? framework(element.name) { return kind }
    let known = element["sceneMemberID"] == "viewController" ? "viewController" : "view"
    reader.warn("The element is not supported: it is an empty \(known).", at: element)
    return table[known] ?? ElementKind(UIView.self)
  }
}

/// How one attribute or child is read into a property.
@MainActor
struct AttributeRule<Object: AnyObject> {
  let apply: @MainActor (Object, InterfaceItem) -> Void

  typealias Path<Value> = ReferenceWritableKeyPath<Object, Value>

  static func bool(_ name: String, _ path: Path<Bool>) -> Self {
    Self { object, item in if let value = item.bool(name) { object[keyPath: path] = value } }
  }

  static func integer(_ name: String, _ path: Path<Int>) -> Self {
    Self { object, item in if let value = item.integer(name) { object[keyPath: path] = value } }
  }

  static func number(_ name: String, _ path: Path<CGFloat>) -> Self {
    Self { object, item in if let value = item.number(name) { object[keyPath: path] = value } }
  }

  static func double(_ name: String, _ path: Path<Double>) -> Self {
    Self { object, item in
      if let value = item.element.number(name) { object[keyPath: path] = value }
    }
  }

  static func float(_ name: String, _ path: Path<Float>) -> Self {
    Self { object, item in
      if let value = item.element.number(name) { object[keyPath: path] = Float(value) }
    }
  }

  static func string(_ name: String, _ path: Path<String?>) -> Self {
    Self { object, item in if let value = item.string(name) { object[keyPath: path] = value } }
  }

  static func color(_ key: String, _ path: Path<UIColor?>) -> Self {
    Self { object, item in if let value = item.color(key) { object[keyPath: path] = value } }
  }

  static func font(_ key: String, _ path: Path<UIFont?>) -> Self {
    Self { object, item in if let value = item.font(key) { object[keyPath: path] = value } }
  }

  static func image(_ name: String, _ path: Path<UIImage?>) -> Self {
    Self { object, item in if let value = item.image(name) { object[keyPath: path] = value } }
  }

  static func insets(_ key: String, _ path: Path<UIEdgeInsets>) -> Self {
    Self { object, item in if let value = item.insets(key) { object[keyPath: path] = value } }
  }

  static func size(_ key: String, _ path: Path<CGSize>) -> Self {
    Self { object, item in
      if let value = item.element.size(key: key) { object[keyPath: path] = value }
    }
  }

  /// One of several words.
  ///
  /// Words that are not in the list change nothing.
  static func choice<Value>(_ name: String, _ path: Path<Value>, _ words: [String: Value]) -> Self {
    Self { object, item in
      if let word = item[name], let value = words[word] { object[keyPath: path] = value }
    }
  }

  /// A custom rule.
  static func rule(_ apply: @MainActor @escaping (Object, InterfaceItem) -> Void) -> Self {
    Self(apply: apply)
  }
}

extension AttributeRule where Object: UIView {
  /// The last rule of a control that decides its size itself, which files may leave out (observed
  /// for switches whose `awakeFromNib()` reads it, inferred for the others).
  static var ownSize: Self {
    Self { view, item in
      guard item.element.rect(key: "frame") == nil, view.bounds.size == .zero else { return }
      view.frame.size = view.sizeThatFits(.zero)
    }
  }
}
