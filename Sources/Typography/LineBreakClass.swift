/// The line breaking classes of UAX #14 that Segue tells apart. Scripts without spaces that need a
/// dictionary (Thai, Lao, Khmer) count as `alphabetic`: they break only where they must.
enum LineBreakClass {
  case space
  case zeroWidthSpace
  /// Word joiner, no-break space: no break on either side.
  case glue
  /// A break may follow: dashes, soft hyphen, tab.
  case breakAfter
  case hyphen
  case open
  case close
  /// ! ? and closing marks no line may begin with, even after a space.
  case exclamation
  /// , . : ;
  case infixSeparator
  case solidus
  /// Small kana, iteration marks: no line begins with them.
  case nonstarter
  case quotation
  case inseparable
  case ideographic
  case numeric
  case prefix
  case postfix
  case emDash
  case alphabetic

  init(_ cluster: GraphemeCluster) {
    let scalar = cluster.first
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x2011: self = .glue
    case 0x9, 0xAD, 0x2010, 0x2012...0x2013, 0x3000: self = .breakAfter
    case 0x2D: self = .hyphen
    case 0x2014: self = .emDash
    case 0x21, 0x3F, 0xFF01, 0xFF1F, 0x61B, 0x61F: self = .exclamation
    case 0x2C, 0x2E, 0x3A, 0x3B, 0x60C, 0x2044: self = .infixSeparator
    case 0x2F: self = .solidus
    case 0x3001...0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: self = .close
    case 0x2024...0x2026: self = .inseparable
    case 0x24, 0x2B, 0x5C, 0xA3...0xA5, 0xB1, 0x2116, 0x20A0...0x20CF: self = .prefix
    case 0x25, 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05: self = .postfix
    case 0x22, 0x27, 0x2018...0x201F, 0xAB, 0xBB, 0x2039, 0x203A: self = .quotation
    case 0x3005, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095...0x3096, 0x309B...0x309E, 0x30A0...0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3,
      0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5...0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF1A,
      0xFF1B, 0xFF65, 0xFF70:
      self = .nonstarter
    case 0x2E80...0x2FFF, 0x3003...0x3007, 0x3012...0x3013, 0x3020...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF02...0xFF60,
      0x20000...0x3FFFD:
      self = .ideographic
      if scalar.properties.generalCategory == .openPunctuation { self = .open }
      if scalar.properties.generalCategory == .closePunctuation { self = .close }
    default:
      self = LineBreakClass.byCategory(cluster)
    }
  }

  private static func byCategory(_ cluster: GraphemeCluster) -> LineBreakClass {
    if cluster.isEmoji { return .ideographic }
    switch cluster.first.properties.generalCategory {
    case .openPunctuation: return .open
    case .closePunctuation: return .close
    case .initialPunctuation, .finalPunctuation: return .quotation
    case .decimalNumber: return .numeric
    default: return .alphabetic
    }
  }

  /// Whether a line may end between two clusters; `hasSpace` if spaces stand between them (which
  /// hang over the end of the first line).
  static func canBreak(after a: LineBreakClass, hasSpace: Bool, before b: LineBreakClass) -> Bool {
    if b == .space { return false }
    if b == .zeroWidthSpace { return false }
    if a == .zeroWidthSpace { return true }
    switch b {
    case .close, .exclamation, .infixSeparator, .solidus: return false
    default: break
    }
    if a == .open { return false }
    if hasSpace { return true }
    if a == .glue { return false }
    if b == .glue { return a == .breakAfter || a == .hyphen }
    if a == .quotation || b == .quotation { return false }
    switch b {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if a == .emDash, b == .emDash { return false }
    switch (a, b) {
    case (.hyphen, .numeric), (.infixSeparator, .numeric), (.solidus, .numeric),
      (.infixSeparator, .alphabetic), (.exclamation, .alphabetic):
      return false
    case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic),
      (.numeric, .numeric):
      return false
    case (.prefix, .ideographic), (.prefix, .alphabetic), (.prefix, .numeric), (.prefix, .open),
      (.postfix, .alphabetic), (.postfix, .numeric), (.numeric, .prefix), (.alphabetic, .prefix):
      return false
    case (.alphabetic, .postfix), (.numeric, .postfix), (.ideographic, .postfix),
      (.close, .postfix), (.close, .prefix):
      return false
    case (.alphabetic, .open), (.numeric, .open), (.close, .alphabetic), (.close, .numeric):
      return false
    case (.inseparable, .alphabetic), (.inseparable, .numeric):
      return false
    default:
      return true
    }
  }
}
