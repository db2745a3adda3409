import Foundation
import ObjectiveC
import QuartzCore

/// What a screen or a cell shows whose storyboard or xib is not among the files.
///
/// On iOS its outlets stay nil, and the app ends where the first is used. Articles print screens
/// without their files: with plain views of their outlets' types, and buttons for their actions, a
/// film of them shows what the code does. A screen that a file of the app draws gets nothing: there
/// the mistake is the app's own.
@MainActor
package final class StandInScreen {
  /// Set by the tool before code of the app runs, and not changed then.
  nonisolated(unsafe) package static var isWanted = false
  /// Whether the code has no app around its screens, and with that not all of their files.
  nonisolated(unsafe) package static var isOfScreensAlone = false
  /// The module of what runs, which has the missing files; the libraries beside it are whole.
  nonisolated(unsafe) package static var module: String?
  /// Those of the libraries.
  nonisolated(unsafe) package static var libraries: Set<String> = []

  private unowned let owner: AnyObject
  /// The view that the others are for.
  private let root: UIView
  private let views = StandInViews()
  private var filled: [String] = []
  private var left: [String] = []
  /// What only weak outlets hold.
  private var objects: [AnyObject] = []
  /// The views of single outlets.
  private var fillings: [(key: ClassTable.Key, view: UIView)] = []

  private init(_ owner: AnyObject, root: UIView) {
    self.owner = owner
    self.root = root
  }

  /// Called for a screen that has loaded an empty view, before its `viewDidLoad()`.
  ///
  /// A library's own screen has its files: outlets that are empty there are on a device, too.
  static func fill(_ controller: UIViewController) {
    guard isWanted, controller.interface == nil,
      !libraries.contains(where: { isClass(type(of: controller), of: $0) })
    else { return }
    if controller.isStandIn { controller.viewIfLoaded?.backgroundColor = .systemBackground }
    let outlets = ClassTable.emptyOutlets(of: controller)
    let actions = ClassTable.actions(of: type(of: controller))
    guard !outlets.isEmpty || !actions.isEmpty && !hasFiles, let view = controller.viewIfLoaded
    else { return }
    let name = String(describing: type(of: controller))
    if let storyboard = UIStoryboard.name(drawing: name, in: .main) {
      World.faultObserver?(
        "\(name) was made without '\(storyboard).storyboard', which draws it: its outlets "
          + "\(list(outlets.map(\.name))) are nil, as on iOS"
      )
      return
    }
    let screen = StandInScreen(controller, root: view)
    screen.fill(outlets)
    screen.connect(actions)
    if let table = view as? UITableView {
      screen.views.layOutHeader(of: table)
    } else {
      screen.views.layOutScreen(in: view)
    }
    controller.standIns = screen
    screen.report(as: name)
  }

  /// Called after `viewDidLoad()`: an outlet that the code has filled itself needs no other view.
  func removeReplaced() {
    for (key, view) in fillings {
      let present = Argument.flattened((owner as Any)[keyPath: key.keyPath])
      if present as AnyObject !== view { view.removeFromSuperview() }
    }
  }

  /// Fills a cell whose prototype is missing.
  static func fill(_ cell: UIView, content: UIView) {
    let outlets = ClassTable.emptyOutlets(of: cell)
    guard !outlets.isEmpty else { return }
    let screen = StandInScreen(cell, root: content)
    screen.fill(outlets)
    if cell is UITableViewCell {
      screen.views.layOutRow(in: content)
    } else {
      screen.views.layOutTile(in: content)
    }
    screen.report(as: String(describing: type(of: cell)))
  }

  /// Whether the prototypes of a list that code makes may be in a missing file.
  static func mayHavePrototypes(_ controller: UIViewController) -> Bool {
    replacesFiles && controller.interface == nil
  }

  /// Whether a storyboard that code names may be one of those that are missing.
  static var replacesFiles: Bool { isWanted && isOfScreensAlone && !hasFiles }

  /// The screen that an identifier names by its class, as most do: `Detail` is
  /// `DetailViewController`.
  static func controller(named identifier: String) -> UIViewController? {
    guard !identifier.isEmpty else { return nil }
    return ["", "ViewController", "Controller", "VC"].lazy
      .compactMap { InterfaceClasses.named(identifier + $0, module: nil) as? UIViewController.Type }
      .first.flatMap(made)
  }

  private static func made(_ type: UIViewController.Type) -> UIViewController? {
    let controller = type.init(coder: EmptyCoder())
    controller?.isStandIn = true
    return controller
  }

  /// What stands for the missing storyboard of an app's screen.
  ///
  /// None while the view is made: a screen that makes it itself may insist that no
  /// storyboard made the screen.
  static func storyboard(of controller: UIViewController) -> UIStoryboard? {
    guard replacesFiles, controller.isViewLoaded, isClass(type(of: controller), of: module) else {
      return nil
    }
    return UIStoryboard(name: "Main", bundle: nil)
  }

  /// Whether a class is one of that module; of an unknown one, every class is that is not UIKit's.
  package static func isClass(_ type: AnyClass, of module: String?) -> Bool {
    let name = String(reflecting: type)
    return module.map { name.hasPrefix("\($0).") } ?? !name.hasPrefix("UIKit.")
  }

  /// A segue that is missing with its storyboard: to the screen of its name, of those that
  /// the source prepares for.
  static func segue(_ identifier: String, from source: UIViewController) -> SegueTemplate? {
    guard replacesFiles, source.interface == nil else { return nil }
    let kinds: Set<String> = ["show", "to", "go", "segue", "present", "push", "open", "id"]
    let words = StandInName(identifier).words.filter { !kinds.contains($0) }
    let known = ClassTable.destinations(of: type(of: source))
      .compactMap { $0 as? UIViewController.Type }
    let named = known.first { type in
      let name = String(describing: type).lowercased()
      return !words.isEmpty && words.allSatisfy(name.contains)
    }
    guard
      let destination = (named ?? (known.count == 1 ? known[0] : nil)).flatMap(made)
        ?? controller(named: words.map(\.capitalized).joined())
    else { return nil }
    return SegueTemplate(makeDestination: { destination }) { source, destination in
      UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.show(destination, sender: source)
      }
    }
  }

  private static var hasFiles: Bool {
    ["storyboard", "xib"].contains { !AppResources.names(ofType: $0, in: .main).isEmpty }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func report(as name: String) {
    var words =
      Self.hasFiles
      ? "\(name) is in no storyboard or xib that can be read here"
      : "\(name) has no storyboard or xib here"
    if !filled.isEmpty { words += "; plain views fill its outlets: \(Self.list(filled))" }
    if !left.isEmpty { words += "; these stay nil: \(Self.list(left))" }
    if !views.added.isEmpty {
      words += "; controls were added for its actions: \(Self.list(views.added))"
    }
    Diagnostics.report(words)
  }

  // MARK: Outlets

  private func fill(_ outlets: [(name: String, key: ClassTable.Key)]) {
    // Constraints are those of the views.
    let isConstraint = { (type: Any.Type) in type is NSLayoutConstraint.Type }
    let first = outlets.filter { !isConstraint($0.key.wrappedType) }
    for (name, key) in first + outlets.filter({ isConstraint($0.key.wrappedType) }) {
      let value = value(for: name, key.wrappedType)
      if let value, key.set?(owner, value) == true {
        filled.append(name)
        if let view = value as? UIView { fillings.append((key, view)) }
      } else {
        left.append(name)
      }
    }
  }

  private func value(for name: String, _ type: Any.Type) -> Any? {
    if let list = type as? any OutletList.Type {
      return list.made { self.object(for: "\(name)\($0)", $1) }
    }
    return (type as? AnyClass).flatMap { object(for: name, $0) }
  }

  private func object(for name: String, _ type: AnyClass) -> AnyObject? {
    let object: AnyObject?
    switch type {
    case let type as UIView.Type: object = views.make(type, for: name, owner: owner)
    case is NSLayoutConstraint.Type: object = views.constraint(for: name, in: root)
    case is UIViewController.Type: object = nil
    default: object = InterfaceClasses.make(type)
    }
    if let item = object as? UIBarButtonItem, let controller = owner as? UIViewController {
      item.title = StandInName(name).title
      controller.navigationItem.rightBarButtonItems =
        (controller.navigationItem.rightBarButtonItems ?? []) + [item]
    }
    if let recognizer = object as? UIGestureRecognizer { root.addGestureRecognizer(recognizer) }
    if let object { objects.append(object) }
    return object
  }

  // MARK: Actions

  private func connect(_ actions: [ClassTable.Action]) {
    for action in actions {
      let selector = Selector(action.name)
      let name = String(action.name.prefix { $0 != ":" })
      switch action.sender {
      case let type as UIGestureRecognizer.Type:
        let known = objects.lazy.compactMap { $0 as? UIGestureRecognizer }
          .first { Swift.type(of: $0) == type && $0.targets.isEmpty }
        let made = known ?? object(for: name, type) as? UIGestureRecognizer
        made?.addTarget(owner, action: selector)
      case is UIBarButtonItem.Type:
        let known = objects.lazy.compactMap { $0 as? UIBarButtonItem }.first { $0.action == nil }
        let item = known ?? object(for: name, UIBarButtonItem.self) as? UIBarButtonItem
        item?.target = owner
        item?.action = selector
      case let type:
        let control = views.control(for: name, sentBy: type as? UIControl.Type)
        control?.addTarget(owner, action: selector, for: StandInViews.event(of: control))
      }
    }
  }
}

/// An outlet collection: `[UIButton]`.
private protocol OutletList {
  /// A few objects; nil where one cannot be made.
  @MainActor
  static func made(_ make: (_ number: Int, _ type: AnyClass) -> AnyObject?) -> Any?
}

extension Array: OutletList where Element: AnyObject {
  fileprivate static func made(_ make: (_ number: Int, _ type: AnyClass) -> AnyObject?) -> Any? {
    let objects = (1...3).compactMap { make($0, Element.self) as? Element }
    return objects.isEmpty ? nil : objects
  }
}
