import UIKit

/// A purchase: no value is ever made, as the user may not pay here.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let appAccountToken: UUID?
  public let appBundleID: String
  public let subscriptionGroupID: String?
  public let ownershipType: OwnershipType
  public let environment: AppStore.Environment
  public var jsonRepresentation: Data { Data() }

  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  public func finish() async {}

  @preconcurrency
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  /// A sequence of purchases: there are none.
  ///
  /// The one of updates goes on, and never has any.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let isEndless: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool

      public mutating func next() async -> VerificationResult<Transaction>? {
        if isEndless { try? await Task.sleep(nanoseconds: .max / 4) }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }

  public static func all(for productID: String) -> Transactions { Transactions(isEndless: false) }
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(isEndless: false)
  }
  public static var all: Transactions { Transactions(isEndless: false) }
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  public static var updates: Transactions { Transactions(isEndless: true) }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}
