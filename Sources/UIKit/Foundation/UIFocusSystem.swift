import Foundation

/// Moves a focus by keys or a remote control: a stage has neither, and so no system of focus.
@preconcurrency
@MainActor
open class UIFocusSystem: MainActorObject {
  init() { super.init(isolated: ()) }

  /// Nil, as on a phone without a keyboard.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    var current: (any UIFocusEnvironment)? = otherEnvironment
    while let place = current {
      if place === environment { return true }
      current = place.parentFocusEnvironment
    }
    return false
  }

  open weak var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification"
  )
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
}
