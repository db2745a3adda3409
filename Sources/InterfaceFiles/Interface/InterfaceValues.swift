import Foundation

/// A colour as interface files say it.
package enum InterfaceColor: Equatable, Sendable {
  /// Components from 0 to 1 in a space by Xcode's name: `sRGB`, `displayP3`, `calibratedRGB` …
  case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: String)
  case white(Double, alpha: Double)
  /// By the name of the class property: `labelColor`, `systemBackgroundColor`, `darkTextColor`.
  case system(String)
  /// Of an asset catalog.
  case named(String)
}

/// A font as interface files say it.
package enum InterfaceFont: Equatable, Sendable {
  case system(size: Double?, weight: String?)
  case boldSystem(size: Double?)
  case italicSystem(size: Double?)
  case named(String, family: String?, size: Double?)
  /// A text style by its constant's value: `UICTFontTextStyleBody`.
  case style(String)
}

/// Four distances from the edges.
package struct InterfaceInsets: Equatable, Sendable {
  package var top, left, bottom, right: Double
}

extension MarkupElement {
  package var id: String? { attributes["id"] }

  // MARK: Attributes

  /// Larger numbers, infinite and undefined ones count as missing: no screen needs them.
  package static let largestNumber = 1e7

  package func bool(_ attribute: String) -> Bool? {
    attributes[attribute].map { $0 == "YES" || $0 == "true" || $0 == "1" }
  }

  package func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    if let number = Double(text) { return abs(number) <= Self.largestNumber ? number : nil }
    // Ratios are written as "16:9" or "1/2".
    let parts = text.split { $0 == ":" || $0 == "/" }
    guard parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]), b != 0 else {
      return nil
    }
    return abs(a / b) <= Self.largestNumber ? a / b : nil
  }

  package func integer(_ attribute: String) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    let value = Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
    return value.flatMap { abs(Double($0)) <= Self.largestNumber ? $0 : nil }
  }

  // MARK: Children with a key

  package func rect(key: String) -> CGRect? { child(key: key)?.rectValue }
  package func size(key: String) -> CGSize? { child(key: key)?.sizeValue }
  package func insets(key: String) -> InterfaceInsets? { child(key: key)?.insetsValue }
  package func color(key: String) -> InterfaceColor? { child(key: key)?.colorValue }
  package func font(key: String) -> InterfaceFont? { child(key: key)?.fontValue }

  /// An attribute, or a child with that key: longer texts are in a `<string>`.
  package func string(_ key: String) -> String? {
    if let value = attributes[key] { return value }
    guard let child = child(key: key), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    let letters = child.text.filter { !$0.isWhitespace }
    return Base64.bytes(of: letters).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a child says that there is no value for the key.
  package func isNil(key: String) -> Bool { child(key: key)?.name == "nil" }

  // MARK: The value of the element itself

  package var rectValue: CGRect? {
    guard name == "rect", let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  package var sizeValue: CGSize? {
    guard name == "size", let width = number("width"), let height = number("height") else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  package var pointValue: CGPoint? {
    guard name == "point", let x = number("x"), let y = number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  package var insetsValue: InterfaceInsets? {
    guard name == "inset" || name == "edgeInsets" || name == "directionalEdgeInsets" else {
      return nil
    }
    func edge(_ names: String...) -> Double { names.lazy.compactMap { number($0) }.first ?? 0 }
    return InterfaceInsets(
      top: edge("minY", "top"),
      left: edge("minX", "left", "leading"),
      bottom: edge("maxY", "bottom"),
      right: edge("maxX", "right", "trailing")
    )
  }

  package var colorValue: InterfaceColor? {
    guard name == "color" else { return nil }
    if let system = systemColor { return .system(system) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return .white(white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      let space = self["customColorSpace"] ?? self["colorSpace"] ?? "sRGB"
      return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }
    let desktop = self["catalog"] == "System" ? self["name"].flatMap(DesktopColors.color) : nil
    return desktop ?? self["name"].map { .named($0) }
  }

  /// Xcode 11 wrote two names: `xcode11CocoaTouchSystemColor="systemBackgroundColor"
  /// cocoaTouchSystemColor="whiteColor"`.
  ///
  /// iOS 13 and later use the first one, which adapts to dark.
  private var systemColor: String? {
    self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"] ?? self["cocoaTouchSystemColor"]
  }

  package var fontValue: InterfaceFont? {
    guard name == "fontDescription" else { return nil }
    let size = number("pointSize")
    if let style = self["style"] { return .style(style) }
    if let name = self["name"] { return .named(name, family: self["family"], size: size) }
    switch self["type"] {
    case "boldSystem": return .boldSystem(size: size)
    case "italicSystem": return .italicSystem(size: size)
    default: return .system(size: size, weight: self["weight"])
    }
  }
}
