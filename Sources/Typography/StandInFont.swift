import Synchronization

/// A missing font under its own name, drawn with an installed one.
package struct StandInFont: Hashable, Sendable {
  package let postScriptName: String
  package let family: String
  package let weight: FontWeight
  package let isItalic: Bool
  private let look: AppleFonts.Look

  /// A font of iOS by its PostScript, full or family name; nil for any other.
  package init?(apple name: String) {
    if let known = StandInFont.known.withLock({ $0[name] }) {
      self = known
      return
    }
    let exact = AppleFonts.familyByName[name]
    let full = exact == nil ? StandInFont.family(ofFullName: name) : nil
    guard let index = exact ?? full else { return nil }
    let family = AppleFonts.families[index]
    self.init(
      postScriptName: name == family.name ? family.faces[0] : name,
      family: family.name,
      look: family.look
    )
    StandInFont.known.withLock { [self] in $0[name] = self }
  }

  /// Those found before: text that is drawn letter by letter asks for its font at each of them.
  private static let known = Mutex<[String: StandInFont]>([:])

  /// Accepts any name, and keeps its weight and slant.
  package init(unknown name: String) {
    self.init(
      postScriptName: name,
      family: String(name.prefix { $0 != "-" }),
      look: .sans
    )
  }

  private init(postScriptName: String, family: String, look: AppleFonts.Look) {
    self.postScriptName = postScriptName
    self.family = family
    self.look = look
    // What follows the hyphen; of a name without one, what follows the family's.
    let style = postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first
    let words = (style.map(String.init) ?? postScriptName).lowercased()
    weight = StandInFont.weight(words)
    isItalic = words.contains("italic") || words.contains("oblique") || words.hasSuffix("ita")
  }

  /// "Avenir Next Demi Bold": a family, then words that only say the style.
  private static func family(ofFullName name: String) -> Int? {
    let known = AppleFonts.families.indices.filter {
      name.hasPrefix(AppleFonts.families[$0].name + " ")
    }
    return known.max { AppleFonts.families[$0].name.count < AppleFonts.families[$1].name.count }
  }

  private static func weight(_ words: String) -> FontWeight {
    let names: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("semibold", .semibold), ("demibold", .semibold), ("demi bold", .semibold),
      ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
      ("black", .black), ("medium", .medium), ("w5", .medium), ("w6", .semibold), ("w7", .bold),
      ("w8", .heavy), ("wide", .bold), ("impact", .black),
    ]
    return names.first { words.contains($0.0) }?.1 ?? .regular
  }

  /// The same family in another weight and slant, where it has such a face.
  package func face(isBold: Bool, isItalic: Bool) -> StandInFont? {
    guard let index = AppleFonts.familyByName[family] else { return nil }
    let faces = AppleFonts.families[index].faces.lazy.compactMap { StandInFont(apple: $0) }
    let wanted: FontWeight = isBold ? .bold : .regular
    return faces.filter {
      $0.isItalic == isItalic && ($0.weight.rawValue >= FontWeight.semibold.rawValue) == isBold
    }.min { abs($0.weight.rawValue - wanted.rawValue) < abs($1.weight.rawValue - wanted.rawValue) }
  }

  /// The faces of the family.
  package static func faceNames(ofFamily name: String) -> [String] {
    AppleFonts.familyByName[name].map { AppleFonts.families[$0].faces } ?? []
  }

  package var isMonospaced: Bool { look == .mono || look == .typewriter }

  // MARK: What is drawn

  /// The family that is drawn; nil for the system font.
  package var drawnFamily: String? { drawnFace?.family }

  private var drawnFace: FontFace? {
    let families: [String]
    switch look {
    case .sans: return nil
    case .helvetica:
      // Liberation has two weights; between them the system font is nearer.
      guard weight == .regular || weight == .bold else { return nil }
      families = ["Liberation Sans"]
    case .wide: families = ["DejaVu Sans"]
    case .serif: families = ["Liberation Serif", "DejaVu Serif"]
    case .mono: families = ["DejaVu Sans Mono", "Liberation Mono"]
    case .typewriter: families = ["Liberation Mono", "DejaVu Sans Mono"]
    }
    let wanted = weight.rawValue >= FontWeight.semibold.rawValue ? 700 : 400
    return families.lazy.compactMap {
      FontCatalog.shared.face(family: $0, weight: wanted, isItalic: isItalic)
    }.first
  }

  package func font(size: Double) -> Font {
    let metrics = AppleFonts.metrics[family]
    if let face = drawnFace {
      var font = Font(face: face, size: size, metrics: metrics)
      // A family without italics is slanted.
      if isItalic, !face.isItalic { font.slant = 0.2 }
      return font
    }
    var font = SystemFont(weight: weight, isItalic: isItalic).font(size: size)
    // The system font's other sizes and weights are not this font's.
    font.system = nil
    if let metrics { font.metrics = metrics }
    return font
  }
}
