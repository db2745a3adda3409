// UIKit comes with this module, and the places of records.
@_exported import CoreLocation
@_exported import UIKit
