import Foundation
import ObjectiveC

public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  case no, temporary, yes
}

/// Text that is dragged away.
///
/// A selection is not lifted on a stage: the delegate is stored, and never asked.
@preconcurrency
@MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// Apps turn it off (`isEnabled`).
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

/// Text that takes what is dropped.
///
/// The delegate is stored, and never asked.
@preconcurrency
@MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

@preconcurrency
@MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var suggestedItems: [UIDragItem] { get }
  var existingItems: [UIDragItem] { get }
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

@preconcurrency
@MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var droppedItems: [UIDragItem] { get }
  var dropSession: any UIDropSession { get }
}

@preconcurrency
@MainActor
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }

  public enum ProgressMode: UInt, Sendable {
    case system, custom
  }

  public enum Performer: UInt, Sendable {
    case view, delegate
  }

  open var dropAction = Action.insert
  open var dropProgressMode = ProgressMode.system
  open var useFastSameViewOperations = false
  open var dropPerformer = Performer.view

  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }
}

/// What text views and text fields keep of drags.
@MainActor
private final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  static func of(_ view: UIView) -> TextDragging {
    if let known = objc_getAssociatedObject(view, key) as? TextDragging { return known }
    let made = TextDragging()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextDraggable where Self: UIView {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { TextDragging.of(self).drag }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { TextDragging.of(self).drop }
  public var isTextDropActive: Bool { false }
}

extension UITextPasteConfigurationSupporting where Self: UIView {
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { TextDragging.of(self).pasteDelegate }
    set { TextDragging.of(self).pasteDelegate = newValue }
  }
}

extension UITextView: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
extension UITextField: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}
