import Foundation
import UIKit

/// One report of where the device is, as newer apps wait for it.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { false }
  public var authorizationRequestInProgress: Bool { true }
  public var locationUnavailable: Bool { true }

  /// Goes on, and never has any: nobody answers the question for access.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? {
        try await Task.sleep(nanoseconds: .max / 4)
        return nil
      }
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> Updates { Updates() }
}

/// Asks for access as long as it is kept.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  public init(authorization: AuthorizationRequirement) {}
  public init(
    authorization: AuthorizationRequirement,
    fullAccuracyPurposeKey: String
  ) {}
  public func invalidate() {}
}

/// Keeps an app at work behind others, where no app is here.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}
  public func invalidate() {}
}
