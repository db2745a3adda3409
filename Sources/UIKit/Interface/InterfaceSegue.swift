import Foundation
import InterfaceFiles
import QuartzCore

/// A segue as a storyboard describes it: its destination, its kind, and its trigger.
@MainActor
final class InterfaceSegue {
  let element: MarkupElement
  private let source: InterfaceSource
  private let scene: InterfaceDocument.Scene?
  /// The storyboard lives as long as a segue may need it.
  private let storyboard: UIStoryboard?

  init(_ element: MarkupElement, of reader: InterfaceReader) {
    self.element = element
    source = reader.source
    scene = reader.scene
    storyboard = reader.source.storyboard
  }

  var identifier: String? { element["identifier"] }
  private var place: String { source.place(element, scene: scene) }

  // MARK: Performing

  /// Performs the segue for a tap on a button or a row; the controller may refuse.
  func trigger(from controller: UIViewController, sender: Any?, in view: UIView? = nil) {
    let name = identifier ?? ""
    guard controller.shouldPerformSegue(withIdentifier: name, sender: sender) else { return }
    perform(from: controller, sender: sender, in: view)
  }

  func perform(from controller: UIViewController, sender: Any?, in view: UIView? = nil) {
    prepared(from: controller, sender: sender, in: view)?()
  }

  /// Makes the destination and prepares the controller for it; returns the call that performs the
  /// segue.
  private func prepared(
    from controller: UIViewController,
    sender: Any?,
    in view: UIView? = nil
  ) -> (() -> Void)? {
    if element["kind"] == "unwind" { return { self.unwind(from: controller, sender: sender) } }
    guard let id = element["destination"], let storyboard else { return nil }
    let creator = SegueAction.creator(of: element, from: controller, sender: sender, at: place)
    let made = SegueAction.making(from: controller, sender: sender) {
      storyboard.controller(id, askedBy: place, sender: sender, creator: creator)
    }
    guard let destination = made else { return nil }
    let segue = make(from: controller, to: destination, sender: sender, in: view)
    controller.prepare(for: segue, sender: sender)
    return { segue.perform() }
  }

