import Foundation

/// Recreates a controller of a saved state.
///
/// No stage is ever restored.
@preconcurrency
@MainActor
public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

/// An object that is saved with the state of controllers.
@preconcurrency
@MainActor
public protocol UIObjectRestoration: AnyObject {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// Keeps the rows that are seen or selected across a saved state.
@preconcurrency
@MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  /// Nothing is saved or restored: a stage is always a first launch.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring,
    restorationIdentifier: String
  ) {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

@preconcurrency
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIViewController: UIStateRestoring {}

extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
