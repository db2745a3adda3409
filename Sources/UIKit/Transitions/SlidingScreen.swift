/// A system screen that covers the screen and comes from the side, like a pushed one, where the app
/// chooses neither a style nor an animator.
@MainActor
package protocol SlidingScreen: UIViewController {}
