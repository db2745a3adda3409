import CoreGraphics
import Foundation

public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

public protocol CIGaussianGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  var value: Float { get set }
  var radius: Float { get set }
  var softness: Float { get set }
  var dither: Float { get set }
  var colorSpace: CGColorSpace? { get set }
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}

public protocol CIRandomGenerator: CIFilterProtocol {}

public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
