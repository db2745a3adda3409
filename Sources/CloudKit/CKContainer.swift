import UIKit

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's part of iCloud: nobody is signed in.
open class CKContainer: UIKit.NSObject, @unchecked Sendable {
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1 << 0)
  }

  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }

  private static let common = CKContainer(
    identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "")
  )
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(scope: .private)
  public let publicCloudDatabase = CKDatabase(scope: .public)
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  open class func `default`() -> CKContainer { common }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func add(_ operation: CKOperation) { DispatchQueue.main.async { operation.start() } }

  // MARK: The account

  @preconcurrency
  open func accountStatus(
    completionHandler: @escaping @MainActor (CKAccountStatus, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(.noAccount, nil) } }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }

  @preconcurrency
  open func fetchUserRecordID(
    completionHandler: @escaping @MainActor (CKRecord.ID?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) } }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

  @preconcurrency
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @MainActor (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
  }

  @preconcurrency
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @MainActor (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
  }
}
