import Foundation

/// A part of an update, in the order of the cases.
///
/// The frames of a stage are made in one turn: the actions of all phases run before those of
/// display links, those of earlier phases first.
public struct UIUpdateActionPhase: Hashable, Sendable, Comparable {
  private let order: Int

  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)

  public static func < (a: UIUpdateActionPhase, b: UIUpdateActionPhase) -> Bool {
    a.order < b.order
  }
}
