import Foundation
import Observation

extension UIView {
  /// Runs a part of the view's update, and asks for it again when an observable value changes that
  /// it has read (documented: iOS 26, and 18 with a key in the Info.plist).
  func observing(_ body: () -> Void, again: @escaping @MainActor (UIView) -> Void) {
    withObservationTracking(body) { [weak self] in
      // Called before the value changes, on the thread that changes it.
      if Thread.isMainThread {
        MainActor.assumeIsolated { if let self { again(self) } }
      } else {
        Task { @MainActor in if let self { again(self) } }
      }
    }
  }
}
