import Foundation
import InterfaceFiles

/// The screens that an app's storyboards make: the classes and the identifiers of their
/// controllers.
struct StoryboardScreens {
  private(set) var classes: Set<String> = []
  private(set) var identifiers: Set<String> = []

  /// - Parameter resources: files and folders. An unreadable file is reported when it is opened.
  init(resources: [String]) {
    for path in InterfaceModules.files(in: resources, of: ["storyboard"]) {
      guard let document = try? InterfaceDocument.file(at: path) else { continue }
      for controller in document.scenes.compactMap(\.controller) {
        if let name = controller["customClass"] { classes.insert(name) }
        if let name = controller["storyboardIdentifier"] { identifiers.insert(name) }
      }
    }
  }

  /// The classes that the scenes and xibs of some screens name, of their views and of the screens
  /// that they lead to, and what the scenes of those name: code need not mention them.
  ///
  /// - Parameter literals: the strings of their code, among them identifiers of scenes that it
  ///   makes.
  static func classesMade(
    for screens: Set<String>,
    saying literals: Set<String> = [],
    in resources: [String]
  ) -> Set<String> {
    var classes: Set<String> = []
    func add(_ object: MarkupElement) {
      object.visit { element in
        if let name = element["customClass"] { classes.insert(name) }
      }
    }
    for path in InterfaceModules.files(in: resources, of: ["xib"]) {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      guard screens.contains(name) else { continue }
      (try? InterfaceDocument.file(at: path))?.objects.forEach(add)
    }
    for path in InterfaceModules.files(in: resources, of: ["storyboard"]) {
      guard let document = try? InterfaceDocument.file(at: path) else { continue }
      let scenes = document.scenes
      let (own, named) = beginnings(of: scenes, for: screens, saying: literals)
      var seen = Set(own + named)
      var open = own.map { (index: $0, isLast: false) } + named.map { (index: $0, isLast: true) }
      while let (index, isLast) = open.popLast() {
        var ends: Set<String> = []
        for object in scenes[index].objects {
          add(object)
          object.visit { element in
            if element.name == "segue", let end = element["destination"] { ends.insert(end) }
          }
        }
        // A stack shows its screen.
        let isContainer = scenes[index].controller?["customClass"] == nil
        guard !isLast || isContainer else { continue }
        for (next, scene) in scenes.enumerated()
        where scene.controller?.id.map(ends.contains) == true && seen.insert(next).inserted {
          open.append((next, true))
        }
      }
    }
    return classes.subtracting(screens)
  }

  /// The scenes of some screens, and those that their code makes by an identifier.
  private static func beginnings(
    of scenes: [InterfaceDocument.Scene],
    for screens: Set<String>,
    saying literals: Set<String>
  ) -> (own: [Int], named: [Int]) {
    func indices(_ key: String, in names: Set<String>) -> [Int] {
      scenes.indices.filter { scenes[$0].controller?[key].map(names.contains) == true }
    }
    let own = indices("customClass", in: screens)
    return (own, indices("storyboardIdentifier", in: literals).filter { !own.contains($0) })
  }

  /// The strings of files of code that are written there whole.
  static func literals(in files: [String]) -> Set<String> {
    files.reduce(into: []) { literals, path in
      guard let text = TextFile.text(of: path) else { return }
      for match in text.matches(of: /"([^"\\\n]+)"/) { literals.insert(String(match.1)) }
    }
  }

  /// The expression that makes a screen from its scene, without which its outlets are nil; nil for
  /// what no storyboard has.
  ///
  /// Many screens are also the delegate of what they present or push.
  func maker(of candidate: Candidate, _ facts: CodeFacts) -> String? {
    let isScreen =
      switch candidate.kind {
      case .controller: true
      case .transitioningDelegate, .navigationDelegate, .tabDelegate:
        facts.isController(candidate.name)
      default: false
      }
    guard isScreen, classes.contains(candidate.name) else { return nil }
    return "RenderTransition.Client.screen(\(candidate.name).self)"
  }

  /// The names that can be requested.
  var names: [String] { classes.sorted() + identifiers.sorted() }
}
