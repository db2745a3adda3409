import Foundation
import QuartzCore

extension RunLoop.Mode {
  /// The mode while a finger scrolls, and until the content rests: timers and display links of
  /// the default mode wait.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
