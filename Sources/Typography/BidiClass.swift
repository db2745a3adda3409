/// The bidirectional character types of UAX #9 that Segue tells apart. Embeddings, overrides and
/// isolates are not: their controls count as `boundaryNeutral`.
enum BidiClass {
  case left
  case right
  case arabicLetter
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case nonspacingMark
  case boundaryNeutral
  case segmentSeparator
  case whitespace
  case otherNeutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0xB2...0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0xFF10...0xFF19:
      self = .europeanNumber
    case 0x2B, 0x2D, 0x207A...0x207B, 0x208A...0x208B, 0x2212: self = .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0...0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x2213:
      self = .europeanTerminator
    case 0x660...0x669, 0x66B...0x66C, 0x600...0x605, 0x6DD: self = .arabicNumber
    case 0x2C, 0x2E...0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
    case 0x9, 0xB, 0x1F: self = .segmentSeparator
    case 0x200E: self = .left
    case 0x200F: self = .right
    case 0x61C: self = .arabicLetter
    default: self = BidiClass.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .nonspacingMark
    case .format, .control: return .boundaryNeutral
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .whitespace
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .privateUse:
      return strong(scalar)
    default:
      // Punctuation of a right-to-left script belongs to it; other signs are neutral.
      let strong = strong(scalar)
      return strong == .left ? .otherNeutral : strong
    }
  }

  private static func strong(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1EC70...0x1ECBF,
      0x1EE00...0x1EEFF, 0x10D00...0x10D3F:
      .arabicLetter
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x10D40...0x10FFF,
      0x1E800...0x1EC6F:
      .right
    default: .left
    }
  }

  /// Types that take their direction from what surrounds them.
  var isNeutral: Bool {
    switch self {
    case .boundaryNeutral, .segmentSeparator, .whitespace, .otherNeutral: true
    default: false
    }
  }
}
