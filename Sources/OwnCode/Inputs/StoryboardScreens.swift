import Foundation
import InterfaceFiles

/// The screens that an app's storyboards make: the classes and the identifiers of their controllers.
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

  /// The expression that makes a screen from its scene, without which its outlets are nil; nil for what no
  /// storyboard has.
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
