import Foundation
import UIKit

/// What is known of a place: its names and its address.
open class CLPlacemark: UIKit.NSObject, NSCopying, @unchecked Sendable {
  private let place: CLLocation?

  /// A copy of another one.
  public init(placemark: CLPlacemark) { place = placemark.place }

  package init(location: CLLocation?) { place = location }

  open var location: CLLocation? { place }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var addressDictionary: [AnyHashable: Any]? { nil }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses: a stage reaches no service, so that it fails.
open class CLGeocoder: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Grows with each request; an answer whose request is no longer counted was cancelled.
  private var request = 0
  open private(set) var isGeocoding = false

  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  @preconcurrency
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any],
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// The request that is under way ends as cancelled.
  open func cancelGeocode() {
    request += 1
    isGeocoding = false
  }

  /// Answers in a later turn of the main queue.
  package func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    request += 1
    isGeocoding = true
    let asked = request
    DispatchQueue.main.async { [self] in
      let isCurrent = asked == request
      if isCurrent { isGeocoding = false }
      completionHandler(nil, CLError(isCurrent ? .network : .geocodeCanceled))
    }
  }
}

extension CLGeocoder {
  public func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failure() }

  public func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion? = nil,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failure() }

  private func failure() async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      fail { _, error in continuation.resume(throwing: error ?? CLError(.network)) }
    }
  }
}
