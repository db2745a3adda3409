import UIKit

/// The delegate of an application of which only some screens run: it has their window, as the
/// delegates of nearly all apps have, for code that looks for it there.
final class StandInDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Screens without an Info.plist turn as they like.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
