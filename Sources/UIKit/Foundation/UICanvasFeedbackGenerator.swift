import CoreGraphics
import Foundation

/// Taps while something is drawn or aligned (iOS 17.5).
@preconcurrency
@MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
