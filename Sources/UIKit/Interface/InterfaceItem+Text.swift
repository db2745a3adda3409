import Foundation
import InterfaceFiles
import QuartzCore

extension InterfaceItem {
  /// An `<attributedString>`: fragments with their attributes.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let element = element.child(key: key), element.name == "attributedString" else {
      return nil
    }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let part = InterfaceItem(element: fragment, reader: reader)
      text.append(
        NSAttributedString(
          string: part.string("content") ?? "",
          attributes: part.textAttributes(of: fragment.child("attributes") ?? fragment)
        )
      )
    }
    return text
  }

  /// A `<textAttributes>` under a key.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    element.child(key: key).map(textAttributes(of:))
  }

  private func textAttributes(of element: MarkupElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      let item = InterfaceItem(element: element, reader: reader)
      switch child["key"] {
      case "NSColor", "textColor", "NSForegroundColor":
        child["key"].flatMap(item.color).map { attributes[.foregroundColor] = $0 }
      case "NSBackgroundColor":
        item.color("NSBackgroundColor").map { attributes[.backgroundColor] = $0 }
      case "NSFont":
        if child.name == "font", let size = child.number("size") {
          let name = child["metaFont"] == nil ? child["name"] : nil
          attributes[.font] =
            name.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
        }
      case "fontDescription": item.font("fontDescription").map { attributes[.font] = $0 }
      case "NSParagraphStyle":
        let style = NSMutableParagraphStyle()
        if let word = child["alignment"], let value = ElementKind.textAlignments[word] {
          style.alignment = value
        }
        if let word = child["lineBreakMode"].flatMap({ Self.wrappings[$0] }) {
          style.lineBreakMode = word
        }
        if let spacing = child.number("lineSpacing") { style.lineSpacing = spacing }
        if let height = child.number("lineHeightMultiple") { style.lineHeightMultiple = height }
        attributes[.paragraphStyle] = style
      case "NSKern": child.number("value").map { attributes[.kern] = NSNumber(value: $0) }
      case "NSUnderline", "NSUnderlineStyle":
        child.integer("value").map { attributes[.underlineStyle] = NSNumber(value: $0) }
      default: break
      }
    }
    return attributes
  }

  private static let wrappings: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// A `<navigationBarAppearance>` or one of the other bars.
  func barAppearance<Appearance: UIBarAppearance>(
    _ element: MarkupElement,
    _ appearance: Appearance
  ) -> Appearance {
    let item = InterfaceItem(element: element, reader: reader)
    if let color = item.color("backgroundColor") { appearance.backgroundColor = color }
    if let color = item.color("shadowColor") { appearance.shadowColor = color }
    if let image = item.image("backgroundImage") { appearance.backgroundImage = image }
    if let image = item.image("shadowImage") { appearance.shadowImage = image }
    if let word = element["backgroundEffect"] {
      appearance.backgroundEffect = UIBlurEffect.style(named: word).map(UIBlurEffect.init(style:))
    }
    if let bar = appearance as? UINavigationBarAppearance {
      item.textAttributes("titleTextAttributes").map { bar.titleTextAttributes = $0 }
      item.textAttributes("largeTitleTextAttributes").map { bar.largeTitleTextAttributes = $0 }
    }
    return appearance
  }

  /// The effect of a visual effect view: a blur, or vibrancy over a blur.
  var visualEffect: UIVisualEffect? {
    if let blur = element.child("blurEffect") { return UIBlurEffect(blur) }
    if let vibrancy = element.child("vibrancyEffect") {
      return UIVibrancyEffect(blurEffect: UIBlurEffect(vibrancy.child("blurEffect")))
    }
    return nil
  }
}

extension UIBlurEffect {
  fileprivate convenience init(_ element: MarkupElement?) {
    self.init(style: element?["style"].flatMap { Self.words[$0] } ?? .light)
  }

  fileprivate static func style(named word: String) -> Style? { words[word] }

  private static let words: [String: Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
