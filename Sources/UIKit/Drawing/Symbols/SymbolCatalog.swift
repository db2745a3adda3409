import Foundation

/// The symbols that Segue draws: its own shapes under Apple's names.
enum SymbolCatalog {
  /// The drawing of a name, made of sketches by `SymbolGrammar`.
  static func drawing(named name: String, weight: UIImage.SymbolWeight) -> SymbolDrawing? {
    guard isWellFormed(name), SymbolOrder.isPossible(name) else { return nil }
    return SymbolGrammar.drawing(named: Substring(composed[name] ?? name), weight: weight)
  }

  /// A plain outline for a name that is likely to be a symbol's.
  static func placeholder(named name: String) -> SymbolDrawing? {
    guard SymbolVocabulary.contains(name), SymbolOrder.isPossible(name) else { return nil }
    return SymbolSketch("112 112\nline R 14 14 84 84 22").drawing(
      isFilled: false,
      weight: .regular
    )
  }

  /// Whether the picture points the other way where text runs from right to left (observed): what
  /// is named by the direction of reading, but for the buttons of a player.
  static func flips(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    if words.first == "list" || words.contains("leadinghalf") { return true }
    if words.first == "sidebar" { return words.contains("leading") || words.contains("trailing") }
    return words.dropFirst().contains { $0 == "forward" || $0 == "backward" }
      && (name.hasPrefix("arrow") || name.hasPrefix("chevron"))
  }

  /// Words of small letters and digits, separated by dots.
  private static func isWellFormed(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2e
      }
  }

  // MARK: Sketches

  static func sketch(named name: Substring) -> SymbolSketch? {
    let name = otherNames[String(name)] ?? String(name)
    for family in families {
      if let text = family[name] { return SymbolSketch(text) }
    }
    return nil
  }

  /// A sign that only enclosures have, as the lines of `text.bubble`.
  static func sign(named name: Substring) -> SymbolSketch? {
    enclosedSigns[String(name)].map { SymbolSketch($0) }
  }

  /// Names of the first edition, which still work, and later ones of the same picture.
  private static let otherNames = [
    "smiley": "face.smiling", "checklist.checked": "checklist", "microphone": "mic",
    "document": "doc", "text.document": "doc.text", "document.on.document": "doc.on.doc",
    "document.on.clipboard": "doc.on.clipboard",
    "rectangle.inset.fill": "rectangle.inset.filled",
    "rectangle.bottomthird.inset.fill": "rectangle.bottomthird.inset.filled",
    "rectangle.topthird.inset.fill": "rectangle.topthird.inset.filled",
    "rectangle.leftthird.inset.fill": "rectangle.leftthird.inset.filled",
    "rectangle.rightthird.inset.fill": "rectangle.rightthird.inset.filled",
    "rectangle.center.inset.fill": "rectangle.center.inset.filled",
    "rectangle.inset.topleft.fill": "rectangle.inset.topleft.filled",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
  ]

  /// The picture of the key that clears is a cross in a box (inferred).
  private static let composed = ["clear": "xmark.square", "clear.fill": "xmark.square.fill"]

  private static let families = [
    signs, arrows, shapes, frames, people, objects, household, tools, writing, layout, messages,
    media,
    places, transport, nature, animals, devices, commerce, health, mathematics,
  ]

  /// The names that have a sketch, in order, with the `.fill` of each that has one.
  static var names: [String] {
    var names: [String] = []
    for (name, text) in families.joined() {
      let directions = name.contains("*") ? ["left", "right", "up", "down"] : ["*"]
      for direction in directions {
        let name = name.replacingOccurrences(of: "*", with: direction)
        names.append(name)
        if SymbolSketch(text).hasFill { names.append(name + ".fill") }
      }
    }
    return names.sorted()
  }
}