  /// Separates the preparation from the transition, for the effects of a touch in between.
  func triggerInSteps(from controller: UIViewController, sender: Any?) -> (() -> Void)? {
    guard controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return nil
    }
    return prepared(from: controller, sender: sender)
  }

  private func make(
    from controller: UIViewController,
    to destination: UIViewController,
    sender: Any?,
    in view: UIView?
  ) -> UIStoryboardSegue {
    if let name = element["customClass"] {
      let type: AnyClass? = InterfaceClasses.named(name, module: element["customModule"])
      if let type = type as? UIStoryboardSegue.Type {
        let segue = type.init(interface: identifier, from: controller, to: destination)
        UIKitWorld.current.keep(segue)
        return segue
      }
      World.current.record(
        LayerFault(
          name: .invalidArgument,
          reason: "Unknown segue class '\(name)'. \(place).",
          layer: nil
        )
      )
    }
    let element = element
    let place = place
    applyStyles(to: destination)
    anchor(destination, to: sender)
    return UIStoryboardSegue(
      identifier: identifier,
      source: controller,
      destination: destination,
      performHandler: { [weak controller, weak destination] in
        guard let controller, let destination else { return }
        Self.perform(element, from: controller, to: destination, sender, view, place)
      }
    )
  }

  /// The style of a presentation is set before the controller prepares for it, and may be changed
  /// there.
  private func applyStyles(to destination: UIViewController) {
    guard ["presentation", "modal", "popoverPresentation"].contains(element["kind"]) else { return }
    if element["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    if let word = element["modalPresentationStyle"],
      let style = ElementKind.presentationStyles[word]
    {
      destination.modalPresentationStyle = style
    }
    if let word = element["modalTransitionStyle"], let style = ElementKind.transitionStyles[word] {
      destination.modalTransitionStyle = style
    }
  }

  /// The arrow of a popover points to what was touched, which is the anchor in the file almost
  /// always.
  private func anchor(_ destination: UIViewController, to sender: Any?) {
    guard element["kind"] == "popoverPresentation",
      let popover = destination.popoverPresentationController
    else { return }
    popover.sourceView = sender as? UIView
    popover.barButtonItem = sender as? UIBarButtonItem
    guard let sides = element.child(key: "popoverArrowDirection") else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let permitted = names.filter { sides.bool($0.0) == true }.map(\.1)
    popover.permittedArrowDirections = UIPopoverArrowDirection(permitted)
  }

  private static func perform(
    _ element: MarkupElement,
    from controller: UIViewController,
    to destination: UIViewController,
    _ sender: Any?,
    _ view: UIView?,
    _ place: String
  ) {
    let animated = element.bool("animates") ?? true
    switch element["kind"] {
    case "show": controller.show(destination, sender: sender)
    case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
    case "push":
      guard let navigation = controller.navigationController else {
        return World.current.record(
          LayerFault(
            name: .inconsistency,
            reason: "Push segues can only be used when the source controller is managed by an "
              + "instance of UINavigationController. \(place).",
            layer: nil
          )
        )
      }
      navigation.pushViewController(destination, animated: animated)
    case "embed":
      guard let view else { return }
      controller.addChild(destination)
      destination.view.frame = view.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      destination.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(destination.view)
      destination.didMove(toParent: controller)
    case "presentation", "modal", "popoverPresentation", "custom", nil:
      controller.present(destination, animated: animated)
    default:
      World.current.diagnostics.report("\(place): a segue of this kind is not supported.")
    }
  }

  // MARK: Going back

  private func unwind(from controller: UIViewController, sender: Any?) {
    guard let action = element["unwindAction"] else { return }
    let selector = Selector(action)
    guard let target = controller.unwindTarget(selector, sender: sender) else { return }
    let segue: UIStoryboardSegue
    let custom = element["customClass"].flatMap {
      InterfaceClasses.named($0, module: element["customModule"]) as? UIStoryboardSegue.Type
    }
    if let custom {
      segue = custom.init(interface: identifier, from: controller, to: target)
      UIKitWorld.current.keep(segue)
    } else if let own = target.segueForUnwinding(
      to: target,
      from: controller,
      identifier: identifier
    ) {
      segue = own
    } else {
      let animated = element.bool("animates") ?? true
      segue = UIStoryboardSegue(
        identifier: identifier,
        source: controller,
        destination: target,
        performHandler: { [weak controller, weak target] in
          guard let controller, let target else { return }
          target.goBack(from: controller, animated: animated)
        }
      )
    }
    controller.prepare(for: segue, sender: sender)
    target.perform(selector, with: segue)
    segue.perform()
  }
}

extension UIViewController {
  /// The controller at which an unwind action ends: the first one around the receiver, or on the
  /// way back, that has the action and allows it.
  func unwindTarget(_ action: Selector, sender: Any?) -> UIViewController? {
    var seen: Set<UIViewController> = [self]
    var current: UIViewController? = self
    while let controller = current {
      let candidates: [UIViewController]
      switch controller.parent ?? controller.presentingViewController {
      case let navigation as UINavigationController:
        candidates = navigation.viewControllers.reversed() + [navigation]
      case let tabs as UITabBarController:
        candidates = [tabs.selectedViewController].compactMap { $0 } + [tabs]
      case let other?: candidates = [other]
      case nil: candidates = []
      }
      for candidate in candidates.flatMap({ $0.selfAndShownChildren }) {
        guard seen.insert(candidate).inserted, candidate.responds(to: action),
          candidate.canPerformUnwindSegueAction(action, from: self, sender: sender)
        else { continue }
        return candidate
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private var selfAndShownChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      navigation.viewControllers.reversed().flatMap(\.selfAndShownChildren) + [self]
    case let tabs as UITabBarController:
      (tabs.selectedViewController?.selfAndShownChildren ?? []) + [self]
    default: [self] + children
    }
  }

  /// Ends presentations and pops, until the receiver shows.
  fileprivate func goBack(from controller: UIViewController, animated: Bool) {
    let stack = navigationController
    let pops = stack.map { $0.viewControllers.contains(self) && $0.topViewController !== self }
    if let presented = presentedScreen ?? stack?.presentedScreen ?? parent?.presentedScreen {
      if pops == true { stack?.popToViewController(self, animated: false) }
      presented.presentingViewController?.dismiss(animated: animated)
    } else if pops == true {
      stack?.popToViewController(self, animated: animated)
    } else {
      controller.presentingViewController?.dismiss(animated: animated)
    }
  }
}

extension InterfaceReader {
  /// The controllers that a container's relationship segues lead to, in order.
  func destinations(of element: MarkupElement, relationship: String) -> [UIViewController] {
    guard let storyboard = source.storyboard else { return [] }
    let container = element.id.flatMap { objects[$0] } as? UIViewController
    return element.list("connections").compactMap { segue in
      guard segue["kind"] == "relationship", segue["relationship"] == relationship,
        let id = segue["destination"]
      else { return nil }
      let place = place(segue)
      let creator = SegueAction.creator(of: segue, from: container, sender: nil, at: place)
      return storyboard.controller(id, askedBy: place, sender: nil, creator: creator)
    }
  }

