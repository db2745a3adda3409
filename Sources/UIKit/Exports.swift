// `import UIKit` brings in the floors below, as on iOS.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import QuartzCore
