import Foundation

/// What can be asked where the focus goes; a phone has no focus, so nobody asks.
@preconcurrency
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Items of one group are next to each other for the tab key; nil for that of the parent.
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// What can have the focus.
@preconcurrency
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// In the coordinates of the container.
  var frame: CGRect { get }
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
  var focusEffect: UIFocusEffect? { get }
  /// Which item of a group gets the focus first.
  var focusGroupPriority: UIFocusGroupPriority { get }
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Whether items behind it can have the focus.
  var isTransparentFocusItem: Bool { get }
}

/// Which item of a group gets the focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(0)
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  public static let prioritized = UIFocusGroupPriority(2000)
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// Whether an item is not shown focused before a key moves the focus.
public enum UIFocusItemDeferralMode: Int, Sendable {
  case automatic, always, never
}

extension UIFocusItem {
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  public var isTransparentFocusItem: Bool { false }
}

/// What holds items that can have the focus.
@preconcurrency
@MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// What scrolls to the item that has the focus.
@preconcurrency
@MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

/// A finger that begins to move the focus.
@preconcurrency
@MainActor
open class UIFocusMovementHint: MainActorObject {
  open var movementDirection: CGVector { .zero }
  open var translation: CGVector { .zero }

  package init() { super.init(isolated: ()) }
}

extension UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { nil }
  public var focusGroupIdentifier: String? { nil }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
}

extension UIPresentationController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }
}

/// The way of a finger on a remote control.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// From where to where the focus moves.
@preconcurrency
@MainActor
open class UIFocusUpdateContext: MainActorObject {
  package init() { super.init(isolated: ()) }

  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// From which row to which row the focus moves.
@preconcurrency
@MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// From which item to which item the focus moves.
@preconcurrency
@MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Runs animations along with a move of the focus.
@preconcurrency
@MainActor
open class UIFocusAnimationCoordinator: MainActorObject {
  package init() { super.init(isolated: ()) }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?(PlainFocusAnimation())
    completion?()
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?(PlainFocusAnimation())
    completion?()
  }
}

/// How long a move of the focus takes.
@preconcurrency
@MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

private final class PlainFocusAnimation: MainActorObject, UIFocusAnimationContext {
  let duration: TimeInterval = 0
}

/// An area that leads the focus elsewhere.
@preconcurrency
@MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  open weak var preferredFocusedView: UIView?
}
