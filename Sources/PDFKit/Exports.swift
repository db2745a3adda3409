// UIKit comes with this module.
@_exported import UIKit
