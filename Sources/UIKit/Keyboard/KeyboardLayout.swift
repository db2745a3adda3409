import CoreGraphics
import Foundation

/// How large the parts of a keyboard are on a screen, in points.
///
/// As pictures of iOS 17 show them (inferred): four rows of 54 points on a phone, 40.5 on its side and 66
/// or more on a tablet; a bar of words above, and a dock below on phones without a home button.
struct KeyboardMetrics: Equatable {
  var width: CGFloat
  /// What keys leave free at both sides, beside the housing.
  var inset: CGFloat = 0
  var keysHeight: CGFloat = 216
  var barHeight: CGFloat = 45
  /// Below the keys.
  var dock: CGFloat = 0
  /// Whether the dock has keys.
  var dockHasKeys = false

  init(_ screen: ScreenDescription) {
    width = screen.size.width
    let bottom = screen.safeAreaInsets.bottom
    let isWide = width > screen.size.height
    if screen.idiom == .pad {
      keysHeight = isWide ? 352 : 264
      barHeight = 55
      dock = bottom
    } else if isWide {
      inset = screen.safeAreaInsets.left
      keysHeight = 162
      barHeight = 38
      dock = bottom
    } else {
      keysHeight = width >= 414 ? 226 : 216
      barHeight = bottom > 0 ? 45 : 44
      dock = bottom > 0 ? 75 : 0
      dockHasKeys = dock > 0
    }
  }
}

/// The keys of a keyboard and their places: a value.
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

  /// - Parameters:
  ///   - type: decides about the lowest row.
  ///   - words: what the bar above the keys offers; nil without a bar.
  init(_ plane: Plane, for type: UIKeyboardType, _ metrics: KeyboardMetrics, words: [String]?) {
    let bar = words == nil ? 0 : metrics.barHeight
    let inner = metrics.width - 2 * metrics.inset
    barHeight = bar
    size = CGSize(width: metrics.width, height: bar + metrics.keysHeight + metrics.dock)
    var places: [Place] = []
    for (index, word) in (words ?? []).enumerated() {
      let share = inner / CGFloat(words?.count ?? 1)
      places.append(
        Place(
          key: .word(word),
          frame: CGRect(x: CGFloat(index) * share, y: 0, width: share, height: bar)
        )
      )
    }
    if case .pad(let corner) = plane {
      places += Self.pad(corner: corner, width: inner, height: metrics.keysHeight)
    } else {
      let rows = KeyRows(top: bar, width: inner, height: metrics.keysHeight)
      places += rows.characters(of: plane) + rows.lowest(plane, for: type)
      if metrics.dockHasKeys {
        let y = bar + metrics.keysHeight + 12
        places.append(Place(key: .emoji, frame: CGRect(x: 20, y: y, width: 34, height: 34)))
        places.append(
          Place(key: .dictation, frame: CGRect(x: inner - 54, y: y, width: 34, height: 34))
        )
      }
    }
    self.places = places.map {
      Place(key: $0.key, frame: $0.frame.offsetBy(dx: metrics.inset, dy: 0))
    }
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
