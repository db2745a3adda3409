// The sound that is heard comes with this module.
@_exported import AVFoundation
@_exported import UIKit
