import Foundation

/// The words in the name of an outlet or an action: `loginButton`, `didTapLogin`.
struct StandInName {
  /// In lower case, without those that say of what kind it is.
  let words: [String]

  init(_ name: String) {
    var all: [String] = []
    for character in name {
      if character.isUppercase || all.isEmpty || character.isNumber != all.last?.last?.isNumber {
        all.append(character.lowercased())
      } else {
        all[all.count - 1].append(character)
      }
    }
    let plain = all.filter { !Self.kinds.contains($0) && $0 != "_" }
    words = plain.isEmpty ? all : plain
  }

  /// `Login`, `First Name`.
  var title: String { words.map(\.capitalized).joined(separator: " ") }

  /// Whether an action of this name is one of an outlet.
  func speaks(of outlet: StandInName) -> Bool { Set(outlet.words).isSubset(of: words) }

  private static let kinds: Set<String> = [
    "label", "lbl", "button", "btn", "text", "field", "txt", "tf", "view", "image", "img", "switch",
    "slider", "control", "segmented", "outlet", "constraint", "did", "tap", "tapped", "on",
    "handle", "press", "pressed", "touch", "touched", "up", "inside", "click", "clicked", "action",
    "was", "value", "changed", "change",
  ]
}
