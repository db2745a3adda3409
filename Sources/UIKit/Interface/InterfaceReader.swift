import Foundation
import InterfaceFiles
import QuartzCore

/// Makes the objects of one scene or one xib, and connects them.
///
/// As on iOS: first every object by `init(coder:)`, then user-defined attributes, then
/// `awakeAfter(using:)`, constraints and connections, and `awakeFromNib()`. The constraints of a
/// view's own size are as early as the view.
@MainActor
final class InterfaceReader {
  let source: InterfaceSource
  /// The scene it reads; nil for a xib or a cell.
  let scene: InterfaceDocument.Scene?
  /// What connections mean by an id that names no object of the file: the file's owner.
  private(set) weak var owner: AnyObject?

  /// What has been made so far, by id.
  private(set) var objects: [String: AnyObject] = [:]
  private struct Made {
    let element: MarkupElement
    let object: AnyObject
    /// Whether it only stands in the file: the file's owner, who has connections and nothing else.
    var isPlaceholder = false
  }
  /// Since the last `finish()`, in the order of the file.
  private var made: [Made] = []
  private var constraints: [(element: MarkupElement, view: UIView)] = []
  /// The ids of views that have no superview, because they are not installed for the size classes.
  private var leftOut: Set<String> = []
  /// The content views that have no id in the file, by their cells.
  private var namelessContents: [ObjectIdentifier: UIView] = [:]
  /// Connections whose other end is made later, with the scene's view.
  private var openOutlets: [Waiting] = []
  /// A controller keeps its reader alive, so the reader must not keep the controller.
  private struct Waiting {
    let element: MarkupElement
    weak var object: AnyObject?
  }
  /// Views that embed a controller when the view is loaded.
  private(set) var embeddings: [(segue: MarkupElement, view: UIView)] = []

  init(_ source: InterfaceSource, scene: InterfaceDocument.Scene? = nil, owner: AnyObject? = nil) {
    self.source = source
    self.scene = scene
    self.owner = owner
  }

  // MARK: Objects

  /// How many elements are being read, one inside the other.
  private static var depth = 0

  /// Whether objects of a file have not got all of their outlets yet.
  ///
  /// Views notify nothing of a tint that they inherit until then: apps use their outlets in
  /// `tintColorDidChange()`.
  static var isReading: Bool { depth > 0 }

  /// The object of an element, made on first use.
  func object(for element: MarkupElement) -> AnyObject? {
    Self.depth += 1
    defer { Self.depth -= 1 }
    if let id = element.id, let known = objects[id] { return known }
    let kind = ElementKind.of(element, reader: self)
    let type: AnyClass = objectClass(of: element, kind: kind)
    let coder = InterfaceCoder(element, kind: kind, reader: self)
    guard let object = make(type, coder) ?? standIn(for: type, at: element) else {
      // The initializer of an app's class may return nil; the place stays empty.
      warn("\(type).init(coder:) gave nil.", at: element)
      return nil
    }
    coder.read(into: object)
    return object
  }

  private func make(_ type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
    if let creator = pendingCreator {
      pendingCreator = nil
      if let object = creator(coder) { return object }
    }
    if let type = type as? any InterfaceMade.Type { return type.init(coder: coder) }
    return InterfaceClasses.make(type)
  }

  private func standIn(for type: AnyClass, at element: MarkupElement) -> AnyObject? {
    guard let recognizer = InterfaceClasses.makeAncestor(of: type) else { return nil }
    warn("\(type) cannot be made by name; a \(Swift.type(of: recognizer)) stands in.", at: element)
    return recognizer
  }

  /// Makes the next object in place of its class: the creator of
  /// `instantiateViewController(identifier: creator:)`.
  var pendingCreator: ((NSCoder) -> AnyObject?)?

  /// Reads an element into an existing object: the content view of a cell.
  func read(_ element: MarkupElement, into object: AnyObject) {
    read(element, kind: ElementKind.of(element, reader: self), into: object)
  }

  func read(_ element: MarkupElement, kind: ElementKind, into object: AnyObject) {
    Self.depth += 1
    defer { Self.depth -= 1 }
    // Registered before its content is read, which may refer to it.
    note(object, for: element)
    if let cell = object as? UICollectionViewCell,
      let content = element.child(key: "contentView"), content.id == nil
    {
      namelessContents[ObjectIdentifier(cell)] = cell.contentView
    }
    kind.read(object, InterfaceItem(element: element, reader: self))
  }

  func note(_ object: AnyObject, for element: MarkupElement) {
    if let id = element.id { objects[id] = object }
    made.append(Made(element: element, object: object))
  }

  /// Gives an object from outside of the file to a `<placeholder>`.
  ///
  /// It is connected, but it is not of the file: it does not get `awakeFromNib()` (documented).
  func notePlaceholder(_ object: AnyObject, for element: MarkupElement) {
    if let id = element.id { objects[id] = object }
    made.append(Made(element: element, object: object, isPlaceholder: true))
  }

  /// Gives an object to an id without an element: the owner of a xib, the controller of a cell's
  /// scene.
  func alias(_ id: String, _ object: AnyObject?) { objects[id] = object }

  /// Constraints are made when every view is in its place; those of a view's own size come before
  /// it is added to its superview, whose callbacks may lay it out (inferred).
  func add(constraint element: MarkupElement, of view: UIView, with id: String?) {
    let itself = [nil, id]
    if itself.contains(element["firstItem"]), itself.contains(element["secondItem"]) {
      addConstraint(element, in: view)
    } else {
      constraints.append((element, view))
    }
  }

