import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

/// The screens of a storyboard file and the segues between them.
@preconcurrency
@MainActor
open class UIStoryboard: MainActorObject {
  let source: InterfaceSource?
  private let name: String
  private let bundle: Bundle

  /// Looks for `name.storyboard` in the bundle, the main one if nil.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    var found: InterfaceSource?
    do {
      found = try InterfaceSource.named(name, kind: .storyboard, in: bundle)
      if found == nil, !StandInScreen.replacesFiles {
        Self.raise("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
      }
    } catch {
      Self.raise("Could not read the storyboard named '\(name)': \(error)")
    }
    source = found
    super.init(isolated: ())
    found?.storyboard = self
  }

  /// Of a document that has been read already.
  package init(_ document: InterfaceDocument, bundle: Bundle) {
    name = document.name
    self.bundle = bundle
    let source = InterfaceSource(document.varied(for: .current), bundle: bundle)
    self.source = source
    super.init(isolated: ())
    source.storyboard = self
  }

  private static func raise(_ reason: String) {
    World.current.record(LayerFault(name: .invalidArgument, reason: reason))
  }

  // MARK: Making controllers

  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = source?.document.initialController else { return nil }
    return controller(id, askedBy: "Storyboard '\(name)', initial view controller", sender: nil)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = controller(identifier: identifier, creator: nil) { return controller }
    if source == nil, StandInScreen.replacesFiles {
      if let controller = StandInScreen.controller(named: identifier) { return controller }
      Self.raise("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    return UIViewController()
  }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard let id = source?.document.initialController else { return nil }
    let place = "Storyboard '\(name)', initial view controller"
    return controller(id, askedBy: place, sender: nil, creator: creator) as? Controller
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(identifier: identifier, creator: creator)
    if let controller = made as? Controller { return controller }
    let words =
      "The view controller '\(identifier)' of the storyboard '\(name)' is a "
      + "\(made.map { "\(type(of: $0))" } ?? "nil"), not a \(Controller.self)"
    if made != nil { Self.raise(words) }
    if source == nil, let own = creator?(EmptyCoder()) { return own }
    guard let empty = Controller(coder: EmptyCoder()) else { fatalError(words) }
    return empty
  }

  private func controller(
    identifier: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let source else { return nil }
    let id = source.document.scenes.lazy.compactMap(\.controller)
      .first { $0["storyboardIdentifier"] == identifier }?.id
    guard let id else {
      Self.raise(
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier "
          + "'\(identifier)'"
      )
      return nil
    }
    return controller(id, askedBy: "Storyboard '\(name)'", sender: nil, creator: creator)
  }

  /// The controller of the first scene that is wanted, in the order of the storyboards' names.
  package static func controller(
    in bundle: Bundle,
    where isWanted: (MarkupElement) -> Bool
  ) -> UIViewController? {
    for name in AppResources.names(ofType: "storyboard", in: bundle) {
      let storyboard = UIStoryboard(name: name, bundle: bundle)
      let found = storyboard.source?.document.scenes.lazy.compactMap(\.controller).first(
        where: isWanted
      )
      if let id = found?.id {
        return storyboard.controller(id, askedBy: "Storyboard '\(name)'", sender: nil)
      }
    }
    return nil
  }

  /// The first storyboard with a scene of a class, in the order of their names.
  ///
  /// One that cannot be read is reported, since the scene may be in it.
  static func name(drawing type: String, in bundle: Bundle) -> String? {
    AppResources.names(ofType: "storyboard", in: bundle).first { name in
      do {
        let source = try InterfaceSource.named(name, kind: .storyboard, in: bundle)
        return source?.document.scenes.contains { $0.controller?["customClass"] == type } == true
      } catch {
        Diagnostics.report("Could not read the storyboard named '\(name)': \(error)")
        return false
      }
    }
  }

  // MARK: Scenes

  /// The controllers that are being made, each for the one before it; used to detect a cycle.
  private static var chain: [String] = []

  /// Runs `body` as part of making the controller of an id.
  ///
  /// Nil, and a fault, if that controller is already being made.
  static func nesting<Result>(_ key: String, _ place: String, _ body: () -> Result?) -> Result? {
    guard !chain.contains(key), chain.count < 64 else {
      raise("The storyboard has a cycle: a controller contains itself. \(place).")
      return nil
    }
    chain.append(key)
    defer { chain.removeLast() }
    return body()
  }

  static func isMaking(_ key: String) -> Bool { chain.contains(key) }

