/// A transition between screens that has started.
package struct StartedTransition: Sendable {
  /// The class of its animator, and those that it derives from.
  package var classes: [String]
  /// The classes of the arriving screen, its presentation controller, the delegate that was asked
  /// and, where that has an answer, the screen that is left, and those that they derive from.
  package var participantClasses: [String]
  /// Whether that is one of UIKit's, which apps have classes by the same names as: `ZoomAnimator`.
  package var isOfUIKit: Bool
  /// Whether a presentation controller of an app's presents, perhaps with an animator of UIKit's.
  package var hasOwnPresentation: Bool
  /// Whether a presented screen leaves, or a pushed one.
  package var isDismissal: Bool
  /// Whether it shows the end at once.
  package var isImmediate: Bool
  /// In seconds of the clock.
  package var time: Double

  package var animator: String { classes.first ?? "" }
}
