import Foundation

/// The screens of an app whose code uses given types, by themselves or by what they set up: a
/// transition belongs to a screen, perhaps one that no touch reaches from the app's first one.
public struct UsingScreens: Equatable, Sendable {
  /// The names of their classes; those that use the types themselves come first.
  public private(set) var names: [String] = []

  /// - Parameters:
  ///   - types: the names of the types.
  ///   - texts: the code of the app's files, by their paths.
  public init(of types: [String], in texts: [String: String]) {
    let files = texts.sorted { $0.key < $1.key }
    var wanted = Set(types)
    var seen: Set<String> = []
    // By default "Motions.Fade" and "motion:Fade" are one word each.
    let name = /\b[A-Z]\w*/.wordBoundaryKind(.simple)
    // An animator is made by a delegate, and that by a screen.
    for _ in 0..<2 {
      var found: Set<String> = []
      for (path, text) in files where !seen.contains(path) {
        let words = text.matches(of: name).lazy.map { String($0.0) }
        guard words.contains(where: wanted.contains) else { continue }
        seen.insert(path)
        let classes = UsingScreens.classes(of: text).filter { !wanted.contains($0.name) }
        names += classes.filter(\.isScreen).map(\.name)
        found.formUnion(classes.filter { !$0.isScreen }.map(\.name))
      }
      wanted = found
    }
  }

  /// The app's files, without one whose types are meant.
  public init(of types: [String], inFiles paths: [String], besides file: String) {
    let own = URL(fileURLWithPath: file).standardizedFileURL.path
    let texts = paths.filter { $0 != own }
      .map { ($0, TextFile.text(of: $0) ?? "") }
    self.init(of: types, in: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
  }

  /// By what it derives from, a screen is a view controller that is no container of UIKit's.
  private static func classes(of text: String) -> [(name: String, isScreen: Bool)] {
    text.matches(of: /\bclass\s+([A-Z]\w*)(?:\s*:\s*(\w+))?/).map { match in
      let parent = match.2.map(String.init) ?? ""
      let isScreen =
        parent.hasSuffix("ViewController") || parent.hasSuffix("TableController")
        || parent.hasSuffix("CollectionController")
      return (String(match.1), isScreen)
    }
  }
}
