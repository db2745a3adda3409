// Models come with this module (documented).
@_exported import CoreML
@_exported import UIKit
