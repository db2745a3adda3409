import CType

/// Which way the characters of one paragraph run: the implicit part of UAX #9 (rules P2-P3, W1-W7,
/// N0-N2, I1-I2, L1-L2). Even levels run left to right.
struct Bidi {
  /// 0 or 1.
  let baseLevel: UInt8
  /// For each UTF-16 unit.
  private(set) var levels: [UInt8]

  /// `units` is one paragraph without its separator.
  init(_ units: ArraySlice<UInt16>, direction: ParagraphStyle.Direction) {
    let text = BidiText(units)
    switch direction {
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    case .natural: baseLevel = text.firstStrong == .right ? 1 : 0
    }
    // Left-to-right paragraphs without right-to-left characters need no rules.
    if baseLevel == 0, !text.hasRightToLeft {
      levels = Array(repeating: 0, count: units.count)
      return
    }
    levels = text.levels(base: baseLevel)
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

/// A paragraph as the rules see it: one class for each scalar.
private struct BidiText {
  private let scalars: [Unicode.Scalar]
  /// The scalar of each UTF-16 unit.
  private let scalarOfUnit: [Int]
  private let original: [BidiClass]

  init(_ units: ArraySlice<UInt16>) {
    var scalars: [Unicode.Scalar] = []
    var scalarOfUnit: [Int] = []
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      for _ in 0..<UTF16.width(scalar) { scalarOfUnit.append(scalars.count) }
      scalars.append(scalar)
    }
    self.scalars = scalars
    self.scalarOfUnit = scalarOfUnit
    original = scalars.map(BidiClass.init)
  }

  var firstStrong: BidiClass {
    for type in original {
      if type == .left { return .left }
      if type == .right || type == .arabicLetter { return .right }
    }
    return .left
  }

  var hasRightToLeft: Bool {
    original.contains { $0 == .right || $0 == .arabicLetter || $0 == .arabicNumber }
  }

  func levels(base: UInt8) -> [UInt8] {
    let embedding: BidiClass = base == 1 ? .right : .left
    var types = original
    resolveWeak(&types, embedding: embedding)
    resolveBrackets(&types, embedding: embedding)
    resolveNeutral(&types, embedding: embedding)
    var levels = types.map { type -> UInt8 in
      switch type {
      case .left: base == 0 ? 0 : 2
      case .right, .arabicLetter: 1
      case .europeanNumber, .arabicNumber: 2
      default: base
      }
    }
    // L1: separators, and the white space before them and at the end, keep the paragraph's level.
    var isTrailing = true
    for index in levels.indices.reversed() {
      switch original[index] {
      case .segmentSeparator: isTrailing = true
      case .whitespace, .boundaryNeutral: break
      default: isTrailing = false
      }
      if isTrailing { levels[index] = base }
    }
    return scalarOfUnit.map { levels[$0] }
  }

  /// W1-W7.
  private func resolveWeak(_ types: inout [BidiClass], embedding: BidiClass) {
    var previous = embedding
    for index in types.indices {
      if types[index] == .nonspacingMark { types[index] = previous }
      if types[index] != .boundaryNeutral { previous = types[index] }
    }
    var strong = embedding
    for index in types.indices {
      switch types[index] {
      case .left, .right, .arabicLetter: strong = types[index]
      case .europeanNumber where strong == .arabicLetter: types[index] = .arabicNumber
      default: break
      }
    }
    for index in types.indices where types[index] == .arabicLetter { types[index] = .right }
    for index in types.indices.dropFirst().dropLast() {
      let (before, after) = (types[index - 1], types[index + 1])
      guard before == after else { continue }
      if types[index] == .europeanSeparator, before == .europeanNumber {
        types[index] = .europeanNumber
      } else if types[index] == .commonSeparator,
        before == .europeanNumber || before == .arabicNumber
      {
        types[index] = before
      }
    }
    var index = 0
    while index < types.count {
      guard types[index] == .europeanTerminator else {
        index += 1
        continue
      }
      var end = index
      while end < types.count, types[end] == .europeanTerminator { end += 1 }
      let touchesNumber =
        (index > 0 && types[index - 1] == .europeanNumber)
        || (end < types.count && types[end] == .europeanNumber)
      for inside in index..<end { types[inside] = touchesNumber ? .europeanNumber : .otherNeutral }
      index = end
    }
    strong = embedding
    for index in types.indices {
      switch types[index] {
      case .left, .right: strong = types[index]
      case .europeanSeparator, .commonSeparator: types[index] = .otherNeutral
      case .europeanNumber where strong == .left: types[index] = .left
      default: break
      }
    }
  }

  /// N0: both brackets of a pair take the direction of what they enclose.
  private func resolveBrackets(_ types: inout [BidiClass], embedding: BidiClass) {
    var open: [Int] = []
    var pairs: [(Int, Int)] = []
    for index in scalars.indices where types[index] == .otherNeutral {
      switch scalars[index].properties.generalCategory {
      case .openPunctuation:
        open.append(index)
      case .closePunctuation:
        let opening = ctype_mirrored(scalars[index].value)
        if let match = open.lastIndex(where: { scalars[$0].value == opening }) {
          pairs.append((open[match], index))
          open.removeSubrange(match...)
        }
      default:
        break
      }
    }
    for (start, end) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = types[(start + 1)..<end].compactMap(BidiText.direction)
      guard !inside.isEmpty else { continue }
      var direction = embedding
      if !inside.contains(embedding) {
        let before = types[..<start].reversed().lazy.compactMap(BidiText.direction).first
        // The opposite direction wins only if it also stands before the pair.
        if before ?? embedding != embedding { direction = before ?? embedding }
      }
      types[start] = direction
      types[end] = direction
    }
  }

  /// N1, N2.
  private func resolveNeutral(_ types: inout [BidiClass], embedding: BidiClass) {
    var index = 0
    while index < types.count {
      guard types[index].isNeutral else {
        index += 1
        continue
      }
      var end = index
      while end < types.count, types[end].isNeutral { end += 1 }
      let before = index > 0 ? BidiText.direction(types[index - 1]) ?? embedding : embedding
      let after = end < types.count ? BidiText.direction(types[end]) ?? embedding : embedding
      for inside in index..<end { types[inside] = before == after ? before : embedding }
      index = end
    }
  }

  /// The direction a resolved type lends to neutrals; numbers count as right to left.
  private static func direction(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .left: .left
    case .right, .arabicLetter, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }
}