  /// Makes the controller with an id, or the one that its reference to another storyboard means.
  func controller(
    _ id: String,
    askedBy place: String,
    sender: Any?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let source else { return nil }
    let scene = source.document.scenes.first { $0.objects.contains { $0.id == id } }
    guard let scene, let element = scene.objects.first(where: { $0.id == id }) else {
      Self.raise("There is no scene '\(id)' to go to. \(place).")
      return nil
    }
    return Self.nesting(source.document.path + "#" + id, place) {
      if element.name == "viewControllerPlaceholder" {
        return referenced(element, place: source.place(element, scene: scene), creator: creator)
      }
      let reader = InterfaceReader(source, scene: scene)
      reader.pendingCreator = creator
      let controller = reader.object(for: element) as? UIViewController
      // A container has no view to load in the file: what is beside it comes with it.
      if element.child(key: "view") == nil { controller?.interface?.makeObjects() }
      controller?.interface?.makeObjectsOfItems()
      reader.finish(keepingOutletsOf: controller)
      // The controller keeps the reader from now on, until its view is loaded.
      reader.alias(id, nil)
      // Autoreleased, as the objects of a nib (inferred): a weak variable finds it
      // until the turn is over.
      if let controller { World.current.afterCommit { withExtendedLifetime(controller) {} } }
      return controller
    }
  }

  private func referenced(
    _ element: MarkupElement,
    place: String,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      Self.raise("A storyboard reference names no storyboard. \(place).")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard other.source != nil else { return nil }
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController(creator: creator)
    }
    return other.controller(identifier: identifier, creator: creator)
  }

  /// Tells a controller its origin while it is initialized.
  func adopt(_ controller: UIViewController, reader: InterfaceReader) {
    guard controller.interface == nil, let scene = reader.scene, let element = scene.controller
    else { return }
    controller.interface = InterfaceOrigin(storyboard: self, reader, scene, element)
  }
}

/// The scene of a storyboard's controller, with which it loads its view and performs its segues.
@MainActor
final class InterfaceOrigin {
  let storyboard: UIStoryboard
  private let reader: InterfaceReader
  private let scene: InterfaceDocument.Scene
  private let element: MarkupElement
  var segues: [InterfaceSegue] = []
  /// Objects of the scene beside the controller: they may have no other owner.
  private var topLevelObjects: [AnyObject] = []

  init(
    storyboard: UIStoryboard,
    _ reader: InterfaceReader,
    _ scene: InterfaceDocument.Scene,
    _ element: MarkupElement
  ) {
    self.storyboard = storyboard
    self.reader = reader
    self.scene = scene
    self.element = element
  }

  /// The identifiers of the scene's segues, also before its view loads.
  var segueIdentifiers: [String?] { element.segueIdentifiers }

  /// Whether the scene draws the controller's view.
  var hasView: Bool { element.child(key: "view") != nil }

  /// Makes the scene's view and what belongs to it.
  ///
  /// Returns false when the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let content = element.child(key: "view") else { return false }
    if let id = element.id { reader.alias(id, controller) }
    guard let view = reader.object(for: content) as? UIView else { return false }
    controller.view = view
    controller.noteLayoutGuides(of: element, in: view, for: reader)
    makeObjects()
    reader.finish()
    embedControllers(in: controller)
    reader.forget()
    return true
  }

  /// The objects of the scene beside its controller.
  func makeObjects() {
    for object in scene.objects where object.id != element.id {
      guard !["placeholder", "exit", "viewControllerPlaceholder"].contains(object.name) else {
        continue
      }
      if let made = reader.object(for: object) { topLevelObjects.append(made) }
    }
  }

  /// The objects that the controller's items refer to: a tab's item is used before the tab's view
  /// loads (inferred).
  func makeObjectsOfItems() {
    var wanted: Set<String> = []
    func collect(_ element: MarkupElement) {
      if element.name == "outlet", let end = element["destination"] { wanted.insert(end) }
      element.children.forEach(collect)
    }
    for item in element.children where item["key"]?.hasSuffix("Item") == true { collect(item) }
    for object in scene.objects where object.name == "customObject" {
      guard let id = object.id, wanted.contains(id) else { continue }
      if let made = reader.object(for: object) { topLevelObjects.append(made) }
    }
  }

  private func embedControllers(in controller: UIViewController) {
    for (element, view) in reader.takeEmbeddings() {
      let key = storyboard.source.map { $0.document.path } ?? ""
      // The embedded view loads as part of making this controller.
      let id = key + "#" + (self.element.id ?? "")
      let place = reader.place(element)
      let segue = InterfaceSegue(element, of: reader)
      let perform = {
        segue.trigger(from: controller, sender: nil, in: view)
        return true
      }
      if UIStoryboard.isMaking(id) {
        _ = perform()
      } else {
        _ = UIStoryboard.nesting(id, place, perform)
      }
    }
  }
}
