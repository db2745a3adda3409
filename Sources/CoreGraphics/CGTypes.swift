import Foundation
import Geometry

// The small enumerations of Core Graphics, with Apple's raw values.

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  package var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

public enum CGBlendMode: Int32, Sendable, CaseIterable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of the bytes of a number in a bitmap.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How channels share the bits of a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case rgb555 = 0x10000
  case rgb565 = 0x20000
  case rgb101010 = 0x30000
  case rgbCIF10 = 0x40000
}

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
