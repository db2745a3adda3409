import CoreLocation
import UIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way between two places; a stage learns of none.
open class MKRoute: UIKit.NSObject, @unchecked Sendable {
  /// A part of a way.
  open class Step: UIKit.NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    @preconcurrency
    @MainActor
    open var polyline: MKPolyline { MKPolyline() }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .automobile }
  open var steps: [Step] { [] }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
  @preconcurrency
  @MainActor
  open var polyline: MKPolyline { MKPolyline() }
}

/// Asks for the way: a stage reaches no service, so that it fails.
open class MKDirections: UIKit.NSObject, @unchecked Sendable {
  public enum RoutePreference: Int, Sendable {
    case any, avoid
  }

  open class Request: UIKit.NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  open class Response: UIKit.NSObject, @unchecked Sendable {
    open var source: MKMapItem { MKMapItem() }
    open var destination: MKMapItem { MKMapItem() }
    open var routes: [MKRoute] { [] }
  }

  open class ETAResponse: UIKit.NSObject, @unchecked Sendable {
    open var source: MKMapItem { MKMapItem() }
    open var destination: MKMapItem { MKMapItem() }
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { Date() }
    open var expectedDepartureDate: Date { Date() }
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

  public init(request: Request) {}

  open private(set) var isCalculating = false

  @preconcurrency
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer { completionHandler(nil, MKError(.directionsNotFound)) }
  }

  @preconcurrency
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer { completionHandler(nil, MKError(.directionsNotFound)) }
  }

  open func cancel() { isCalculating = false }

  private func answer(_ call: @escaping @MainActor () -> Void) {
    isCalculating = true
    DispatchQueue.main.async { [self] in
      isCalculating = false
      call()
    }
  }
}

extension MKDirections {
  public func calculate() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      calculate { continuation.resume(throwing: $1 ?? MKError(.directionsNotFound)) }
    }
  }

  public func calculateETA() async throws -> ETAResponse {
    try await withCheckedThrowingContinuation { continuation in
      calculateETA { continuation.resume(throwing: $1 ?? MKError(.directionsNotFound)) }
    }
  }
}

public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKRouteStep = MKRoute.Step
