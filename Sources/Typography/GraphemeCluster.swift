/// One user-perceived character and where it lies in a text.
struct GraphemeCluster {
  /// UTF-16 offsets.
  let range: Range<Int>
  let scalars: [Unicode.Scalar]

  /// The clusters of a text, in order.
  static func clusters(of string: String) -> [GraphemeCluster] {
    var clusters: [GraphemeCluster] = []
    var offset = 0
    for character in string {
      let length = character.utf16.count
      clusters.append(
        GraphemeCluster(
          range: offset..<offset + length,
          scalars: Array(character.unicodeScalars)
        )
      )
      offset += length
    }
    return clusters
  }

  var first: Unicode.Scalar { scalars.first ?? " " }

  /// Whether it is drawn as a colour picture when a font has one: by default presentation, or
  /// asked for by U+FE0F, a skin tone, a keycap, a flag or a joined sequence.
  var isEmoji: Bool {
    let properties = first.properties
    guard properties.isEmoji else { return isFlagPair }
    if scalars.contains("\u{FE0E}") { return false }
    if scalars.contains("\u{FE0F}") || isFlagPair { return true }
    if properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains {
      $0.properties.isEmojiModifier || $0 == "\u{20E3}" || $0 == "\u{200D}"
    }
  }

  /// Whether plain text is asked for with U+FE0E.
  var isTextPresentation: Bool { scalars.contains("\u{FE0E}") }

  /// Whether it is a single sign of the scripts' part of Unicode: among those are digits, `#`, `*`,
  /// `©` and `®`, which are emoji by its tables.
  ///
  /// Where a font of icons lacks them, they are the system font's (inferred).
  var isOrdinaryText: Bool { scalars.count == 1 && first.value < 0x2000 }

  private var isFlagPair: Bool {
    scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }

  /// The characters a font must have a glyph for.
  var visibleScalars: [Unicode.Scalar] {
    scalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
  }

  /// Whether it is a space that may hang over the end of a wrapped line.
  var isSpace: Bool {
    switch first {
    case " ", "\t", "\u{1680}", "\u{3000}": true
    default: (0x2000...0x200A).contains(first.value) && first.value != 0x2007
    }
  }

  /// Shows only where a line ends behind it.
  var isSoftHyphen: Bool { first == "\u{AD}" }

  /// Ends a paragraph.
  var isParagraphSeparator: Bool {
    switch first {
    case "\n", "\r", "\u{85}", "\u{2029}": true
    default: false
    }
  }

  /// Ends a line, not the paragraph.
  var isLineSeparator: Bool { first == "\u{2028}" || first == "\u{B}" || first == "\u{C}" }
}
