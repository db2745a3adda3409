import CoreLocation
import UIKit

/// Something that covers an area of a map.
@preconcurrency
@MainActor
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// Points in memory whose address is known as long as they live.
private final class PointMemory {
  let pointer: UnsafeMutablePointer<MKMapPoint>

  init(_ points: [MKMapPoint]) {
    pointer = .allocate(capacity: max(1, points.count))
    pointer.initialize(from: points, count: points.count)
  }

  deinit { pointer.deallocate() }
}

/// A row of places.
@preconcurrency
@MainActor
open class MKMultiPoint: MKShape {
  private var memory: PointMemory?
  var mapPoints: [MKMapPoint] = [] { didSet { memory = nil } }

  public override init() { super.init() }

  open var pointCount: Int { mapPoints.count }

  /// Their memory belongs to the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    let known = memory ?? PointMemory(mapPoints)
    memory = known
    return known.pointer
  }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>,
    range: NSRange
  ) {
    for index in 0..<range.length { coords[index] = mapPoints[range.location + index].coordinate }
  }

  /// Between 0 and 1, by distance.
  open func location(atPointIndex index: Int) -> CGFloat {
    let steps = zip(mapPoints, mapPoints.dropFirst()).map { $0.distance(to: $1) }
    let whole = steps.reduce(0, +)
    return whole > 0 ? CGFloat(steps.prefix(index).reduce(0, +) / whole) : 0
  }

  open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] {
    indexes.map(location(atPointIndex:))
  }

  open var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }

  /// The middle of the area.
  open override var coordinate: CLLocationCoordinate2D {
    get {
      let rect = boundingMapRect
      guard !rect.isNull else { return kCLLocationCoordinate2DInvalid }
      return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    set {}
  }
}

/// A line through places.
@preconcurrency
@MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  public override init() { super.init() }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
  }
}

/// A line that follows the shape of the earth; here it is straight on the map.
@preconcurrency
@MainActor
open class MKGeodesicPolyline: MKPolyline {}

/// An area with corners at places, and with holes.
@preconcurrency
@MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public override init() { super.init() }

  public convenience init(
    points: UnsafePointer<MKMapPoint>,
    count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
    count: Int,
    interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.interiorPolygons = interiorPolygons
  }
}

/// Several lines as one.
@preconcurrency
@MainActor
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  open var boundingMapRect: MKMapRect {
    polylines.reduce(.null) { $0.union($1.boundingMapRect) }
  }
  open override var coordinate: CLLocationCoordinate2D {
    get { MKCoordinateRegion(boundingMapRect).center }
    set {}
  }
}

/// Several areas as one.
@preconcurrency
@MainActor
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  open var boundingMapRect: MKMapRect {
    polygons.reduce(.null) { $0.union($1.boundingMapRect) }
  }
  open override var coordinate: CLLocationCoordinate2D {
    get { MKCoordinateRegion(boundingMapRect).center }
    set {}
  }
}

/// A disc around a place.
@preconcurrency
@MainActor
open class MKCircle: MKShape, MKOverlay {
  private var center = CLLocationCoordinate2D()
  /// In metres.
  open private(set) var radius: CLLocationDistance = 0

  public override init() { super.init() }

  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    (center, self.radius) = (coord, radius)
  }

  /// The one inside a rectangle of the map.
  public convenience init(mapRect: MKMapRect) {
    self.init()
    center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    radius =
      max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude)
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
