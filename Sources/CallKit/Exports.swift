// UIKit comes with this module, and the sound of calls (inferred: a sample of Apple uses it so).
@_exported import AVFoundation
@_exported import UIKit
