@_exported import CoreGraphics
@_exported import struct Geometry.CATransform3D
