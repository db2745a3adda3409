import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

/// The method with which a controller makes the destination of a segue: its `@IBSegueAction`.
@MainActor
enum SegueAction {
  /// The controllers whose segues are making their destinations, the outermost first.
  private static var sources: [UIViewController] = []

  /// Makes a destination for a segue of a controller.
  static func making<Result>(from source: UIViewController, _ make: () -> Result) -> Result {
    sources.append(source)
    defer { sources.removeLast() }
    return make()
  }

  /// What makes the destination of a segue, if the file names a method for it.
  ///
  /// The method gets the coder, the sender and the segue's identifier, and may leave out
  /// the last ones (documented). Where it returns nil, the storyboard makes the
  /// controller itself (documented).
  static func creator(
    of element: MarkupElement,
    from controller: UIViewController?,
    sender: Any?,
    at place: String
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name = element["destinationCreationSelector"] else { return nil }
    guard let target = target(of: name, from: controller) else {
      World.current.diagnostics.report("\(place): no controller has the segue action '\(name)'.")
      return nil
    }
    let identifier = element["identifier"]
    return { coder in
      let outcome = Selector(name).call(on: target, with: [coder, sender, identifier])
      return Argument.flattened(outcome.result) as? UIViewController
    }
  }

  /// The controller that has the method: the segue's source, else the one whose segue leads to it,
  /// as for the relationship of a plain navigation controller to its root (inferred).
  private static func target(
    of name: String,
    from controller: UIViewController?
  ) -> UIViewController? {
    ([controller].compactMap { $0 } + sources.reversed()).first {
      ClassTable.method(named: name, of: $0) != nil
    }
  }
}
