import CType

/// A stretch of a paragraph that is shaped at once: one style, font, script and direction.
struct TextItem {
  enum Kind: Equatable {
    case glyphs
    case tab
    case attachment(TextStyle.Attachment)
    /// Points.
    case room(Double)
  }

  /// UTF-16 offsets.
  var range: Range<Int>
  var kind: Kind
  var style: TextStyle
  /// `style.font`, or its substitute.
  var font: Font
  /// ISO 15924 tag.
  var script: UInt32
  /// Odd: right to left.
  var level: UInt8
}

/// Cuts a paragraph into items, choosing a font for each cluster.
struct Itemizer {
  let text: StyledText
  private(set) var items: [TextItem] = []
  /// Characters no installed font has, in order of appearance.
  private(set) var missing: [Unicode.Scalar] = []
  private let eastAsian: EastAsianLanguage?

  init(
    _ text: StyledText,
    clusters: [GraphemeCluster],
    levels: [UInt8],
    levelsStart: Int
  ) {
    self.text = text
    eastAsian = EastAsianLanguage(of: clusters, preferred: FontCatalog.shared.languages)
    let scripts = Itemizer.scripts(of: clusters)
    var lastStyle: Int?
    for (index, cluster) in clusters.enumerated() {
      let start = cluster.range.lowerBound
      let styleIndex = text.runIndex(at: start)
      let style = text.style(at: start)
      let kind = Itemizer.kind(of: cluster, style: style)
      let isOwn = kind == .glyphs && style.substitute == nil
      let font = isOwn ? font(for: cluster, like: style.font) : style.font
      let level = levels[start - levelsStart]
      if kind == .glyphs, let last = items.indices.last, items[last].kind == .glyphs,
        lastStyle == styleIndex, items[last].font == font, items[last].script == scripts[index],
        items[last].level == level
      {
        items[last].range = items[last].range.lowerBound..<cluster.range.upperBound
      } else {
        items.append(
          TextItem(
            range: cluster.range,
            kind: kind,
            style: style,
            font: font,
            script: scripts[index],
            level: level
          )
        )
      }
      lastStyle = styleIndex
    }
  }

  private static func kind(of cluster: GraphemeCluster, style: TextStyle) -> TextItem.Kind {
    switch style.substitute {
    case .room(let width): return .room(width)
    case .glyph: return .glyphs
    case nil: break
    }
    if cluster.first == "\t" { return .tab }
    if cluster.first == "\u{FFFC}", let attachment = style.attachment {
      return .attachment(attachment)
    }
    return .glyphs
  }

  // MARK: Scripts

  private static let common: UInt32 = 0x5A79_7979  // Zyyy
  private static let inherited: UInt32 = 0x5A69_6E68  // Zinh
  private static let unknown: UInt32 = 0x5A7A_7A7A  // Zzzz
  private static let latin: UInt32 = 0x4C61_746E  // Latn

  /// The script of each cluster; signs of many scripts have the script of the preceding text, or at
  /// the start of the following text.
  private static func scripts(of clusters: [GraphemeCluster]) -> [UInt32] {
    var scripts = clusters.map { cluster -> UInt32? in
      let script = ctype_script(cluster.first.value)
      return script == common || script == inherited || script == unknown ? nil : script
    }
    var last = scripts.lazy.compactMap { $0 }.first ?? latin
    for index in scripts.indices {
      if let script = scripts[index] { last = script } else { scripts[index] = last }
    }
    return scripts.map { $0 ?? latin }
  }

  // MARK: Fonts

  /// The font for one cluster.
  ///
  /// All of a cluster is drawn with one font, so that joined emoji, skin tones and flags find their
  /// ligatures.
  private mutating func font(for cluster: GraphemeCluster, like primary: Font) -> Font {
    let scalars = cluster.visibleScalars
    guard !scalars.isEmpty else { return primary }
    let canBeEmoji = cluster.isEmoji || cluster.first.properties.isEmoji
    let emoji =
      canBeEmoji
      ? EmojiFont.font(size: primary.size, besideSystemFont: primary.system != nil) : nil
    if cluster.isEmoji, let emoji, covers(emoji, scalars) { return emoji }
    if covers(primary, scalars) { return primary }
    if !cluster.isTextPresentation, !cluster.isOrdinaryText, let emoji, covers(emoji, scalars) {
      return emoji
    }
    let weight = primary.system?.weight.rawValue ?? primary.face?.weight ?? 400
    let isItalic = primary.system?.isItalic ?? primary.face?.isItalic ?? false
    if primary.system == nil {
      let system = SystemFont(weight: FontWeight(nearestTo: weight), isItalic: isItalic)
        .font(size: primary.size)
      if covers(system, scalars) { return system }
    }
    if let eastAsian, scalars.contains(where: EastAsianLanguage.isSign),
      let font = Font.eastAsian(eastAsian, weight: weight, beside: primary, signs: scalars),
      covers(font, scalars)
    {
      return font
    }
    if let face = FontCatalog.shared.fallback(for: scalars, weight: weight, isItalic: isItalic) {
      return Font(fallback: face, beside: primary)
    }
    if let emoji, covers(emoji, scalars) { return emoji }
    for scalar in scalars where !missing.contains(scalar) {
      if primary.face?.glyph(for: scalar) == nil { missing.append(scalar) }
    }
    return primary
  }

  private func covers(_ font: Font, _ scalars: [Unicode.Scalar]) -> Bool {
    guard let face = font.face else { return false }
    return scalars.allSatisfy { face.glyph(for: $0) != nil }
  }
}
