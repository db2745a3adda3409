import CoreLocation
import UIKit

/// Looks for places: a stage reaches no service, so that it fails.
open class MKLocalSearch: UIKit.NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  open class Request: UIKit.NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  open class Response: UIKit.NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  open private(set) var isSearching = false

  public init(request: Request) {}

  public init(request: MKLocalPointsOfInterestRequest) {}

  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    DispatchQueue.main.async { [self] in
      isSearching = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  open func cancel() { isSearching = false }
}

extension MKLocalSearch {
  public func start() async throws -> Response {
    try await withCheckedThrowingContinuation { continuation in
      start { continuation.resume(throwing: $1 ?? MKError(.serverFailure)) }
    }
  }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// Asks for places of some kinds in an area.
open class MKLocalPointsOfInterestRequest: UIKit.NSObject, @unchecked Sendable {
  public let region: MKCoordinateRegion
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }

  /// The radius is in metres.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    region = MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: 2 * radius,
      longitudinalMeters: 2 * radius
    )
  }
}

/// A proposal for a search; a stage gets none.
open class MKLocalSearchCompletion: UIKit.NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

@preconcurrency
@MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what is typed into a search: each query fails.
@preconcurrency
@MainActor
open class MKLocalSearchCompleter: MainActorObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let query = ResultType(rawValue: 1 << 2)
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }

  public enum FilterType: Int, Sendable {
    case locationsAndQueries, locationsOnly
  }

  public init() {}

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var filterType = FilterType.locationsAndQueries
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false

  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      isSearching = true
      DispatchQueue.main.async { [weak self] in
        guard let self, isSearching else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }

  open func cancel() { isSearching = false }
}