  /// Connects a segue to its trigger.
  func connectSegue(_ element: MarkupElement, of object: AnyObject) {
    switch element["kind"] {
    case "relationship": return
    case "embed":
      if let view = object as? UIView { embed(element, in: view) }
      return
    default: break
    }
    let controller = sceneController
    let segue = registerSegue(element, of: controller)
    let trigger = InterfaceTrigger(segue, controller)
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak control] _ in trigger.fire(control) }, for: event)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in trigger.fire(item)
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.interfaceTriggers.append(trigger)
      recognizer.addTarget(trigger, action: InterfaceTrigger.selector)
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" {
        cell.accessoryTrigger = trigger
      } else {
        cell.selectionTrigger = trigger
      }
    case let cell as UICollectionViewCell: cell.selectionTrigger = trigger
    default: break  // Of a controller: performed by its identifier.
    }
  }

  /// The controller's segue, which all cells of a prototype share.
  private func registerSegue(
    _ element: MarkupElement,
    of controller: UIViewController?
  ) -> InterfaceSegue {
    if let id = element.id,
      let known = controller?.interface?.segues.first(where: { $0.element.id == id })
    {
      return known
    }
    let segue = InterfaceSegue(element, of: self)
    controller?.interface?.segues.append(segue)
    return segue
  }

  /// Makes the segues of a prototype and of what is in it known to the scene's controller.
  func registerSegues(in element: MarkupElement) {
    for child in element.children {
      if child.name == "segue", !["relationship", "embed"].contains(child["kind"]) {
        _ = registerSegue(child, of: sceneController)
      } else {
        registerSegues(in: child)
      }
    }
  }

  private var sceneController: UIViewController? {
    (scene?.controller?.id.flatMap { objects[$0] } ?? owner) as? UIViewController
  }
}

/// Performs a segue when something in the scene asks for it.
@MainActor
final class InterfaceTrigger: MainActorObject {
  private let segue: InterfaceSegue
  private weak var controller: UIViewController?

  init(_ segue: InterfaceSegue, _ controller: UIViewController?) {
    self.segue = segue
    self.controller = controller
    super.init(isolated: ())
  }

  func fire(_ sender: Any?) {
    if let controller { segue.trigger(from: controller, sender: sender) }
  }

  /// Prepares the segue and returns the call that performs it.
  func prepare(_ sender: Any?) -> (() -> Void)? {
    controller.flatMap { segue.triggerInSteps(from: $0, sender: sender) }
  }

  @MainActor
  private func fired(by recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .ended where !recognizer.isContinuous, .began where recognizer.isContinuous:
      fire(recognizer)
    default: break
    }
  }

  static let selector = Selector("firedBy:", InterfaceTrigger.fired(by:))
}

extension UIGestureRecognizer {
  fileprivate var isContinuous: Bool {
    !(self is UITapGestureRecognizer || self is UISwipeGestureRecognizer)
  }
}
