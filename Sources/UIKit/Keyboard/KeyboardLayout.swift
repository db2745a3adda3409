import CoreGraphics
import Foundation

/// The keys of a keyboard and their places: a value.
///
/// Measures are those of phones as pictures of iOS 17 show them (inferred): four rows of 54 points,
/// 6 points between keys, a bar of words above, and a dock below on phones without a home button.
struct KeyboardLayout: Equatable {
  /// Which keys show.
  enum Plane: Hashable {
    case letters, numbers, symbols
    /// Digits in three columns; the key at the lower left.
    case pad(corner: String)
  }

  enum Key: Hashable {
    case character(String)
    case shift, delete, space, enter
    case plane(Plane)
    /// The words above the keys, and what stands in the dock; they do nothing.
    case word(String), emoji, dictation
  }

  struct Place: Equatable {
    var key: Key
    var frame: CGRect
  }

  let places: [Place]
  let size: CGSize
  /// How high the bar of words is.
  let barHeight: CGFloat

  private static let gap: CGFloat = 6
  private static let margin: CGFloat = 3

  /// - Parameters:
  ///   - type: decides about the lowest row.
  ///   - dock: how much there is below the keys, in points.
  ///   - words: what the bar above the keys offers; nil without a bar.
  init(_ plane: Plane, for type: UIKeyboardType, width: CGFloat, dock: CGFloat, words: [String]?) {
    let keysHeight: CGFloat = width >= 414 ? 226 : 216
    let bar: CGFloat = words == nil ? 0 : dock > 0 ? 45 : 44
    barHeight = bar
    size = CGSize(width: width, height: bar + keysHeight + dock)
    var places: [Place] = []
    for (index, word) in (words ?? []).enumerated() {
      let share = width / CGFloat(words?.count ?? 1)
      places.append(
        Place(
          key: .word(word),
          frame: CGRect(x: CGFloat(index) * share, y: 0, width: share, height: bar)
        )
      )
    }
    if case .pad(let corner) = plane {
      places += Self.pad(corner: corner, width: width, height: keysHeight)
    } else {
      let rows = KeyRows(top: bar, width: width, height: keysHeight)
      places += rows.characters(of: plane) + rows.lowest(plane, for: type)
      if dock > 0 {
        let y = bar + keysHeight + 12
        places.append(Place(key: .emoji, frame: CGRect(x: 20, y: y, width: 34, height: 34)))
        places.append(
          Place(key: .dictation, frame: CGRect(x: width - 54, y: y, width: 34, height: 34))
        )
      }
    }
    self.places = places
  }

  func key(at point: CGPoint) -> Key? {
    places.first { $0.frame.insetBy(dx: -3, dy: -6).contains(point) }?.key
  }

  /// Three columns and four rows; the last key deletes.
  private static func pad(corner: String, width: CGFloat, height: CGFloat) -> [Place] {
    let keyWidth = (width - 4 * gap) / 3
    let row = height / 4
    let keys: [Key?] =
      (1...9).map { .character(String($0)) }
      + [corner.isEmpty ? nil : .character(corner), .character("0"), .delete]
    return keys.enumerated().compactMap { index, key in
      guard let key else { return nil }
      let frame = CGRect(
        x: gap + CGFloat(index % 3) * (keyWidth + gap),
        y: CGFloat(index / 3) * row + 7,
        width: keyWidth,
        height: row - 7
      )
      return Place(key: key, frame: frame)
    }
  }
}

/// The four rows of a keyboard with letters.
private struct KeyRows {
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
    CGRect(x: x, y: top + CGFloat(row) * rowHeight + 8, width: width, height: rowHeight - 12)
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

  /// The row of the space bar.
  func lowest(_ plane: KeyboardLayout.Plane, for type: UIKeyboardType) -> [KeyboardLayout.Place] {
    let side = keyWidth * 2.8
    let other: KeyboardLayout.Plane = plane == .letters ? .numbers : .letters
    let extra: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
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

extension KeyboardLayout.Plane {
  /// What a keyboard begins with.
  init(_ type: UIKeyboardType) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: self = .pad(corner: "")
    case .decimalPad: self = .pad(corner: ".")
    case .phonePad: self = .pad(corner: "+*#")
    case .numbersAndPunctuation: self = .numbers
    default: self = .letters
    }
  }
}
