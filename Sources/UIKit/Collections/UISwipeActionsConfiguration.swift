import Foundation

/// The actions of swiping a row of a table, or of a list in a collection view.
@preconcurrency
@MainActor
open class UISwipeActionsConfiguration: MainActorObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  /// One without actions: the row is not swiped.
  public convenience init() { self.init(actions: []) }

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One button behind a row.
@preconcurrency
@MainActor
open class UIContextualAction: MainActorObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open var style: Style { ownStyle }
  open var handler: Handler { ownHandler }
  private let ownStyle: Style
  private let ownHandler: Handler
  open var title: String?
  open var image: UIImage?
  /// Gray for normal actions, red for destructive ones.
  open var backgroundColor: UIColor!

  /// One that does nothing.
  public convenience init() {
    self.init(style: .normal, title: nil) { _, _, completion in completion(false) }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    ownStyle = style
    self.title = title
    ownHandler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// A row's action from before `UIContextualAction`.
@preconcurrency
@MainActor
open class UITableViewRowAction: MainActorObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  public let style: Style
  package let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .default ? .systemRed : .systemGray
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
