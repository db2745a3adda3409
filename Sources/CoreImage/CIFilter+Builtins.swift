// The constructors of filters with properties.

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltinFilter.make("CIMotionBlur")
  }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter.make("CIZoomBlur") }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    BuiltinFilter.make("CIMorphologyMaximum")
  }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    BuiltinFilter.make("CIMorphologyMinimum")
  }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    BuiltinFilter.make("CIMorphologyGradient")
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("CISharpenLuminance")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("CIUnsharpMask")
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("CIColorControls")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.make("CIGammaAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltinFilter.make("CIColorMatrix")
  }
  public class func colorClamp() -> any CIFilter & CIColorClamp {
    BuiltinFilter.make("CIColorClamp")
  }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    BuiltinFilter.make("CIColorPolynomial")
  }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    BuiltinFilter.make("CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    BuiltinFilter.make("CISRGBToneCurveToLinear")
  }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    BuiltinFilter.make("CITemperatureAndTint")
  }
  public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter.make("CIToneCurve") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    BuiltinFilter.make("CIWhitePointAdjust")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    BuiltinFilter.make("CIHighlightShadowAdjust")
  }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    BuiltinFilter.make("CIColorThreshold")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("CIColorInvert")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("CIColorMonochrome")
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltinFilter.make("CIFalseColor")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter.make("CIColorPosterize")
  }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltinFilter.make("CIMaskToAlpha")
  }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter.make("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter.make("CIMinimumComponent")
  }
  public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter.make("CIColorCube") }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    BuiltinFilter.make("CIColorCubeWithColorSpace")
  }
  public class func colorMap() -> any CIFilter & CIColorMap { BuiltinFilter.make("CIColorMap") }
  public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter.make("CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter.make("CIXRay") }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    BuiltinFilter.make("CIVignetteEffect")
  }
  public class func dither() -> any CIFilter & CIDither { BuiltinFilter.make("CIDither") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("CIPhotoEffectTransfer")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOverCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceOutCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISourceAtopCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIScreenBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIOverlayBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHardLightBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISoftLightBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDarkenBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILightenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIExclusionBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorDodgeBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBurnBlendMode")
  }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearDodgeBlendMode")
  }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILinearBurnBlendMode")
  }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISubtractBlendMode")
  }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIDivideBlendMode")
  }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIPinLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIHueBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CISaturationBlendMode")
  }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CIColorBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("CILuminosityBlendMode")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter.make("CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter.make("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter.make("CIRadialGradient")
  }
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    BuiltinFilter.make("CIHueSaturationValueGradient")
  }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter.make("CIGaussianGradient")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter.make("CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter.make("CIStripesGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    BuiltinFilter.make("CIRandomGenerator")
  }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.make("CIRoundedRectangleGenerator")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.make("CICode128BarcodeGenerator")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter.make("CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    BuiltinFilter.make("CIBicubicScaleTransform")
  }
  public class func straighten() -> any CIFilter & CIStraighten {
    BuiltinFilter.make("CIStraightenFilter")
  }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    BuiltinFilter.make("CIPerspectiveTransform")
  }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    BuiltinFilter.make("CIPerspectiveCorrection")
  }
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltinFilter.make("CIAffineClamp")
  }
  public class func affineTile() -> any CIFilter & CIAffineTile {
    BuiltinFilter.make("CIAffineTile")
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltinFilter.make("CIBumpDistortion")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    BuiltinFilter.make("CIPinchDistortion")
  }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltinFilter.make("CITwirlDistortion")
  }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    BuiltinFilter.make("CIVortexDistortion")
  }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    BuiltinFilter.make("CIHoleDistortion")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithMask")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithRedMask")
  }
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("CIBlendWithBlueMask")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("CICrystallize")
  }
  public class func pointillize() -> any CIFilter & CIPointillize {
    BuiltinFilter.make("CIPointillize")
  }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.make("CIDotScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen {
    BuiltinFilter.make("CILineScreen")
  }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    BuiltinFilter.make("CIHatchedScreen")
  }
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    BuiltinFilter.make("CICircularScreen")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter.make("CIAreaAverage")
  }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
    BuiltinFilter.make("CIAreaMaximum")
  }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
    BuiltinFilter.make("CIAreaMinimum")
  }
  public class func rowAverage() -> any CIFilter & CIRowAverage {
    BuiltinFilter.make("CIRowAverage")
  }
  public class func columnAverage() -> any CIFilter & CIColumnAverage {
    BuiltinFilter.make("CIColumnAverage")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter.make("CIDissolveTransition")
  }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    BuiltinFilter.make("CISwipeTransition")
  }
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    BuiltinFilter.make("CIBarsSwipeTransition")
  }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    BuiltinFilter.make("CICopyMachineTransition")
  }
  public class func modTransition() -> any CIFilter & CIModTransition {
    BuiltinFilter.make("CIModTransition")
  }
  public class func disintegrateWithMaskTransition() -> any CIFilter
    & CIDisintegrateWithMaskTransition
  { BuiltinFilter.make("CIDisintegrateWithMaskTransition") }
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    BuiltinFilter.make("CIRippleTransition")
  }
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
    BuiltinFilter.make("CIPageCurlTransition")
  }
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition
  {
    BuiltinFilter.make("CIPageCurlWithShadowTransition")
  }
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    BuiltinFilter.make("CIFlashTransition")
  }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    BuiltinFilter.make("CIHexagonalPixellate")
  }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
    BuiltinFilter.make("CIKaleidoscope")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    BuiltinFilter.make("CICircleSplashDistortion")
  }
  public class func lightTunnel() -> any CIFilter & CILightTunnel {
    BuiltinFilter.make("CILightTunnel")
  }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltinFilter.make("CIBumpDistortionLinear")
  }
  public class func mix() -> any CIFilter & CIMix { BuiltinFilter.make("CIMix") }
  public class func convolution3X3() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution3X3")
  }
  public class func convolution5X5() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution5X5")
  }
  public class func convolution7X7() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution7X7")
  }
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution9Horizontal")
  }
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    BuiltinFilter.make("CIConvolution9Vertical")
  }
}

extension BuiltinFilter {
  /// Every name above is in the catalog.
  fileprivate static func make(_ name: String) -> BuiltinFilter {
    guard let recipe = FilterCatalog.all[name] else {
      preconditionFailure("\(name) is not a filter.")
    }
    return BuiltinFilter(recipe)
  }
}
