import CoreLocation
import Timeline
import UIKit

/// The place of a tile in its pyramid.
public struct MKTileOverlayPath: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public var contentScaleFactor: CGFloat

  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Pictures of the whole world in tiles; none is loaded.
@preconcurrency
@MainActor
open class MKTileOverlay: MainActorObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false

  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

  open var boundingMapRect: MKMapRect { .world }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// The template with the tile's numbers in it.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let parts = [
      ("{x}", "\(path.x)"), ("{y}", "\(path.y)"), ("{z}", "\(path.z)"),
      ("{scale}", "\(Int(path.contentScaleFactor))"),
    ]
    let text = parts.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  @preconcurrency
  open func loadTile(
    at path: MKTileOverlayPath,
    result: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) {
    let error = URLError.failure(.notConnectedToInternet, of: url(forTilePath: path))
    DispatchQueue.main.async { result(nil, error) }
  }
}

/// Draws no tile.
@preconcurrency
@MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  open func reloadData() {}
}
