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

  /// The names that can be requested.
  var names: [String] { classes.sorted() + identifiers.sorted() }
}
