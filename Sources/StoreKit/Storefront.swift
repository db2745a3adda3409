import UIKit

/// The store of a country: unknown, as it cannot be reached.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String

  public static var current: Storefront? { get async { nil } }
}

/// The purchase of the app itself: unknown, as the store cannot be reached.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.networkError(URLError(.notConnectedToInternet))
  }
}
