// UIKit comes with this module, and the places of intents.
@_exported import CoreLocation
@_exported import UIKit
