// UIKit comes with this module, as on iOS.
@_exported import Contacts
@_exported import UIKit
