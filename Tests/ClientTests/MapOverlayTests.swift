import MapKit
import Testing

/// What a map shows of its region, and the overlays over its placeholder; UIKit comes with MapKit.
@MainActor
@Suite
struct `Overlays of a map` {
  private final class Painter: NSObject, MKMapViewDelegate {
    var asked = 0
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      asked += 1
      if let circle = overlay as? MKCircle {
        let renderer = MKCircleRenderer(circle: circle)
        renderer.fillColor = .red
        return renderer
      }
      if let polygon = overlay as? MKPolygon {
        let renderer = MKPolygonRenderer(polygon: polygon)
        renderer.fillColor = .blue
        return renderer
      }
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .green
      renderer.lineWidth = 6
      return renderer
    }
  }

  private let painter = Painter()

  /// 100 points wide, 10 degrees of the equator.
  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.delegate = painter
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10)
    )
    return map
  }

  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Red, green and blue of the points of a view.
  private func pixels(of view: UIView, at points: [CGPoint]) throws -> [[UInt8]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let bitmap = try #require(image.cgImage)
    let bytes = try #require(bitmap.dataProvider?.data.map { [UInt8]($0) })
    return points.map { point in
      let start = (Int(point.y) * bitmap.width + Int(point.x)) * 4
      return Array(bytes[start..<start + 3])
    }
  }

  @Test
  func `places of the region are points of the view, and back`() {
    let map = map()
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 50) < 0.01 && abs(middle.y - 50) < 0.01)
    let east = map.convert(place(0, 2.5), toPointTo: map)
    #expect(abs(east.x - 75) < 0.1 && abs(east.y - 50) < 0.01)
    #expect(map.convert(place(2.5, 0), toPointTo: map).y < 26)
    let back = map.convert(east, toCoordinateFrom: map)
    #expect(abs(back.longitude - 2.5) < 1e-6 && abs(back.latitude) < 1e-6)
    #expect(map.visibleMapRect.contains(MKMapPoint(place(4, 4))))
    #expect(!map.visibleMapRect.contains(MKMapPoint(place(0, 6))))
  }

  @Test
  func `a wider view shows more to the east and west`() {
    let map = map()
    map.frame.size.width = 200
    let east = map.convert(place(0, 2.5), toPointTo: map)
    #expect(abs(east.x - 125) < 0.2)
    #expect(map.regionThatFits(map.region).span.longitudeDelta > 19)
  }

  @Test
  func `padding keeps annotations away from the edges`() {
    let map = map()
    let rect = MKPolyline(coordinates: [place(-1, -1), place(1, 1)], count: 2).boundingMapRect
    let insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    map.setVisibleMapRect(rect, edgePadding: insets, animated: false)
    let corner = map.convert(place(1, 1), toPointTo: map)
    #expect(abs(corner.x - 80) < 0.1 && abs(corner.y - 20) < 0.1)
  }

  @Test
  func `a circle, a line and an area are drawn with their renderers`() throws {
    let map = map()
    map.addOverlay(MKCircle(center: place(0, 0), radius: 100_000))
    let line = [place(-3, -4), place(-3, 4)]
    map.addOverlay(MKPolyline(coordinates: line, count: line.count))
    let area = [place(4, -4), place(4, -2), place(2, -2), place(2, -4)]
    map.addOverlay(MKPolygon(coordinates: area, count: area.count))
    let seen = try pixels(
      of: map,
      at: [(50, 50), (50, 80), (20, 20), (90, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    )
    let colours = [UIColor.red, .green, .blue].map { colour -> [UInt8] in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue].map { UInt8($0 * 255) }
    }
    #expect(Array(seen.prefix(3)) == colours)
    #expect(!colours.contains(seen[3]))
    #expect(painter.asked == 3 && map.overlays.count == 3)
  }

  @Test
  func `an overlay that is removed is no longer drawn`() throws {
    let map = map()
    let circle = MKCircle(center: place(0, 0), radius: 100_000)
    map.addOverlay(circle)
    #expect(map.renderer(for: circle) is MKCircleRenderer)
    let before = try pixels(of: map, at: [CGPoint(x: 50, y: 45)])
    map.removeOverlay(circle)
    let after = try pixels(of: map, at: [CGPoint(x: 50, y: 45)])
    #expect(before == [[255, 0, 0]] && after != before && map.overlays.isEmpty)
  }

  @Test
  func `overlays above the roads are below those above the names`() {
    let map = map()
    let (first, second) = (MKCircle(center: place(0, 0), radius: 1), MKCircle())
    map.addOverlay(first, level: .aboveLabels)
    map.addOverlay(second, level: .aboveRoads)
    #expect(map.overlays.map { $0 === second } == [true, false])
    #expect(map.overlays(in: .aboveLabels).count == 1)
    map.insertOverlay(second, at: 0, level: .aboveLabels)
    #expect(map.overlays(in: .aboveRoads).isEmpty && map.overlays.first === second)
  }

  @Test
  func `annotations are shown by a region around them`() {
    let (map, pins) = (map(), [MKPointAnnotation(), MKPointAnnotation()])
    pins[0].coordinate = place(20, 30)
    pins[1].coordinate = place(22, 40)
    map.showAnnotations(pins, animated: false)
    #expect(map.annotations.count == 2)
    for pin in pins { #expect(map.visibleMapRect.contains(MKMapPoint(pin.coordinate))) }
    #expect(map.annotations(in: map.visibleMapRect).count == 2)
    #expect(abs(map.centerCoordinate.longitude - 35) < 0.01)
  }
}
