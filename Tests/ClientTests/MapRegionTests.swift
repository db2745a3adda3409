import MapKit
import Testing
import UIKit

/// Moves a map back where it belongs.
private final class Guide: NSObject, MKMapViewDelegate {
  var changes: [Bool] = []
  let home = CLLocationCoordinate2D(latitude: 1, longitude: 2)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    changes.append(animated)
    mapView.setCenter(home, animated: false)
  }
}

@MainActor
@Suite
struct MapRegionTests {
  @Test
  func `a delegate hears of every change of the region, and may correct it`() {
    let (map, guide) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Guide())
    map.delegate = guide
    map.setCenter(CLLocationCoordinate2D(latitude: 50, longitude: 8), animated: true)
    #expect(guide.changes == [true, false] && map.centerCoordinate == guide.home)
    map.region = MKCoordinateRegion(
      center: guide.home,
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
    )
    #expect(guide.changes.count == 3)
    map.centerCoordinate = guide.home
    #expect(guide.changes.count == 3 && map.region.span.latitudeDelta == 1)
  }

  @Test
  func `overlays change places, and a place outside is the nearest one`() {
    let map = MKMapView()
    let (one, two) = (MKCircle(center: .init(), radius: 1), MKCircle(center: .init(), radius: 2))
    map.addOverlay(one)
    map.insertOverlay(two, at: -4)
    #expect((map.overlays.first as? MKCircle) === two)
    map.exchangeOverlay(one, with: two)
    #expect((map.overlays.first as? MKCircle) === one)
  }

  @Test
  func `live updates of the place wait, and end with their task`() async {
    let task = Task {
      var count = 0
      for try await _ in CLLocationUpdate.liveUpdates() { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    let count = try? await task.value
    #expect(count ?? 0 == 0)
    CLServiceSession(authorization: .whenInUse).invalidate()
  }
}
