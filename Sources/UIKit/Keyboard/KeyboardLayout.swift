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
    /// Of iPads: the last one puts the keyboard away, and symbols beside the words do nothing.
    case tab, capsLock, dismiss, shortcut(String)
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
    // On an iPad it has shortcuts, too.
    let bar = words == nil && !metrics.isPad ? 0 : metrics.barHeight
    let inner = metrics.width - 2 * metrics.inset
    barHeight = bar
    size = CGSize(width: metrics.width, height: bar + metrics.keysHeight + metrics.dock)
    var places = Self.bar(words ?? [], width: inner, metrics)
    if case .pad(let corner) = plane {
      places += Self.pad(corner: corner, width: inner, height: metrics.keysHeight)
    } else if metrics.isPad {
      places += PadKeyRows(top: bar, metrics).places(of: plane, for: type)
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

  /// The words share a phone's bar; on an iPad they have its middle half, after the shortcuts
  /// (inferred).
  private static func bar(
    _ words: [String],
    width: CGFloat,
    _ metrics: KeyboardMetrics
  ) -> [Place] {
    let start = metrics.isPad ? width / 4 : 0
    let share = (width - 2 * start) / CGFloat(max(1, words.count))
    let places = words.enumerated().map { index, word in
      Place(
        key: .word(word),
        frame: CGRect(
          x: start + CGFloat(index) * share,
          y: 0,
          width: share,
          height: metrics.barHeight
        )
      )
    }
    guard metrics.isPad else { return places }
    let symbols = ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"]
    return places
      + symbols.enumerated().map { index, symbol in
        Place(
          key: .shortcut(symbol),
          frame: CGRect(
            x: 12 + CGFloat(index) * 48,
            y: 0,
            width: 48,
            height: metrics.barHeight
          )
        )
      }
  }

  /// The edge of the last word.
  var endOfWords: CGFloat {
    let words = places.filter { if case .word = $0.key { true } else { false } }
    return words.map(\.frame.maxX).max() ?? 0
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
  /// What a keyboard begins with; an iPad has no pad of digits.
  init(_ type: UIKeyboardType, isPad: Bool = false) {
    switch type {
    case _ where isPad && type.isForDigits: self = .numbers
    case .numberPad, .asciiCapableNumberPad: self = .pad(corner: "")
    case .decimalPad: self = .pad(corner: ".")
    case .phonePad: self = .pad(corner: "+*#")
    case .numbersAndPunctuation: self = .numbers
    default: self = .letters
    }
  }
}

extension UIKeyboardType {
  fileprivate var isForDigits: Bool {
    [.numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad].contains(self)
  }
}
