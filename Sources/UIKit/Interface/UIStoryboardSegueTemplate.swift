import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

/// What a controller knows of a segue before it is performed.
///
/// A private class of iOS, whose identifier apps read by its key to ask whether a
/// segue exists (observed).
@MainActor
final class UIStoryboardSegueTemplate: MainActorObject {
  let identifier: String?

  init(identifier: String?) {
    self.identifier = identifier
    super.init(isolated: ())
  }
}

extension UIViewController {
  /// The segues of the receiver's scene, and those that code registered; nil where
  /// there are none (observed).
  var storyboardSegueTemplates: [UIStoryboardSegueTemplate]? {
    let identifiers =
      (interface?.segueIdentifiers ?? []) + registeredSegues.keys.sorted().map { $0 }
    let templates = identifiers.map(UIStoryboardSegueTemplate.init(identifier:))
    return templates.isEmpty ? nil : templates
  }
}

extension MarkupElement {
  /// The identifiers of the segues in it, in the file's order; relationships are none.
  var segueIdentifiers: [String?] {
    children.flatMap { child in
      guard child.name == "segue" else { return child.segueIdentifiers }
      return child["kind"] == "relationship" ? [] : [child["identifier"]]
    }
  }
}
