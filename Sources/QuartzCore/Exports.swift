@_exported import CoreGraphics
@_exported import Foundation
@_exported import struct Geometry.CATransform3D
// Scoped imports win over whole modules, in files that import this module or one above it: so the
// types on the virtual clock hide Foundation's and Dispatch's of the same names even where a file
// imports Foundation too.
@_exported import class Timeline.DispatchGroup
@_exported import class Timeline.DispatchQueue
@_exported import struct Timeline.DispatchTime
@_exported import typealias Timeline.DispatchWallTime
@_exported import class Timeline.DispatchWorkItem
@_exported import class Timeline.RunLoop
@_exported import struct Timeline.Selector
@_exported import enum Timeline.Thread
@_exported import class Timeline.Timer
