import CoreImage
import QuartzCore

extension UIImage {
  /// A picture of Core Image, drawn when it is shown; without pixels if its extent is infinite.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      bitmap: CIContext().createCGImage(ciImage, from: ciImage.extent),
      traits: Traits(scale: scale > 0 ? scale : 1, orientation: orientation),
      ciImage: ciImage
    )
  }
}

extension CIImage {
  /// The image's pixels as stored: not turned, a point is as many pixels as the scale (documented).
  ///
  /// Nil for an image without pixels.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let picture = image.ciImage {
      self.init(copying: picture)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels, options: options)
    } else {
      return nil
    }
  }
}

extension CIColor {
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}
