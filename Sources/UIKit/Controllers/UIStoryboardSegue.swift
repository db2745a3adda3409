import Foundation
import QuartzCore

/// A transition from one controller to another, prepared by the first and performed once.
@preconcurrency
@MainActor
open class UIStoryboardSegue: MainActorObject {
  public let identifier: String?
  private let start: UIViewController
  private let end: UIViewController
  open var source: UIViewController { start }
  open var destination: UIViewController { end }
  private var performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    start = source
    end = destination
  }

  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// How a storyboard makes a segue of a class known only at run time: Swift does that by required
  /// initializers alone.
  ///
  /// Subclasses inherit this one and it calls their own.
  public required convenience init(
    interface identifier: String?,
    from source: UIViewController,
    to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Runs the handler; without one, shows the destination modally.
  ///
  /// Subclasses override it.
  open func perform() {
    if let performHandler {
      performHandler()
    } else {
      source.present(destination, animated: true)
    }
  }
}

/// Returns to a controller that already exists.
@preconcurrency
@MainActor
open class UIStoryboardUnwindSegueSource: MainActorObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}

/// The definition of a segue, as in a storyboard: its destination and its kind.
@MainActor
struct SegueTemplate {
  let makeDestination: () -> UIViewController
  let makeSegue: (_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue
}

extension UIViewController {
  /// Replaces a segue of a storyboard: `performSegue(withIdentifier:sender:)` makes the
  /// destination, lets the receiver prepare for it, and performs it.
  ///
  /// `makeSegue` makes segues of a class of your own; without it the destination is presented
  /// modally.
  public func registerSegue(
    withIdentifier identifier: String,
    destination: @escaping () -> UIViewController,
    makeSegue:
      @escaping (_ identifier: String, _ source: UIViewController, _ destination: UIViewController)
      -> UIStoryboardSegue = {
        UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
      }
  ) {
    registeredSegues[identifier] = SegueTemplate(
      makeDestination: destination,
      makeSegue: { makeSegue(identifier, $0, $1) }
    )
  }

  func performRegisteredSegue(_ identifier: String, sender: Any?) {
    guard
      let template = registeredSegues[identifier] ?? StandInScreen.segue(identifier, from: self)
    else {
      let hint =
        storyboard?.source.map { ". Storyboard '\($0.document.name)'." }
        ?? "; register it with registerSegue(withIdentifier:destination:)."
      World.current.record(
        LayerFault(
          name: .invalidArgument,
          reason:
            "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'\(hint)"
        )
      )
      return
    }
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    let segue = template.makeSegue(self, template.makeDestination())
    prepare(for: segue, sender: sender)
    segue.destination.loadViewIfNeeded()
    segue.perform()
  }
}
