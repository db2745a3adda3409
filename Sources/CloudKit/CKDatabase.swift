import UIKit

/// Records of an app or of a user: none can be read or kept.
///
/// Anyone may read a public database, so that only the network is missing there. All else needs an
/// account (documented).
open class CKDatabase: UIKit.NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope
  init(scope: Scope) { databaseScope = scope }

  var readingError: CKError {
    CKError(databaseScope == .public ? .networkUnavailable : .notAuthenticated)
  }
  var writingError: CKError { CKError(.notAuthenticated) }

  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    DispatchQueue.main.async { operation.start() }
  }

  // MARK: Records

  @preconcurrency
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @MainActor (CKRecord?, (any Error)?) -> Void
  ) { fail(readingError, completionHandler) }
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw readingError }

  @preconcurrency
  open func save(
    _ record: CKRecord,
    completionHandler: @escaping @MainActor (CKRecord?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw writingError }

  @preconcurrency
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @MainActor (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw writingError
  }

  @preconcurrency
  open func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @MainActor ([CKRecord]?, (any Error)?) -> Void
  ) { fail(readingError, completionHandler) }

  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  )

  @preconcurrency
  public func fetch(
    withQuery query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @MainActor (Result<Matches, any Error>) -> Void
  ) {
    let error = readingError
    DispatchQueue.main.async { completionHandler(.failure(error)) }
  }
  public func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> Matches { throw readingError }

  // MARK: Zones

  @preconcurrency
  open func fetchAllRecordZones(
    completionHandler: @escaping @MainActor ([CKRecordZone]?, (any Error)?) -> Void
  ) { fail(readingError, completionHandler) }

  @preconcurrency
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @MainActor (CKRecordZone?, (any Error)?) -> Void
  ) { fail(readingError, completionHandler) }

  @preconcurrency
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @MainActor (CKRecordZone?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  @preconcurrency
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @MainActor (CKRecordZone.ID?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  // MARK: Subscriptions, which belong to a user

  @preconcurrency
  open func fetchAllSubscriptions(
    completionHandler: @escaping @MainActor ([CKSubscription]?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  @preconcurrency
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @MainActor (CKSubscription?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  @preconcurrency
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @MainActor (CKSubscription?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  @preconcurrency
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @MainActor (CKSubscription.ID?, (any Error)?) -> Void
  ) { fail(writingError, completionHandler) }

  private func fail<T>(_ error: CKError, _ handler: @escaping @MainActor (T?, (any Error)?) -> Void)
  {
    DispatchQueue.main.async { handler(nil, error) }
  }
}
