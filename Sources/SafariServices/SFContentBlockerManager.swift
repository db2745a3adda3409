import UIKit

public let SFContentBlockerErrorDomain = "SFContentBlockerErrorDomain"

/// Whether the user has switched a blocker on.
open class SFContentBlockerState: UIKit.NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
}

/// Reloads the rules of the app's extension: Safari is not there, and has switched none on.
open class SFContentBlockerManager: UIKit.NSObject, @unchecked Sendable {
  @preconcurrency
  open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } } }
  public class func reloadContentBlocker(withIdentifier identifier: String) async throws {}

  @preconcurrency
  open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @MainActor (SFContentBlockerState?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(SFContentBlockerState(), nil) } }
  public class func stateOfContentBlocker(
    withIdentifier identifier: String
  ) async throws -> SFContentBlockerState { SFContentBlockerState() }
}
