import CoreLocation
import Testing

/// Places, and a device that does not know where it is; the file imports nothing else.
@MainActor
@Suite
struct `Places on earth` {
  private let london = CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  private func location(_ place: CLLocationCoordinate2D) -> CLLocation {
    CLLocation(latitude: place.latitude, longitude: place.longitude)
  }

  @Test
  func `a distance follows a great circle, both ways`() {
    let (here, there) = (location(london), location(paris))
    #expect(abs(here.distance(from: there) - 343_560) < 500)
    #expect(here.distance(from: there) == there.distance(from: here))
    #expect(here.distance(from: here) == 0)
    let (west, east) = (
      CLLocation(latitude: 0, longitude: 179), CLLocation(latitude: 0, longitude: -179)
    )
    #expect(abs(west.distance(from: east) - 222_390) < 500)
  }

  @Test
  func `a place alone knows neither speed nor course`() {
    let place = location(london)
    #expect(place.speed == -1 && place.course == -1 && place.verticalAccuracy == -1)
    #expect(place.altitude == 0 && place.floor == nil)
    let moving = CLLocation(
      coordinate: paris,
      altitude: 35,
      horizontalAccuracy: 5,
      verticalAccuracy: 3,
      course: 90,
      speed: 2,
      timestamp: Date(timeIntervalSince1970: 0)
    )
    #expect(moving.course == 90 && moving.speed == 2 && moving.altitude == 35)
    #expect(moving.timestamp.timeIntervalSince1970 == 0)
    #expect(moving.coordinate.latitude == paris.latitude)
  }

  @Test
  func `a location of nothing is zeros`() {
    let nowhere = CLLocation()
    #expect(nowhere.coordinate.latitude == 0 && nowhere.coordinate.longitude == 0)
    #expect(nowhere.speed == 0 && nowhere.course == 0 && nowhere.horizontalAccuracy == 0)
  }

  @Test
  func `coordinates beyond the poles are invalid`() {
    #expect(CLLocationCoordinate2DIsValid(london))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
  }

  @Test
  func `a circular region contains what is nearer than its radius`() {
    let region = CLCircularRegion(center: london, radius: 340_000, identifier: "near")
    #expect(region.contains(london) && !region.contains(paris))
    #expect(CLCircularRegion(center: london, radius: 345_000, identifier: "far").contains(paris))
    #expect(region.notifyOnEntry && region.notifyOnExit)
    #expect(
      Set<CLRegion>([region, CLCircularRegion(center: paris, radius: 1, identifier: "near")])
        .count == 1
    )
  }

  @Test
  func `a beacon region is about the beacons of its numbers`() {
    let uuid = UUID()
    let region = CLBeaconRegion(proximityUUID: uuid, major: 123, minor: 456, identifier: "beacon")
    #expect(region.uuid == uuid && region.major == 123 && region.minor == 456)
    #expect(CLBeaconRegion(uuid: uuid, identifier: "all").major == nil)
    #expect(
      region.beaconIdentityConstraint
        == CLBeaconIdentityConstraint(uuid: uuid, major: 123, minor: 456)
    )
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    var errors: [any Error] = []
    var regions: [String] = []

    func locationManager(
      _ manager: CLLocationManager,
      didChangeAuthorization status: CLAuthorizationStatus
    ) { statuses.append(status) }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
      errors.append(error)
    }
    func locationManager(
      _ manager: CLLocationManager,
      monitoringDidFailFor region: CLRegion?,
      withError error: Error
    ) {
      regions.append(region?.identifier ?? "")
      errors.append(error)
    }
  }

  @Test
  func `nobody answers the question for access, and a request for a place fails later`() throws {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.desiredAccuracy = kCLLocationAccuracyBestForNavigation
    manager.startUpdatingLocation()
    #expect(listener.statuses.isEmpty && listener.errors.isEmpty)
    wait()
    #expect(listener.statuses == [.notDetermined] && listener.errors.isEmpty)
    manager.requestLocation()
    wait()
    #expect((listener.errors.first as? CLError)?.code == .locationUnknown)
    #expect(listener.errors.count == 1 && manager.location == nil)
    #expect(manager.authorizationStatus == .notDetermined)
  }

  @Test
  func `a delegate with the newer method does not get the older call`() {
    final class Newer: NSObject, CLLocationManagerDelegate {
      var calls: [String] = []
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        calls.append("new")
      }
      func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
      ) { calls.append("old") }
    }
    let (manager, listener) = (CLLocationManager(), Newer())
    manager.delegate = listener
    wait()
    #expect(listener.calls == ["new"])
  }

  @Test
  func `no region is watched`() {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    manager.startMonitoring(for: CLCircularRegion(center: london, radius: 9, identifier: "home"))
    wait()
    #expect(listener.regions == ["home"] && manager.monitoredRegions.isEmpty)
    #expect((listener.errors.first as? CLError)?.code == .regionMonitoringDenied)
  }

  @Test
  func `geocoding fails, but not at once`() {
    let geocoder = CLGeocoder()
    var failure: Error?
    geocoder.reverseGeocodeLocation(location(london)) { placemarks, error in
      #expect(placemarks == nil)
      failure = error
    }
    #expect(geocoder.isGeocoding && failure == nil)
    wait()
    #expect(!geocoder.isGeocoding && (failure as? CLError)?.code == .network)
    #expect((failure as NSError?)?.domain == kCLErrorDomain)
  }

  @Test
  func `a cancelled geocoding says so`() {
    let geocoder = CLGeocoder()
    var failure: Error?
    geocoder.geocodeAddressString("Cupertino") { failure = $1 }
    geocoder.cancelGeocode()
    #expect(!geocoder.isGeocoding)
    wait()
    #expect((failure as? CLError)?.code == .geocodeCanceled)
  }
}
