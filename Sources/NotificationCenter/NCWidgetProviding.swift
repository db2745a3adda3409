import UIKit

/// What a widget found when it looked for something new.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A screen of before iOS 14 that shows among others: here it is a screen of its own, and is not
/// asked.
@preconcurrency
@MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  )
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  ) {}
}

/// Says whether a widget has something to show; nobody listens.
open class NCWidgetController: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// The name of before Swift 3.
  open class func widgetController() -> NCWidgetController { NCWidgetController() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
