import CoreGraphics

/// How the numbers of a picture lie in memory: 8 bits a channel, as far as supported here.
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  /// Nil means sRGB (documented).
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init(
    bitsPerComponent: UInt32,
    bitsPerPixel: UInt32,
    colorSpace: Unmanaged<CGColorSpace>!,
    bitmapInfo: CGBitmapInfo,
    version: UInt32,
    decode: UnsafePointer<CGFloat>!,
    renderingIntent: CGColorRenderingIntent
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
    self.version = version
    self.decode = decode
    self.renderingIntent = renderingIntent
  }

  public init() {
    self.init(
      bitsPerComponent: 0,
      bitsPerPixel: 0,
      colorSpace: nil,
      bitmapInfo: [],
      version: 0,
      decode: nil,
      renderingIntent: .defaultIntent
    )
  }

  /// Nil where nothing can be stored so.
  ///
  /// The space stays alive, as the format does not keep it.
  public init?(
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    colorSpace: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent),
      bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: Unmanaged.passRetained(colorSpace),
      bitmapInfo: bitmapInfo,
      version: 0,
      decode: nil,
      renderingIntent: renderingIntent
    )
  }

  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent,
      bitsPerPixel: cgImage.bitsPerPixel,
      colorSpace: space,
      bitmapInfo: cgImage.bitmapInfo,
      renderingIntent: cgImage.renderingIntent
    )
  }

  public var componentCount: Int {
    bitsPerComponent > 0 ? Int(bitsPerPixel / bitsPerComponent) : 0
  }

  /// Nil for what is not supported.
  var layout: CGImagePixelLayout? {
    guard bitsPerComponent == 8, decode == nil else { return nil }
    let gray = bitsPerPixel == 8 ? CGColorSpaceCreateDeviceGray() : nil
    return CGImagePixelLayout(
      bitsPerPixel: Int(bitsPerPixel),
      space: colorSpace?.takeUnretainedValue() ?? gray,
      info: bitmapInfo
    )
  }
}
