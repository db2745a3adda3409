@_exported import CoreGraphics
@_exported import Foundation
// What Core Image's classes descend from, as in QuartzCore's exports.
@_exported import class ObjectiveC.NSObject
