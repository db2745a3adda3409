import CoreGraphics

/// The rows of an iPad's keyboard: four, or five with a row of digits on the largest screens.
///
/// Sizes are those that makers of keyboards have measured on iPads without a home button
/// (inferred): gaps of 10 and 8 points upright, 14 and 11 on its side, and keys at the sides in
/// parts of a letter's width.
struct PadKeyRows {
  /// A row: what stands before the characters, and the key after them, which has the rest of the
  /// width.
  struct Row {
    var leading: KeyboardLayout.Key?
    /// Of the leading key, in widths of a letter.
    var width: CGFloat = 0
    var characters: String
    var trailing: KeyboardLayout.Key?
  }

  let top: CGFloat
  let width: CGFloat
  let height: CGFloat
  let hasDigits: Bool
  private let isWide: Bool

  init(top: CGFloat, _ metrics: KeyboardMetrics) {
    self.top = top
    width = metrics.width
    height = metrics.keysHeight
    hasDigits = metrics.hasRowOfDigits
    isWide = metrics.isWide
  }

  private var gap: CGFloat { hasDigits ? (isWide ? 9 : 7) : isWide ? 14 : 10 }
  private var rowGap: CGFloat { hasDigits ? (isWide ? 8 : 6) : isWide ? 11 : 8 }
  private var margin: CGFloat { hasDigits ? 4 : gap }

  /// Of a letter.
  private var unit: CGFloat {
    let keys: CGFloat = hasDigits ? 14.68 : 12
    let gaps: CGFloat = hasDigits ? 13 : 11
    return (width - 2 * margin - gaps * gap) / keys
  }

  /// The tops and the heights of all rows: that of the digits is lower than the others.
  private var lines: [(y: CGFloat, height: CGFloat)] {
    let shares: [CGFloat] = hasDigits ? [0.755, 1, 1, 1, 1] : [1, 1, 1, 1]
    let room = height - CGFloat(shares.count + 1) * rowGap
    let one = room / shares.reduce(0, +)
    var y = top + rowGap
    return shares.map { share in
      defer { y += share * one + rowGap }
      return (y, share * one)
    }
  }

  func places(
    of plane: KeyboardLayout.Plane,
    for type: UIKeyboardType
  ) -> [KeyboardLayout.Place] {
    let lines = lines
    let upper = zip(rows(of: plane), lines).flatMap { row, line in places(of: row, on: line) }
    guard let last = lines.last else { return upper }
    return upper + lowest(plane, for: type, on: last)
  }

  /// The characters of the rows above the space bar (inferred from pictures).
  private func characters(of plane: KeyboardLayout.Plane) -> [String] {
    switch plane {
    case .letters where hasDigits:
      ["`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"]
    case _ where hasDigits:
      ["`1234567890<>", "[]{}#%^*+=\\|~", "-/:;()$&@£¥", "…§¿¡.,?!'\""]
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
    case .numbers: ["1234567890", "@#$&*()'\"", "%-+=/;:,."]
    default: ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]
    }
  }

  private func rows(of plane: KeyboardLayout.Plane) -> [Row] {
    let characters = characters(of: plane)
    let shift: KeyboardLayout.Key =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      default: .plane(.numbers)
      }
    guard hasDigits else {
      return [
        Row(leading: .tab, width: 1, characters: characters[0], trailing: .delete),
        Row(leading: .capsLock, width: 1.47, characters: characters[1], trailing: .enter),
        Row(leading: shift, width: 1.75, characters: characters[2], trailing: shift),
      ]
    }
    return [
      Row(characters: characters[0], trailing: .delete),
      Row(leading: .tab, width: 1.68, characters: characters[1]),
      Row(leading: .capsLock, width: 1.89, characters: characters[2], trailing: .enter),
      Row(leading: shift, width: 2.44, characters: characters[3], trailing: shift),
    ]
  }

  private func places(
    of row: Row,
    on line: (y: CGFloat, height: CGFloat)
  ) -> [KeyboardLayout.Place] {
    var x = margin
    var places: [KeyboardLayout.Place] = []
    func add(_ key: KeyboardLayout.Key, _ width: CGFloat) {
      let frame = CGRect(x: x, y: line.y, width: width, height: line.height)
      places.append(KeyboardLayout.Place(key: key, frame: frame))
      x += width + gap
    }
    if let leading = row.leading { add(leading, row.width * unit) }
    for character in row.characters { add(.character(String(character)), unit) }
    if let trailing = row.trailing { add(trailing, width - margin - x) }
    return places
  }

  /// The row of the space bar; the last key puts the keyboard away.
  private func lowest(
    _ plane: KeyboardLayout.Plane,
    for type: UIKeyboardType,
    on line: (y: CGFloat, height: CGFloat)
  ) -> [KeyboardLayout.Place] {
    let other: KeyboardLayout.Key = .plane(plane == .letters ? .numbers : .letters)
    let small = (hasDigits ? 1.5 : 1) * unit
    let large = (hasDigits ? 2.27 : 1.6) * unit
    let extra = KeyRows.extraKeys(for: type)
    let before: [(KeyboardLayout.Key, CGFloat)] = [
      (.emoji, small), (other, small), (.dictation, small),
    ]
    let after = extra.map { (KeyboardLayout.Key.character($0), unit) }
    let end: [(KeyboardLayout.Key, CGFloat)] = [(other, large), (.dismiss, large)]
    let others = before + after + end
    let taken = others.reduce(0) { $0 + $1.1 + gap }
    let space = width - 2 * margin - taken
    var x = margin
    return (before + [(.space, space)] + after + end).map { key, width in
      defer { x += width + gap }
      let frame = CGRect(x: x, y: line.y, width: width, height: line.height)
      return KeyboardLayout.Place(key: key, frame: frame)
    }
  }
}
