import CoreGraphics

public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}

public protocol CICircleSplashDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CILightTunnel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var rotation: Float { get set }
  var radius: Float { get set }
}

public protocol CIBumpDistortionLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
  var scale: Float { get set }
}

public protocol CIMix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var amount: Float { get set }
}

public protocol CIConvolution: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var weights: CIVector { get set }
  var bias: Float { get set }
}
