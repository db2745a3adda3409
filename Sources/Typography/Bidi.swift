import CType

/// Which way the characters of one paragraph run: UAX #9, by FriBidi.
///
/// Even levels run left to right.
struct Bidi {
  /// 0 or 1.
  let baseLevel: UInt8
  /// For each UTF-16 unit.
  let levels: [UInt8]

  /// `units` is one paragraph without its separator.
  init(_ units: ArraySlice<UInt16>, direction: ParagraphStyle.Direction) {
    // Left-to-right paragraphs without right-to-left characters need no rules.
    if direction != .rightToLeft, !units.contains(where: Bidi.mayTurn) {
      baseLevel = 0
      levels = Array(repeating: 0, count: units.count)
      return
    }
    let text = String(decoding: units, as: UTF16.self).unicodeScalars
    let scalars = text.map(\.value)
    var found = [UInt8](repeating: 0, count: scalars.count)
    let wanted =
      switch direction {
      case .leftToRight: CTYPE_LEFT_TO_RIGHT
      case .rightToLeft: CTYPE_RIGHT_TO_LEFT
      case .natural: CTYPE_NATURAL
      }
    let base = ctype_bidi_levels(scalars, Int32(scalars.count), Int32(wanted.rawValue), &found)
    baseLevel = base == 1 ? 1 : 0
    var levels: [UInt8] = []
    levels.reserveCapacity(units.count)
    for (scalar, level) in zip(text, found) {
      for _ in 0..<UTF16.width(scalar) { levels.append(level) }
    }
    self.levels = levels
  }

  /// Whether a unit belongs to a right-to-left script, or to a control that can turn the direction.
  private static func mayTurn(_ unit: UInt16) -> Bool {
    if unit < 0x590 { return false }
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0xD802...0xD803, 0xD83A...0xD83B:
      return true
    default: return false
    }
  }

  /// The indices of runs with these levels, from left to right (L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
