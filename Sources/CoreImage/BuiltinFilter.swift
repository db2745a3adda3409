import CoreGraphics
import Foundation

/// A filter with the properties of all of them; each constructor shows those that its filter has.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  var aVector: CIVector {
    get { inputs.vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var alphaCoefficients: CIVector {
    get { inputs.vector("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var amount: Float {
    get { inputs.float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var angle: Float {
    get { inputs.float("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var aspectRatio: Float {
    get { inputs.float("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var bVector: CIVector {
    get { inputs.vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var backgroundImage: CIImage? {
    get { inputs.image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var backsideImage: CIImage? {
    get { inputs.image("inputBacksideImage") }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }
  var barOffset: Float {
    get { inputs.float("inputBarOffset") }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }
  var barcodeHeight: Float {
    get { inputs.float("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var bias: Float {
    get { inputs.float("inputBias") }
    set { setValue(newValue, forKey: "inputBias") }
  }
  var biasVector: CIVector {
    get { inputs.vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var blueCoefficients: CIVector {
    get { inputs.vector("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var bottomLeft: CGPoint {
    get { inputs.vector("inputBottomLeft").cgPointValue }
    set { setValue(newValue, forKey: "inputBottomLeft") }
  }
  var bottomRight: CGPoint {
    get { inputs.vector("inputBottomRight").cgPointValue }
    set { setValue(newValue, forKey: "inputBottomRight") }
  }
  var brightness: Float {
    get { inputs.float("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var center: CGPoint {
    get { inputs.vector("inputCenter").cgPointValue }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var color: CIColor {
    get { inputs.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { inputs.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { inputs.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var colorSpace: CGColorSpace? {
    get { value(forKey: "inputColorSpace") as? CGColorSpace }
    set { setValue(newValue, forKey: "inputColorSpace") }
  }
  var compression: Float {
    get { inputs.float("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }
  var contrast: Float {
    get { inputs.float("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var correctionLevel: String {
    get { inputs.text("inputCorrectionLevel") ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var crop: Bool {
    get { inputs.number("inputCrop") != 0 }
    set { setValue(newValue, forKey: "inputCrop") }
  }
  var cubeData: Data {
    get { inputs.data("inputCubeData") ?? Data() }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var cubeDimension: Float {
    get { inputs.float("inputCubeDimension") }
    set { setValue(newValue, forKey: "inputCubeDimension") }
  }
  var count: Int {
    get { Int(inputs.number("inputCount")) }
    set { setValue(newValue, forKey: "inputCount") }
  }
  var dither: Float {
    get { inputs.float("inputDither") }
    set { setValue(newValue, forKey: "inputDither") }
  }
  var ev: Float {
    get { inputs.float("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var extent: CGRect {
    get { inputs.rect("inputExtent") }
    set { setValue(newValue, forKey: "inputExtent") }
  }
  var extrapolate: Bool {
    get { inputs.number("inputExtrapolate") != 0 }
    set { setValue(newValue, forKey: "inputExtrapolate") }
  }
  var fadeThreshold: Float {
    get { inputs.float("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  var falloff: Float {
    get { inputs.float("inputFalloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var gVector: CIVector {
    get { inputs.vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var gradientImage: CIImage? {
    get { inputs.image("inputGradientImage") }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var greenCoefficients: CIVector {
    get { inputs.vector("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var highlightAmount: Float {
    get { inputs.float("inputHighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var inputImage: CIImage? {
    get { inputs.image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { inputs.float("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var levels: Float {
    get { inputs.float("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var maskImage: CIImage? {
    get { inputs.image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var maxComponents: CIVector {
    get { inputs.vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var maxStriationRadius: Float {
    get { inputs.float("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  var message: Data {
    get { inputs.data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var minComponents: CIVector {
    get { inputs.vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var neutral: CIVector {
    get { inputs.vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var opacity: Float {
    get { inputs.float("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  var point0: CGPoint {
    get { inputs.vector("inputPoint0").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { inputs.vector("inputPoint1").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  var point2: CGPoint {
    get { inputs.vector("inputPoint2").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint2") }
  }
  var point3: CGPoint {
    get { inputs.vector("inputPoint3").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint3") }
  }
  var point4: CGPoint {
    get { inputs.vector("inputPoint4").cgPointValue }
    set { setValue(newValue, forKey: "inputPoint4") }
  }
  var power: Float {
    get { inputs.float("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var quietSpace: Float {
    get { inputs.float("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var rVector: CIVector {
    get { inputs.vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var radius: Float {
    get { inputs.float("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var radius0: Float {
    get { inputs.float("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { inputs.float("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var redCoefficients: CIVector {
    get { inputs.vector("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var rotation: Float {
    get { inputs.float("inputRotation") }
    set { setValue(newValue, forKey: "inputRotation") }
  }
  var saturation: Float {
    get { inputs.float("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var scale: Float {
    get { inputs.float("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var shadingImage: CIImage? {
    get { inputs.image("inputShadingImage") }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }
  var shadowAmount: Float {
    get { inputs.float("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var shadowDensity: Float {
    get { inputs.float("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  var shadowExtent: CGRect {
    get { inputs.rect("inputShadowExtent") }
    set { setValue(newValue, forKey: "inputShadowExtent") }
  }
  var shadowOffset: CGPoint {
    get { inputs.vector("inputShadowOffset").cgPointValue }
    set { setValue(newValue, forKey: "inputShadowOffset") }
  }
  var shadowRadius: Float {
    get { inputs.float("inputShadowRadius") }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }
  var shadowSize: Float {
    get { inputs.float("inputShadowSize") }
    set { setValue(newValue, forKey: "inputShadowSize") }
  }
  var sharpness: Float {
    get { inputs.float("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var softness: Float {
    get { inputs.float("inputSoftness") }
    set { setValue(newValue, forKey: "inputSoftness") }
  }
  var striationContrast: Float {
    get { inputs.float("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  var striationStrength: Float {
    get { inputs.float("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  var targetImage: CIImage? {
    get { inputs.image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var targetNeutral: CIVector {
    get { inputs.vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var threshold: Float {
    get { inputs.float("inputThreshold") }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  var time: Float {
    get { inputs.float("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var topLeft: CGPoint {
    get { inputs.vector("inputTopLeft").cgPointValue }
    set { setValue(newValue, forKey: "inputTopLeft") }
  }
  var topRight: CGPoint {
    get { inputs.vector("inputTopRight").cgPointValue }
    set { setValue(newValue, forKey: "inputTopRight") }
  }
  var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var value: Float {
    get { inputs.float("inputValue") }
    set { setValue(newValue, forKey: "inputValue") }
  }
  var weights: CIVector {
    get { inputs.vector("inputWeights") }
    set { setValue(newValue, forKey: "inputWeights") }
  }
  var width: Float {
    get { inputs.float("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
}

extension BuiltinFilter: CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur, CIZoomBlur,
  CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyGradient, CISharpenLuminance, CIUnsharpMask,
  CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorMatrix,
  CIColorClamp, CIColorPolynomial, CILinearToSRGBToneCurve, CISRGBToneCurveToLinear,
  CITemperatureAndTint, CIToneCurve, CIWhitePointAdjust, CIHighlightShadowAdjust, CIColorThreshold,
  CIColorInvert, CIColorMonochrome, CISepiaTone, CIFalseColor, CIColorPosterize, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIColorCube, CIColorCubeWithColorSpace, CIColorMap,
  CIThermal, CIXRay, CIVignette, CIVignetteEffect, CIDither, CIPhotoEffect, CICompositeOperation,
  CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient,
  CIHueSaturationValueGradient,
  CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CIRoundedRectangleGenerator,
  CIQRCodeGenerator, CICode128BarcodeGenerator, CILanczosScaleTransform, CIBicubicScaleTransform,
  CIStraighten, CIPerspectiveTransform, CIPerspectiveCorrection, CIAffineClamp, CIAffineTile,
  CIBumpDistortion, CIPinchDistortion, CITwirlDistortion, CIVortexDistortion, CIHoleDistortion,
  CIBlendWithMask, CIPixellate, CICrystallize, CIPointillize, CIBloom, CIGloom, CIEdges,
  CIDotScreen, CILineScreen, CIHatchedScreen, CICircularScreen, CIAreaAverage, CIAreaMaximum,
  CIAreaMinimum, CIRowAverage, CIColumnAverage, CIDissolveTransition, CISwipeTransition,
  CIBarsSwipeTransition, CICopyMachineTransition, CIModTransition, CIDisintegrateWithMaskTransition,
  CIFlashTransition, CIRippleTransition, CIPageCurlTransition, CIPageCurlWithShadowTransition,
  CIHexagonalPixellate, CIKaleidoscope, CICircleSplashDistortion, CILightTunnel,
  CIBumpDistortionLinear, CIMix, CIConvolution
{}
