import CoreGraphics
import Foundation
import Pixels

/// Gives a buffer memory of its own, which its user frees.
@discardableResult
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>,
  _ height: vImagePixelCount,
  _ width: vImagePixelCount,
  _ pixelBits: UInt32,
  _ flags: vImage_Flags
) -> vImage_Error {
  // Without gaps between rows, as apps reckon that multiply.
  let rowBytes = (Int(width) * Int(pixelBits) + 7) / 8
  var buffer = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
  if flags & vImage_Flags(kvImageNoAllocate) == 0 {
    buffer.data = malloc(max(1, rowBytes * Int(height)))
    guard buffer.data != nil else { return kvImageMemoryAllocationError }
  }
  buf.pointee = buffer
  return kvImageNoError
}

/// Writes a picture into a buffer, in memory of its own unless the flags say that it has some.
@discardableResult
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>,
  _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>!,
  _ image: CGImage,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let layout = format.pointee.layout else { return kvImageInvalidImageFormat }
  if flags & vImage_Flags(kvImageNoAllocate) == 0 {
    let (height, width) = (vImagePixelCount(image.height), vImagePixelCount(image.width))
    let error = vImageBuffer_Init(buf, height, width, format.pointee.bitsPerPixel, flags)
    guard error == kvImageNoError else { return error }
  }
  let buffer = buf.pointee
  guard let data = buffer.data else { return kvImageNullPointerArgument }
  guard Int(buffer.width) == image.width, Int(buffer.height) == image.height else {
    return kvImageBufferSizeMismatch
  }
  let count = buffer.rowBytes * image.height
  // A channel that is skipped is opaque.
  memset(data, 0xff, count)
  layout.write(
    image.pixmap,
    to: UnsafeMutableRawBufferPointer(start: data, count: count),
    bytesPerRow: buffer.rowBytes
  )
  return kvImageNoError
}

/// A picture of what is in a buffer.
///
/// - Parameter callback: frees the buffer where the flags leave that to the picture; it is called
///   at once, because the picture has its own memory.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>,
  _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
  _ userData: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags,
  _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
  let buffer = buf.pointee
  func fail(_ code: vImage_Error) -> Unmanaged<CGImage>? {
    error?.pointee = code
    return nil
  }
  guard let data = buffer.data else { return fail(kvImageNullPointerArgument) }
  guard let layout = format.pointee.layout,
    let pixmap = layout.pixmap(
      Data(bytes: data, count: buffer.rowBytes * Int(buffer.height)),
      width: Int(buffer.width),
      height: Int(buffer.height),
      bytesPerRow: buffer.rowBytes
    )
  else { return fail(kvImageInvalidImageFormat) }
  if flags & vImage_Flags(kvImageNoAllocate) != 0 {
    if let callback { callback(userData, data) } else { free(data) }
  }
  error?.pointee = kvImageNoError
  return Unmanaged.passRetained(CGImage(pixmap))
}

/// What the newer names of vImage share.
public enum vImage {
  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags

    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }

    private init(_ flag: Int) { self.init(rawValue: vImage_Flags(flag)) }

    public var flags: vImage_Flags { rawValue }

    public static let noFlags: Options = []
    public static let leaveAlphaUnchanged = Options(kvImageLeaveAlphaUnchanged)
    public static let copyInPlace = Options(kvImageCopyInPlace)
    public static let backgroundColorFill = Options(kvImageBackgroundColorFill)
    public static let imageExtend = Options(kvImageEdgeExtend)
    public static let doNotTile = Options(kvImageDoNotTile)
    public static let highQualityResampling = Options(kvImageHighQualityResampling)
    public static let truncateKernel = Options(kvImageTruncateKernel)
    public static let getTempBufferSize = Options(kvImageGetTempBufferSize)
    public static let printDiagnosticsToConsole = Options(kvImagePrintDiagnosticsToConsole)
    public static let noAllocate = Options(kvImageNoAllocate)
  }

  public struct Error: Swift.Error, RawRepresentable, Hashable, Sendable {
    public let rawValue: vImage_Error

    public init(rawValue: vImage_Error) { self.rawValue = rawValue }

    fileprivate static func check(_ code: vImage_Error) throws {
      if code != kvImageNoError { throw Error(rawValue: code) }
    }
  }
}

extension vImage_Buffer {
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    try vImage.Error.check(
      vImageBuffer_Init(
        &self,
        vImagePixelCount(max(0, height)),
        vImagePixelCount(max(0, width)),
        bitsPerPixel,
        vImage_Flags(kvImageNoFlags)
      )
    )
  }

  public init(size: CGSize, bitsPerPixel: UInt32) throws {
    try self.init(width: Int(size.width), height: Int(size.height), bitsPerPixel: bitsPerPixel)
  }

  public init(cgImage: CGImage, flags: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else {
      throw vImage.Error(rawValue: kvImageInvalidImageFormat)
    }
    try self.init(cgImage: cgImage, format: format, flags: flags)
  }

  public init(
    cgImage: CGImage,
    format: vImage_CGImageFormat,
    flags: vImage.Options = .noFlags
  ) throws {
    self.init()
    var format = format
    try vImage.Error.check(
      vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags.flags)
    )
  }

  public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }

  public func free() { Foundation.free(data) }

  public func createCGImage(
    format: vImage_CGImageFormat,
    flags: vImage.Options = .noFlags
  ) throws -> CGImage {
    var (buffer, format, error) = (self, format, kvImageNoError)
    let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, flags.flags, &error)
    try vImage.Error.check(error)
    guard let image else { throw vImage.Error(rawValue: kvImageInternalError) }
    return image.takeRetainedValue()
  }
}
