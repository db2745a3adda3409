import Foundation
import ObjectiveC

/// Remembers how changes are taken back, and made again.
///
/// Foundation's is missing on Linux. A turn of the run loop is one group, as on Apple's systems.
open class UndoManager: ObjectiveC.NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
    /// Whether a turn of the run loop ends it.
    var endsWithTurn = false
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// What a document counts.
  enum Change {
    case registered, undone, redone
  }

  var onChange: ((Change) -> Void)?

  public override init() { super.init() }

  // MARK: Groups

  open var groupsByEvent = true
  open var groupingLevel: Int { open.count }
  /// 0 keeps all.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }

  open func beginUndoGrouping() {
    if !open.isEmpty { postCheckpoint() }
    open.append(Group())
  }

  open func endUndoGrouping() {
    guard !open.isEmpty else { return }
    postCheckpoint()
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      // The outer group takes its parts back in one go.
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      if isUndoing { redos.append(group) } else { undos.append(group) }
      dropOldest()
    }
  }

  /// Observers may register what they have not registered yet: it becomes part of the group
  /// (documented).
  private func postCheckpoint() {
    NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undos = undos.suffix(levelsOfUndo)
    redos = redos.suffix(levelsOfUndo)
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// `handler` makes the change that takes back the one just made; the target is not kept alive.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) { register(target) { handler($0) } }

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    selector: Selector,
    object: Any?
  ) { register(target) { selector.perform(on: $0, with: object) } }

  private func register<Target: AnyObject>(
    _ target: Target,
    _ action: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redos = [] }
    if open.isEmpty { beginGroupOfTurn() }
    let perform = { [weak target] in
      if let target { action(target) }
    }
    open.last?.actions.append(Action(target: target, perform: perform))
    if !isUndoing, !isRedoing { onChange?(.registered) }
  }

  private func beginGroupOfTurn() {
    let group = Group()
    group.endsWithTurn = true
    open.append(group)
    World.current.schedule(after: 0) { [weak self] in self?.endGroupOfTurn() }
  }

  private func endGroupOfTurn() {
    if open.count == 1, open.last?.endsWithTurn == true { endUndoGrouping() }
  }

  // MARK: Undoing

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redos.isEmpty }

  /// Takes the last group back, and remembers how it is made again.
  open func undo() {
    endGroupOfTurn()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undos.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
    onChange?(.undone)
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    guard let group = redos.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
    onChange?(.redone)
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  /// Last first; what they register is the way back.
  private func replay(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.perform() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undos = []
    redos = []
    open = []
  }

  public func removeAllActions(withTarget target: AnyObject) {
    for group in undos + redos + open { group.actions.removeAll { $0.target === target } }
    undos.removeAll(where: \.actions.isEmpty)
    redos.removeAll(where: \.actions.isEmpty)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) { (open.first ?? undos.last)?.name = actionName }
  open var undoActionName: String { (open.first ?? undos.last)?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemWord.undo.text : "\(SystemWord.undo.text) \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemWord.redo.text : "\(SystemWord.redo.text) \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted before a group ends or one begins inside another.
  public static let NSUndoManagerCheckpoint =
    NSNotification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidUndoChange =
    NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange =
    NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
