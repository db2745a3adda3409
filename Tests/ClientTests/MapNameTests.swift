// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Contacts
import Foundation
import MapKit
import Testing
import UIKit

/// The flat map, what lies on it, and services that are not there.
@MainActor
@Suite
struct `Maps and what lies on them` {
  private let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)

  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  private func isNear(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Bool {
    abs(a.latitude - b.latitude) < 1e-6 && abs(a.longitude - b.longitude) < 1e-6
  }

  @Test
  func `a coordinate becomes a point of the map and comes back`() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 134_217_728) < 1e-6 && abs(middle.y - 134_217_728) < 1e-6)
    let places = [
      london, CLLocationCoordinate2D(latitude: -33.8688, longitude: 151.2093),
      CLLocationCoordinate2D(latitude: 84, longitude: -179.5),
    ]
    for place in places { #expect(isNear(MKMapPoint(place).coordinate, place)) }
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 89, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 1)
    #expect(MKMapPointForCoordinate(london).y < middle.y)
  }

  @Test
  func `a metre is longer on the map towards the poles`() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
  }

  @Test
  func `rectangles of the map unite, intersect and contain`() {
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let b = MKMapRect(x: 5, y: 6, width: 10, height: 10)
    #expect(a.union(b) == MKMapRectMake(0, 0, 15, 16))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 6, width: 5, height: 4))
    #expect(a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(MKMapRect.null.union(a) == a && !MKMapRect.null.contains(MKMapPoint(x: 0, y: 0)))
    #expect(a.contains(MKMapPoint(x: 10, y: 3)) && !a.contains(b))
    #expect(a.insetBy(dx: 2, dy: 3) == MKMapRect(x: 2, y: 3, width: 6, height: 4))
    #expect(MKMapRect.world.contains(a) && MKMapRectIsNull(.null))
  }

  @Test
  func `a circle's area reaches as far as its radius`() {
    let circle = MKCircle(center: london, radius: 1000)
    let rect = circle.boundingMapRect
    let (west, east) = (
      MKMapPoint(x: rect.minX, y: rect.midY), MKMapPoint(x: rect.maxX, y: rect.midY)
    )
    #expect(abs(west.distance(to: east) - 2000) < 10)
    #expect(isNear(circle.coordinate, london) && rect.contains(MKMapPoint(london)))
    #expect(!circle.intersects(rect.offsetBy(dx: rect.width * 2, dy: 0)))
  }

  @Test
  func `lines and polygons lie in the rectangle around their places`() {
    let corners = [
      CLLocationCoordinate2D(latitude: 10, longitude: 20),
      CLLocationCoordinate2D(latitude: 12, longitude: 25),
      CLLocationCoordinate2D(latitude: 8, longitude: 22),
    ]
    let line = MKPolyline(coordinates: corners, count: 3)
    let polygon = MKPolygon(coordinates: corners, count: corners.count)
    let rect = line.boundingMapRect
    #expect(line.pointCount == 3 && rect == polygon.boundingMapRect)
    #expect(abs(rect.minX - MKMapPoint(corners[0]).x) < 1e-6)
    #expect(abs(rect.minY - MKMapPoint(corners[1]).y) < 1e-6)
    #expect(abs(rect.maxY - MKMapPoint(corners[2]).y) < 1e-6)
    #expect(isNear(line.points()[1].coordinate, corners[1]))
    var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 1, length: 2))
    #expect(isNear(read[0], corners[1]) && isNear(read[1], corners[2]))
    let region = MKCoordinateRegion(rect)
    #expect(abs(region.span.longitudeDelta - 5) < 1e-6)
    #expect(abs(region.span.latitudeDelta - 4) < 1e-6)
  }

  @Test
  func `a subclass of a line keeps the way it is made`() {
    final class Route: MKPolyline {
      var color = UIColor.red
    }
    let route = Route(coordinates: [london, london], count: 2)
    #expect(route.pointCount == 2 && route.color == .red)
    #expect((route as MKOverlay).boundingMapRect.isEmpty)
  }

  @Test
  func `the address of a tile has its numbers`() {
    let tiles = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}.png")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 7, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/7/3/5.png")
    #expect(tiles.boundingMapRect == .world && !tiles.canReplaceMapContent)
  }

  @Test
  func `a registered view is made for its annotation`() {
    final class Flag: MKAnnotationView {
      override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        canShowCallout = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let (map, pin) = (MKMapView(frame: .zero), MKPointAnnotation())
    map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
    let view = map.dequeueReusableAnnotationView(withIdentifier: "flag", for: pin)
    #expect(view is Flag && view.canShowCallout && view.annotation === pin)
    #expect(view.reuseIdentifier == "flag")
    let usual = map.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier,
      for: pin
    )
    #expect(usual is MKMarkerAnnotationView)
  }

  @Test
  func `a cluster is in the middle of its members`() {
    let pins = [10.0, 20].map { longitude in
      let pin = MKPointAnnotation()
      pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: longitude)
      return pin
    }
    let cluster = MKClusterAnnotation(memberAnnotations: pins)
    #expect(isNear(cluster.coordinate, CLLocationCoordinate2D(latitude: 0, longitude: 15)))
    #expect(cluster.memberAnnotations.count == 2)
  }

  @Test
  func `a placemark has the parts of its address`() {
    let address = CNMutablePostalAddress()
    address.street = "1 Infinite Loop"
    address.city = "Cupertino"
    let item = MKMapItem(placemark: MKPlacemark(coordinate: london, postalAddress: address))
    #expect(item.placemark.locality == "Cupertino" && item.placemark.country == nil)
    #expect(item.placemark.title == "1 Infinite Loop" && !item.isCurrentLocation)
    #expect(isNear(MKPlacemark(placemark: item.placemark).coordinate, london))
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation && !item.openInMaps())
  }

  @Test
  func `searches and directions fail later`() {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Coffee"
    let search = MKLocalSearch(request: request)
    let directions = MKDirections(request: MKDirections.Request())
    var errors: [Error?] = []
    search.start { response, error in
      #expect(response == nil)
      errors.append(error)
    }
    directions.calculate { response, error in
      #expect(response?.routes.first == nil)
      errors.append(error)
    }
    #expect(search.isSearching && directions.isCalculating && errors.isEmpty)
    wait()
    #expect(!search.isSearching && !directions.isCalculating)
    #expect((errors.first as? MKError)?.code == .serverFailure)
    #expect((errors.last as? MKError)?.code == .directionsNotFound)
  }

  @Test
  func `a completer fails for what was typed last`() {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var failures = 0
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {
        failures += 1
      }
    }
    let (completer, listener) = (MKLocalSearchCompleter(), Listener())
    completer.delegate = listener
    completer.queryFragment = "c"
    completer.queryFragment = "co"
    #expect(completer.isSearching && listener.failures == 0)
    wait()
    #expect(!completer.isSearching && listener.failures == 1 && completer.results.isEmpty)
  }

  /// With a title of its own, and none below it.
  private final class Museum: NSObject, MKAnnotation {
    let title: String?
    let coordinate = CLLocationCoordinate2D(latitude: 48.86, longitude: 2.34)
    init(title: String?) { self.title = title }
  }

  @Test
  func `the title of any annotation is optional twice, and that of a class as it declares it`() {
    let museum = Museum(title: "Louvre")
    let any: any MKAnnotation = museum
    if let title = any.title {
      #expect(title! == "Louvre")
    } else {
      Issue.record("It has a title.")
    }
    #expect(any.title!!.count == 6 && any.title??.count == 6)
    #expect((any.subtitle ?? nil) == nil)
    if let title = museum.title { #expect(title.count == 6) }
    let pin = MKPointAnnotation()
    pin.title = "Pin"
    #expect(pin.title?.count == 3)
    let cluster = MKClusterAnnotation(memberAnnotations: [museum, pin])
    #expect(cluster.title == "Louvre")
    let label = UILabel()
    label.text = any.title ?? ""
    #expect(label.text == "Louvre")
  }
}
