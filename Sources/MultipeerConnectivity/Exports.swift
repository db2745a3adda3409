// UIKit comes with this module, as on iOS.
@_exported import UIKit
