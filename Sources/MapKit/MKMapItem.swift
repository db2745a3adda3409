import Contacts
import CoreLocation
import UIKit

/// A place with an address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  private let address: CNPostalAddress?

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, address: nil)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    addressDictionary: [String: Any]?
  ) {
    let known = addressDictionary.map { dictionary in
      let address = CNMutablePostalAddress()
      address.street = dictionary["Street"] as? String ?? ""
      address.city = dictionary["City"] as? String ?? ""
      address.state = dictionary["State"] as? String ?? ""
      address.postalCode = dictionary["ZIP"] as? String ?? ""
      address.country = dictionary["Country"] as? String ?? ""
      address.isoCountryCode = dictionary["CountryCode"] as? String ?? ""
      return address
    }
    self.init(coordinate, address: known)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    postalAddress address: CNPostalAddress
  ) { self.init(coordinate, address: address) }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    address = (placemark as? MKPlacemark)?.address
    super.init(placemark: placemark)
  }

  private init(_ coordinate: CLLocationCoordinate2D, address: CNPostalAddress?) {
    self.coordinate = coordinate
    self.address = address
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
  }

  private func known(_ part: KeyPath<CNPostalAddress, String>) -> String? {
    address.map { $0[keyPath: part] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  open var countryCode: String? { isoCountryCode }
  open override var name: String? { thoroughfare ?? locality }
  open override var thoroughfare: String? { known(\.street) }
  open override var locality: String? { known(\.city) }
  open override var subLocality: String? { known(\.subLocality) }
  open override var administrativeArea: String? { known(\.state) }
  open override var subAdministrativeArea: String? { known(\.subAdministrativeArea) }
  open override var postalCode: String? { known(\.postalCode) }
  open override var isoCountryCode: String? { known(\.isoCountryCode) }
  open override var country: String? { known(\.country) }
}

extension MKPlacemark: MKAnnotation {
  public var title: String? { name }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// A place of interest with its name and number.
open class MKMapItem: UIKit.NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public let isCurrentLocation: Bool
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
  }

  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  private init(current: Void) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    name = "Current Location"
  }

  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// Opens nothing: there is no other app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// What kind of a place it is.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// Which kinds of places are wanted.
open class MKPointOfInterestFilter: UIKit.NSObject, @unchecked Sendable {
  private let kinds: Set<MKPointOfInterestCategory>
  private let areIncluded: Bool

  public init(including categories: [MKPointOfInterestCategory]) {
    (kinds, areIncluded) = (Set(categories), true)
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    (kinds, areIncluded) = (Set(categories), false)
  }

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    kinds.contains(category) == areIncluded
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
