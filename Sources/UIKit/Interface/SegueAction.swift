import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

/// The method with which a controller makes the destination of a segue: its `@IBSegueAction`.
@MainActor
enum SegueAction {
  /// The controllers whose segues are making their destinations, the outermost first, with what
  /// the segues are sent by.
  private static var sources: [(controller: UIViewController, sender: Any?)] = []

  /// Makes a destination for a segue of a controller.
  static func making<Result>(
    from source: UIViewController,
    sender: Any?,
    _ make: () -> Result
  ) -> Result {
    sources.append((source, sender))
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
    guard let (target, outerSender) = target(of: name, from: controller) else {
      World.current.diagnostics.report("\(place): no controller has the segue action '\(name)'.")
      return nil
    }
    let identifier = element["identifier"]
    return { coder in
      let outcome = Selector(name).call(
        on: target,
        with: [coder, sender ?? outerSender, identifier]
      )
      return Argument.flattened(outcome.result) as? UIViewController
    }
  }

  /// The controller that has the method: the segue's source, else the one whose segue leads to it,
  /// as for the relationship of a plain navigation controller to its root (inferred).
  ///
  /// That segue's sender is then the method's (observed: apps find the row in it).
  private static func target(
    of name: String,
    from controller: UIViewController?
  ) -> (controller: UIViewController, sender: Any?)? {
    let own = controller.map { (controller: $0, sender: nil as Any?) }
    return ([own].compactMap { $0 } + sources.reversed()).first {
      ClassTable.method(named: name, of: $0.controller) != nil
    }
  }
}
