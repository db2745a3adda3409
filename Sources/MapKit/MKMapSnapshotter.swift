import CoreLocation
import UIKit

/// Takes pictures of maps: there are none, so that it fails.
open class MKMapSnapshotter: UIKit.NSObject, @unchecked Sendable {
  @preconcurrency
  @MainActor
  open class Options: MainActorObject {
    public init() {}
    open var camera = MKMapCamera()
    open var mapRect = MKMapRect.world
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var size = CGSize(width: 256, height: 256)
    open var scale = UIScreen.main.scale
    open var traitCollection = UITraitCollection.current
  }

  open class Snapshot: UIKit.NSObject, @unchecked Sendable {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  open private(set) var isLoading = false

  public init(options: Options) {}

  @preconcurrency
  open func start(completionHandler: @escaping CompletionHandler) {
    isLoading = true
    DispatchQueue.main.async { [self] in
      isLoading = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  @preconcurrency
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  open func cancel() { isLoading = false }
}

extension MKMapSnapshotter {
  public func start() async throws -> Snapshot {
    try await withCheckedThrowingContinuation { continuation in
      start { continuation.resume(throwing: $1 ?? MKError(.serverFailure)) }
    }
  }
}

public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
