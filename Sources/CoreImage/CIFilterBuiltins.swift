import UIKit

// Apple's Swift interface of filters: properties in place of keys. Code that imports
// `CoreImage.CIFilterBuiltins` finds it in `CoreImage` itself.

public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
  var inputImage: CIImage? { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
  var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
  var radius: Float { get set }
}

public protocol CIDiscBlur: CIFilterProtocol {
  var radius: Float { get set }
}

public protocol CIMotionBlur: CIFilterProtocol {
  var radius: Float { get set }
  var angle: Float { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
  var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
  var brightness: Float { get set }
  var contrast: Float { get set }
  var saturation: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var color: CIColor { get set }
  var intensity: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {}

public protocol CIVignette: CIFilterProtocol {
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
  var center: CGPoint { get set }
  var scale: Float { get set }
}

public protocol CICrystallize: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var ev: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
  var angle: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
  var amount: Float { get set }
}

public protocol CIGammaAdjust: CIFilterProtocol {
  var power: Float { get set }
}

public protocol CISharpenLuminance: CIFilterProtocol {
  var sharpness: Float { get set }
  var radius: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
  var intensity: Float { get set }
  var radius: Float { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {}

public protocol CICompositeOperation: CIFilterProtocol {
  var backgroundImage: CIImage? { get set }
}

/// A code for scanners; none is drawn.
public protocol CIQRCodeGenerator: AnyObject {
  var outputImage: CIImage? { get }
  var message: Data { get set }
  var correctionLevel: String { get set }
}

/// All of them: like any filter here they pass the picture through unchanged, which is reported.
final class BuiltinFilter: CIFilter, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur,
  CISepiaTone, CIColorControls, CIColorMonochrome, CIColorInvert, CIVignette, CIPixellate,
  CICrystallize, CIBloom, CIExposureAdjust, CIHueAdjust, CIVibrance, CIGammaAdjust,
  CISharpenLuminance, CIUnsharpMask, CIBlendWithMask, CIPhotoEffect, CICompositeOperation,
  CIQRCodeGenerator, @unchecked Sendable
{
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var center: CGPoint {
    get { value(forKey: "inputCenter") as? CGPoint ?? CGPoint(x: 150, y: 150) }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }

  /// Code sets numbers of several types by their keys.
  private func number(_ key: String) -> Float {
    switch value(forKey: key) {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    default: 0
    }
  }

  /// - Parameter numbers: the defaults that differ from 0 (documented).
  static func make(_ name: String, _ numbers: [String: Float] = [:]) -> BuiltinFilter {
    guard let filter = BuiltinFilter(name: "CI" + name) else {
      fatalError("A built-in filter can always be made.")
    }
    for (key, value) in numbers { filter.setValue(value, forKey: key) }
    return filter
  }
}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter.make("GaussianBlur", ["inputRadius": 10])
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltinFilter.make("BoxBlur", ["inputRadius": 10])
  }
  public class func discBlur() -> any CIFilter & CIDiscBlur {
    BuiltinFilter.make("DiscBlur", ["inputRadius": 8])
  }
  public class func motionBlur() -> any CIFilter & CIMotionBlur {
    BuiltinFilter.make("MotionBlur", ["inputRadius": 20])
  }
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter.make("SepiaTone", ["inputIntensity": 1])
  }
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter.make("ColorControls", ["inputContrast": 1, "inputSaturation": 1])
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter.make("ColorMonochrome", ["inputIntensity": 1])
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter.make("ColorInvert")
  }
  public class func vignette() -> any CIFilter & CIVignette {
    BuiltinFilter.make("Vignette", ["inputRadius": 1])
  }
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltinFilter.make("Pixellate", ["inputScale": 8])
  }
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltinFilter.make("Crystallize", ["inputRadius": 20])
  }
  public class func bloom() -> any CIFilter & CIBloom {
    BuiltinFilter.make("Bloom", ["inputIntensity": 0.5, "inputRadius": 10])
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter.make("ExposureAdjust")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltinFilter.make("HueAdjust")
  }
  public class func vibrance() -> any CIFilter & CIVibrance {
    BuiltinFilter.make("Vibrance")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltinFilter.make("GammaAdjust", ["inputPower": 1])
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    BuiltinFilter.make("SharpenLuminance", ["inputSharpness": 0.4, "inputRadius": 1.69])
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltinFilter.make("UnsharpMask", ["inputIntensity": 0.5, "inputRadius": 2.5])
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter.make("BlendWithMask")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter.make("PhotoEffectTransfer")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter.make("SourceOverCompositing")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter.make("QRCodeGenerator")
  }
}
