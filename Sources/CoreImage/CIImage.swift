import UIKit

/// A picture to be filtered.
///
/// Filters have no effect here: a picture passes through unchanged.
open class CIImage: UIKit.NSObject, @unchecked Sendable {
  package let picture: CGImage?
  public init(cgImage image: CGImage) { picture = image }
  public init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.picture = picture
    super.init()
  }
  public init(color: CIColor) {
    picture = nil
    super.init()
  }
  package init(_ picture: CGImage?) { self.picture = picture }
  open var extent: CGRect {
    guard let picture else { return .infinite }
    return CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
  }
  open func cropped(to rect: CGRect) -> CIImage {
    guard let picture else { return self }
    let flipped = CGRect(
      x: rect.minX,
      y: CGFloat(picture.height) - rect.maxY,
      width: rect.width,
      height: rect.height
    )
    return CIImage(picture.cropping(to: flipped))
  }
  open func clampedToExtent() -> CIImage { self }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    let filter = CIFilter(name: filterName)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"

open class CIFilter: UIKit.NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]
  public init?(name: String) {
    self.name = name
    super.init()
    World.current.diagnostics.report("Core Image: \(name) changes nothing.")
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  open func setDefaults() {}
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open override func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

open class CIContext: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [String: Any]?) { super.init() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent || fromRect.isInfinite
      ? image.picture : image.cropped(to: fromRect).picture
  }
}

open class CIColor: UIKit.NSObject, @unchecked Sendable {
  public let color: UIColor
  public init(color: UIColor) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIImage {
  /// Nil for a picture without its own pixels, such as one of a single colour.
  public convenience init(ciImage: CIImage) {
    if let picture = ciImage.picture { self.init(cgImage: picture) } else { self.init() }
  }
}
