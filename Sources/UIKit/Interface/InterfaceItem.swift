import Foundation
import InterfaceFiles
import QuartzCore

/// An element while it is read into an object, with its values as UIKit's types.
@MainActor
struct InterfaceItem {
  let element: MarkupElement
  let reader: InterfaceReader

  subscript(attribute: String) -> String? { element[attribute] }

  func bool(_ name: String) -> Bool? { element.bool(name) }
  func number(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
  func integer(_ name: String) -> Int? { element.integer(name) }
  func string(_ key: String) -> String? { element.string(key) }

  func insets(_ key: String) -> UIEdgeInsets? { element.insets(key: key).map(UIEdgeInsets.init) }

  func color(_ key: String) -> UIColor? {
    element.color(key: key).flatMap { UIColor($0, in: reader.source) }
  }

  func font(_ key: String) -> UIFont? { element.font(key: key).map(UIFont.init(interface:)) }

  /// The picture that an attribute names, or an `<imageReference>` with that key.
  func image(_ key: String) -> UIImage? {
    if let name = element[key] { return image(named: name, at: element) }
    guard let reference = element.child(key: key), reference.name == "imageReference",
      let name = reference["image"], let image = image(named: name, at: reference)
    else { return nil }
    guard image.isSymbolImage, let word = reference["symbolScale"],
      let scale = Self.symbolScales[word]
    else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
  }

  private func image(named name: String, at element: MarkupElement) -> UIImage? {
    let document = reader.source.document
    if element["catalog"] == "system" || document.systemImages.contains(name) {
      return UIImage(systemName: name)
    }
    let bundle = reader.source.bundle
    if let image = UIImage.interfaceImage(named: name, in: bundle) { return image }
    reader.warn("Could not load the \"\(name)\" image referenced from a nib.", at: element)
    return nil
  }

  /// The object under a key, made from its element.
  func object<Object: AnyObject>(_ type: Object.Type, _ key: String) -> Object? {
    element.child(key: key).flatMap { reader.object(for: $0) as? Object }
  }

  /// The objects of a list, in order.
  func objects<Object: AnyObject>(_ type: Object.Type, in list: String) -> [Object] {
    element.list(list).compactMap { reader.object(for: $0) as? Object }
  }

  /// Reads the element under a key into an existing object.
  func read(_ key: String, into object: AnyObject?) {
    guard let object, let child = element.child(key: key) else { return }
    reader.read(child, into: object)
  }
}

extension UIEdgeInsets {
  init(_ insets: InterfaceInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIFont {
  convenience init(interface font: InterfaceFont) {
    let made: UIFont
    switch font {
    case .system(let size, let weight):
      let size = CGFloat(size ?? 17)
      made =
        weight.flatMap { UIFont.interfaceWeights[$0] }
        .map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
    case .boldSystem(let size): made = .boldSystemFont(ofSize: CGFloat(size ?? 17))
    case .italicSystem(let size): made = .italicSystemFont(ofSize: CGFloat(size ?? 17))
    case .style(let style): made = .preferredFont(forTextStyle: TextStyle(rawValue: style))
    case .named(let name, _, let size):
      let size = CGFloat(size ?? 17)
      if name.hasPrefix(".") {
        made = .systemFont(ofSize: size)
      } else {
        made = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    }
    self.init(made.font, descriptor: made.fontDescriptor)
  }

  fileprivate static let interfaceWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIColor {
  /// Nil when the name is unknown; the file's own copy of a named colour replaces a missing
  /// catalog's.
  @MainActor
  convenience init?(_ color: InterfaceColor, in source: InterfaceSource) {
    switch color {
    case .system(let name):
      if let known = UIColor.systemColor(named: name) {
        self.init(copying: known)
      } else if let copy = source.document.colors[name] {
        self.init(fixed: copy)
      } else {
        World.current.diagnostics.report("There is no system colour '\(name)'.")
        return nil
      }
    case .named(let name):
      if let known = AppResources.color(named: name, in: source.bundle) {
        self.init(copying: known)
      } else if let copy = source.document.colors[name] {
        self.init(fixed: copy)
      } else {
        World.current.diagnostics.report("There is no colour named '\(name)'.")
        return nil
      }
    default: self.init(fixed: color)
    }
  }

  /// A colour with components; system and named ones have none and are clear.
  convenience init(fixed color: InterfaceColor) {
    switch color {
    case .white(let white, let alpha): self.init(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha, let space):
      if space == "displayP3" {
        self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      } else {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
    case .system, .named: self.init(white: 0, alpha: 0)
    }
  }
}
