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
    let item = InterfaceItem(element: element, reader: reader)
    for child in element.children {
      guard let key = child["key"] else { continue }
      if let name = Self.colorKeys[key] {
        item.color(key).map { attributes[name] = $0 }
      } else if let name = Self.numberKeys[key] {
        child.number("value").map { attributes[name] = NSNumber(value: $0) }
      } else if let name = Self.lineKeys[key] {
        child.integer("value").map { attributes[name] = NSNumber(value: $0) }
      } else if key == "NSFont" {
        Self.font(child).map { attributes[.font] = $0 }
      } else if key == "fontDescription" {
        item.font(key).map { attributes[.font] = $0 }
      } else if key == "NSParagraphStyle" {
        attributes[.paragraphStyle] = Self.paragraphStyle(child)
      } else if key == "NSLink" {
        child["string"].flatMap(URL.init(string:)).map { attributes[.link] = $0 }
      }
    }
    return attributes
  }

  private static let colorKeys: [String: NSAttributedString.Key] = [
    "NSColor": .foregroundColor, "textColor": .foregroundColor,
    "NSForegroundColor": .foregroundColor, "NSBackgroundColor": .backgroundColor,
    "NSStrokeColor": .strokeColor, "NSUnderlineColor": .underlineColor,
    "NSStrikethroughColor": .strikethroughColor,
  ]

  private static let numberKeys: [String: NSAttributedString.Key] = [
    "NSKern": .kern, "NSBaselineOffset": .baselineOffset, "NSStrokeWidth": .strokeWidth,
    "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
  ]

  private static let lineKeys: [String: NSAttributedString.Key] = [
    "NSUnderline": .underlineStyle, "NSUnderlineStyle": .underlineStyle,
    "NSStrikethrough": .strikethroughStyle,
  ]

  private static func font(_ element: MarkupElement) -> UIFont? {
    guard element.name == "font", let size = element.number("size") else { return nil }
    guard let word = element["metaFont"] else {
      return element["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }
    return .systemFont(ofSize: size, weight: systemWeights[word] ?? .regular)
  }

  private static let systemWeights: [String: UIFont.Weight] = [
    "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light,
    "systemMedium": .medium, "systemSemibold": .semibold, "systemBold": .bold,
    "systemHeavy": .heavy, "systemBlack": .black,
  ]

  private static func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let word = element["alignment"], let value = ElementKind.textAlignments[word] {
      style.alignment = value
    }
    if let word = element["lineBreakMode"].flatMap({ wrappings[$0] }) { style.lineBreakMode = word }
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    for (name, path) in paragraphNumbers {
      if let value = element.number(name) { style[keyPath: path] = value }
    }
    if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
    return style
  }

  private static let paragraphNumbers:
    [(name: String, path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("defaultTabInterval", \.defaultTabInterval),
    ]

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