  /// What a constraint means by a view.
  ///
  /// Before Xcode 11 the content view of a collection view's cell had no id in its file, and its
  /// constraints were written with the cell's. On iOS they are the content view's (observed: apps
  /// measure it with `systemLayoutSizeFitting`, and on iOS 7, where it kept its size in a larger
  /// cell, the views within did, too).
  func constrained(_ view: UIView) -> UIView { namelessContents[ObjectIdentifier(view)] ?? view }

  /// A view that is made, but not added to its superview.
  func noteLeftOut(_ element: MarkupElement) {
    if let id = element.id { leftOut.insert(id) }
  }

  /// Whether a view or one around it is not installed.
  func isLeftOut(_ view: UIView) -> Bool {
    guard !leftOut.isEmpty else { return false }
    var root = view
    while let above = root.superview { root = above }
    return leftOut.contains { objects[$0] === root }
  }

  // MARK: The class of an element

  private func objectClass(of element: MarkupElement, kind: ElementKind) -> AnyClass {
    objectClass(of: element, family: kind.family, else: kind.type)
  }

  /// The class that an element names, if it belongs to the family; else the plain one.
  func objectClass(
    of element: MarkupElement,
    family: AnyClass,
    else plain: AnyClass? = nil
  ) -> AnyClass {
    let plain: AnyClass = plain ?? family
    guard let name = element["customClass"] else { return plain }
    guard let type = InterfaceClasses.named(name, module: element["customModule"]) else {
      World.current.diagnostics.report(
        "Unknown class \(name) in Interface Builder file. \(place(element)): it stays a \(plain)."
      )
      return plain
    }
    guard isSubclass(type, of: family) else {
      warn("The class \(name) is no \(family); it stays a \(plain).", at: element)
      return plain
    }
    return type
  }

  private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate {
      if current == other { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }

  // MARK: Finishing

  /// Sets attributes, constraints, outlets and actions of the objects made since the last call,
  /// then calls `awakeFromNib()`.
  ///
  /// Outlets of `keep` may wait for objects that are made later.
  func finish(keepingOutletsOf keep: AnyObject? = nil) {
    for entry in connected(keepingOutletsOf: keep) where !entry.isPlaceholder {
      awake(entry.object)
    }
  }

  /// What was made since the last call, with its attributes and connections.
  private func connected(keepingOutletsOf keep: AnyObject?) -> [Made] {
    Self.depth += 1
    defer { Self.depth -= 1 }
    for entry in made where !entry.isPlaceholder {
      setAttributes(of: entry.element, on: entry.object)
    }
    replaceObjects()
    let count = made.count
    let constraints = constraints
    self.constraints = []
    for (element, view) in constraints { addConstraint(element, in: view) }
    // Constraints are objects of the file, too.
    for entry in made.dropFirst(count) { setAttributes(of: entry.element, on: entry.object) }
    let fresh = made
    made = []
    var connections = openOutlets.compactMap { entry in
      entry.object.map { (element: entry.element, object: $0) }
    }
    for entry in fresh {
      for element in entry.element.list("connections") {
        connections.append((element, entry.object))
      }
    }
    openOutlets = connect(connections, mayWait: keep != nil)
      .map { Waiting(element: $0.element, object: $0.object) }
    return fresh
  }

  /// Lets views of the app's own classes put others in their place.
  ///
  /// A view has the constraints of its own size by then, which its code copies to the other one.
  private func replaceObjects() {
    for entry in made where entry.element["customClass"] != nil && !entry.isPlaceholder {
      guard let view = entry.object as? UIView, view.superview != nil else { continue }
      let kind = ElementKind.of(entry.element, reader: self)
      let coder = InterfaceCoder(entry.element, kind: kind, reader: self)
      guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { continue }
      replace(view, with: other, for: entry.element)
    }
  }

  private func replace(_ view: UIView, with other: UIView, for element: MarkupElement) {
    if let stack = view.superview as? UIStackView,
      let index = stack.arrangedSubviews.firstIndex(of: view)
    {
      stack.insertArrangedSubview(other, at: index)
    } else {
      view.superview?.insertSubview(other, aboveSubview: view)
    }
    view.removeFromSuperview()
    if let id = element.id { objects[id] = other }
    // What was inside of it is not shown, but may be connected.
    made.removeAll { $0.object === view }
    constraints.removeAll { $0.view === view }
  }

  func embed(_ segue: MarkupElement, in view: UIView) { embeddings.append((segue, view)) }

  /// Returns and removes the pending embeddings.
  func takeEmbeddings() -> [(segue: MarkupElement, view: UIView)] {
    defer { embeddings = [] }
    return embeddings
  }

  private func awake(_ object: AnyObject) {
    (object as? UIViewController)?.noteViewOfInitializer()
    (object as? NSObject)?.awakeFromNib()
  }

  /// Releases what only reading needed.
  func forget() { objects = [:] }

  // MARK: Words

  func place(_ element: MarkupElement) -> String { source.place(element, scene: scene) }

  /// Reports something that iOS ignores or only logs.
  func warn(_ message: String, at element: MarkupElement) {
    World.current.diagnostics.report("\(place(element)): \(message)")
  }

  /// Records something for which iOS raises an exception.
  func fail(_ name: LayerFault.Name, _ reason: String, at element: MarkupElement) {
    World.current.record(LayerFault(name: name, reason: "\(reason) \(place(element)).", layer: nil))
  }
}
