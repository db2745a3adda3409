// Foundation comes with this module, as on iOS; UIKit has the classes on the virtual clock.
@_exported import UIKit
