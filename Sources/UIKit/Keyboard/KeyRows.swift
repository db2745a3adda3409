import CoreGraphics

/// The four rows of a keyboard with letters.
struct KeyRows {
  let top: CGFloat
  let width: CGFloat
  let rowHeight: CGFloat
  private let gap: CGFloat = 6
  private let margin: CGFloat = 3

  init(top: CGFloat, width: CGFloat, height: CGFloat) {
    self.top = top
    self.width = width
    rowHeight = height / 4
  }

  /// The width of a letter's key: ten stand in a row.
  private var keyWidth: CGFloat { (width - 2 * margin - 9 * gap) / 10 }

  private func frame(row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    let gap = rowHeight * 0.22
    return CGRect(
      x: x,
      y: top + CGFloat(row) * rowHeight + gap * 0.7,
      width: width,
      height: rowHeight - gap
    )
  }

  /// The upper three rows.
  func characters(of plane: KeyboardLayout.Plane) -> [KeyboardLayout.Place] {
    let rows: [String] =
      switch plane {
      case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
      default: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
      }
    var places: [KeyboardLayout.Place] = []
    for (row, keys) in rows.enumerated() {
      // Five keys share the room of seven.
      let wide = row == 2 && keys.count == 5 ? (7 * keyWidth + 2 * gap) / 5 : keyWidth
      let all = CGFloat(keys.count) * (wide + gap) - gap
      for (index, key) in keys.enumerated() {
        let x = (width - all) / 2 + CGFloat(index) * (wide + gap)
        places.append(
          .init(key: .character(String(key)), frame: frame(row: row, x: x, width: wide))
        )
      }
    }
    let side = keyWidth * 1.33
    let left: KeyboardLayout.Key =
      switch plane {
      case .letters: .shift
      case .numbers: .plane(.symbols)
      default: .plane(.numbers)
      }
    places.append(.init(key: left, frame: frame(row: 2, x: margin, width: side)))
    places.append(.init(key: .delete, frame: frame(row: 2, x: width - margin - side, width: side)))
    return places
  }

  /// What stands beside the space bar.
  static func extraKeys(for type: UIKeyboardType) -> [String] {
    switch type {
    case .emailAddress: ["@", "."]
    case .URL: [".", "/", ".com"]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    default: []
    }
  }

  /// The row of the space bar.
  func lowest(_ plane: KeyboardLayout.Plane, for type: UIKeyboardType) -> [KeyboardLayout.Place] {
    let side = keyWidth * 2.8
    let other: KeyboardLayout.Plane = plane == .letters ? .numbers : .letters
    let extra = KeyRows.extraKeys(for: type)
    var places: [KeyboardLayout.Place] = [
      .init(key: .plane(other), frame: frame(row: 3, x: margin, width: side)),
      .init(key: .enter, frame: frame(row: 3, x: width - margin - side, width: side)),
    ]
    let start = margin + side + gap
    let room = width - 2 * start
    guard type != .URL else {
      // An address has no spaces.
      let share = (room - 2 * gap) / 3
      for (index, text) in extra.enumerated() {
        let x = start + CGFloat(index) * (share + gap)
        places.append(.init(key: .character(text), frame: frame(row: 3, x: x, width: share)))
      }
      return places
    }
    let space = room - CGFloat(extra.count) * (keyWidth + gap)
    places.append(.init(key: .space, frame: frame(row: 3, x: start, width: space)))
    for (index, text) in extra.enumerated() {
      let x = start + space + gap + CGFloat(index) * (keyWidth + gap)
      places.append(.init(key: .character(text), frame: frame(row: 3, x: x, width: keyWidth)))
    }
    return places
  }
}
