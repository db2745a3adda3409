import Foundation
import ObjectiveC
import UIKit

/// A time in the background; none is ever given.
open class BGTask: UIKit.NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(identifier: String) { self.identifier = identifier }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Runs apps in the background: this one stays in front, as in the simulator, where requests are
/// refused (documented).
open class BGTaskScheduler: UIKit.NSObject, @unchecked Sendable {
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  public struct Error: FrameworkError {
    public enum Code: Int, FrameworkErrorCode {
      public typealias _ErrorType = BGTaskScheduler.Error

      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }

  private static let common = BGTaskScheduler()
  private var identifiers: Set<String> = []
  override init() { super.init() }

  open class var shared: BGTaskScheduler { common }

  /// False for an identifier that is registered already.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { identifiers.insert(identifier).inserted }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    throw BGTaskScheduler.Error(.unavailable)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}

  @preconcurrency
  open func getPendingTaskRequests(
    completionHandler: @escaping @MainActor ([BGTaskRequest]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
