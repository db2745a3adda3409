import Foundation

/// A finger that holds a handle: it begins with the touch, and follows it.
@MainActor
final class HoldGesture: UILongPressGestureRecognizer {
  /// Called for each change of its state and place.
  var onChange: (HoldGesture) -> Void = { _ in }

  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    addTarget(self, action: Selector(HoldGesture.changed))
  }

  private func changed(_ gesture: UIGestureRecognizer) { onChange(self) }
}
