import Foundation
import QuartzCore

extension UIView: NamedLayerOwner {
  /// Its name in faults: its class, or its controller's.
  nonisolated package var ownerName: String {
    MainActor.assumeIsolated {
      viewController.map { "\(type(of: $0)).view" } ?? "\(type(of: self))"
    }
  }
}
