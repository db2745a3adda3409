import CType

/// Where the lines of a paragraph may end: UAX #14, by ICU, with its dictionaries for scripts that
/// write no spaces.
///
/// Plain words and spaces are handled here, with the same result as ICU's.
struct LineBreaks {
  /// For each cluster: whether a line may end before it (after the spaces in front of it).
  let canBreakBefore: [Bool]

  init(_ paragraph: TextParagraph) {
    self.init(
      paragraph.clusters,
      units: paragraph.units,
      keepsHangulWords: paragraph.style.keepsHangulWords,
      unbreakable: paragraph.unbreakable
    )
  }

  /// - Parameters:
  ///   - units: Those of all clusters.
  ///   - keepsHangulWords: Whether hangul breaks at spaces only.
  ///   - unbreakable: Characters that no line may begin with.
  init(
    _ clusters: [GraphemeCluster],
    units: ArraySlice<UInt16>,
    keepsHangulWords: Bool = false,
    unbreakable: Set<Int> = []
  ) {
    let breaks = LineBreaks.plain(units) ?? LineBreaks.general(units)
    let start = units.startIndex
    canBreakBefore = clusters.enumerated().map { index, cluster in
      guard index > 0, breaks[cluster.range.lowerBound - start],
        !unbreakable.contains(cluster.range.lowerBound)
      else { return false }
      return !keepsHangulWords || !EastAsianLanguage.isHangul(cluster.first)
        || !EastAsianLanguage.isHangul(clusters[index - 1].first)
    }
  }

  static func general(_ units: ArraySlice<UInt16>) -> [Bool] {
    var breaks = [UInt8](repeating: 0, count: units.count)
    let isOpen = units.withUnsafeBufferPointer {
      ctype_line_breaks($0.baseAddress, Int32($0.count), &breaks)
    }
    if isOpen != 0 { return breaks.map { $0 != 0 } }
    // Without ICU: after spaces.
    return units.indices.map { index in
      index > units.startIndex && units[index - 1] == 0x20 && units[index] != 0x20
    }
  }

  // MARK: Plain text

  private enum Kind {
    case space
    case letter
    case digit
    /// . , : ; ! ? … and closing parentheses, where spaces follow.
    case closing
    case opening
    case apostrophe
    case hyphen
  }

  /// The breaks of text of Latin words, numbers, spaces and the commonest signs in their usual
  /// places; nil for any other.
  static func plain(_ units: ArraySlice<UInt16>) -> [Bool]? {
    var breaks = [Bool](repeating: false, count: units.count)
    var before = Kind.space
    let first = units.startIndex
    for index in units.indices {
      guard let kind = kind(of: units[index]) else { return nil }
      switch (before, kind) {
      case (.space, .letter), (.space, .digit), (.space, .opening):
        breaks[index - first] = index > first
      case (.hyphen, .letter): breaks[index - first] = true
      case (.letter, .space), (.digit, .space), (.closing, .space), (.space, .space),
        (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit),
        (.letter, .closing), (.digit, .closing), (.closing, .closing),
        (.letter, .apostrophe), (.apostrophe, .letter), (.letter, .hyphen),
        (.opening, .letter), (.opening, .digit):
        break
      // ICU handles signs within words and numbers, or between spaces.
      default: return nil
      }
      before = kind
    }
    // A sign at the very end that waits for a letter.
    switch before {
    case .apostrophe, .hyphen, .opening: return nil
    default: return breaks
    }
  }

  private static func kind(of unit: UInt16) -> Kind? {
    switch unit {
    case 0x20: return .space
    case 0x61...0x7A, 0x41...0x5A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: return .letter
    case 0x30...0x39: return .digit
    case 0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x3F, 0x2026, 0x29: return .closing
    case 0x28: return .opening
    case 0x27, 0x2019: return .apostrophe
    case 0x2D: return .hyphen
    default: return nil
    }
  }
}
