// UIKit comes with this module, as on iOS.
@_exported import CoreLocation
@_exported import UIKit
