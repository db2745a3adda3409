import CoreImage
import Testing

/// Pictures that tests filter, and what comes out.
enum Pictures {
  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue))
      .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  /// Black on the left, white on the right.
  static func edge(width: CGFloat = 40, height: CGFloat = 8) -> CIImage {
    let black = CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
    let white = CIImage.white
      .cropped(to: CGRect(x: width / 2, y: 0, width: width / 2, height: height))
    return white.composited(over: black)
  }
}

extension CIImage {
  /// The bytes of the pixel at a place, y up.
  func bytes(_ x: Int, _ y: Int, in context: CIContext = CIContext()) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 0]
    context.render(
      self,
      toBitmap: &bytes,
      rowBytes: 4,
      bounds: CGRect(x: x, y: y, width: 1, height: 1),
      format: .RGBA8,
      colorSpace: nil
    )
    return bytes
  }

  func filtered(_ name: String, _ values: [String: Any] = [:]) -> CIImage {
    applyingFilter(name, parameters: values)
  }
}

func near(_ bytes: [UInt8], _ expected: [UInt8], by tolerance: Int = 1) -> Bool {
  zip(bytes, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
