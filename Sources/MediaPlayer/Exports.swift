// UIKit and AVFoundation come with this module, as on iOS.
@_exported import AVFoundation
@_exported import UIKit
