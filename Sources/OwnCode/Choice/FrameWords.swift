import Foundation

/// What code does with a frame that it is given: the button that a screen grows from, or all of the
/// screen.
struct FrameWords {
  private let lines: [String]

  init(_ text: String) {
    lines = CodeFacts.lines(of: text).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether the frame of that name is the place of a whole screen: the new one ends in it, or
  /// comes from its width beside it.
  ///
  /// A screen that grows from a button begins in the button's frame and gets another one.
  func isOfScreen(_ name: String) -> Bool {
    var ends: [String: Set<String>] = [:]
    for line in lines {
      guard let (target, value) = FrameWords.assignment(in: line),
        let path = FrameWords.arrivingFrame(target)
      else { continue }
      if path.part.isEmpty { ends[path.view, default: []].insert(value) }
      let factor = value.drop { "+- ".contains($0) }
      if path.part.hasPrefix(".origin"),
        ["\(name).width", "\(name).size.width", "\(name).height", "\(name).size.height"]
          .contains(where: factor.hasPrefix)
      {
        return true
      }
    }
    return ends.values.contains([name])
  }

  /// `target = value`, `target -= value`, without `self.`.
  private static func assignment(in line: String) -> (target: String, value: String)? {
    guard let match = line.firstMatch(of: /^([\w.!?]+)\s*[+\-]?=\s*([^=].*)$/) else { return nil }
    let value = match.2.replacingOccurrences(of: "self.", with: "")
    return (String(match.1), value.trimmingCharacters(in: .whitespaces))
  }

  /// `toViewController.view.frame.origin.x` is the view, and `.origin.x`; nil if it is no frame of
  /// the screen that arrives.
  private static func arrivingFrame(_ target: String) -> (view: String, part: String)? {
    guard let match = target.firstMatch(of: /^(\w+)[!?]?(\.view[!?]?)?\.frame(\..*)?$/) else {
      return nil
    }
    let words = DirectionWords.words(of: String(match.1))
    guard let first = words.first, ["to", "destination", "presented"].contains(first) else {
      return nil
    }
    return (String(match.1), match.3.map(String.init) ?? "")
  }
}
