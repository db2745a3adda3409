// UIKit comes with this module, and chance (inferred: samples of Apple shuffle with this import
// alone).
@_exported import GameplayKit
@_exported import UIKit
