import Foundation
import QuartzCore

extension RunLoop.Mode {
  /// The mode while a finger is tracked; here one mode has all timers and display links.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
