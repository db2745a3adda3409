import CoreGraphics
import Foundation

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
