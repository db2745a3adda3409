@_exported import CoreGraphics
@_exported import Foundation

// The part of vImage that blurs pictures: code from before `UIVisualEffectView`, and libraries that
// blur what is behind a popup, use it.

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public typealias Pixel_8 = UInt8

/// A bitmap in the caller's memory.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// From one row to the next.
  public var rowBytes: Int

  public init(
    data: UnsafeMutableRawPointer!,
    height: vImagePixelCount,
    width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
}

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774
public let kvImageInternalError: vImage_Error = -21776
public let kvImageInvalidImageFormat: vImage_Error = -21778

/// Each pixel's channels times a matrix of 4 × 4 numbers, divided; `matrix` has a row for each
/// channel of the source.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32,
  _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard let input = source.data, let output = target.data else { return kvImageNullPointerArgument }
  func row(_ index: Int) -> SIMD4<Int32> {
    SIMD4((0..<4).map { Int32(matrix[index * 4 + $0]) })
  }
  let rows = (0..<4).map(row)
  let before = (0..<4).map { Int32(pre_bias?[$0] ?? 0) }
  let after = SIMD4((0..<4).map { post_bias?[$0] ?? 0 })
  for y in 0..<Int(min(source.height, target.height)) {
    for x in 0..<Int(min(source.width, target.width)) {
      let place = input + y * source.rowBytes + x * 4
      var sum = after
      for channel in 0..<4 {
        sum &+=
          rows[channel]
          &* (Int32(place.load(fromByteOffset: channel, as: UInt8.self)) + before[channel])
      }
      let value = (sum / max(1, divisor)).clamped(
        lowerBound: SIMD4(repeating: 0),
        upperBound: SIMD4(repeating: 255)
      )
      (output + y * target.rowBytes + x * 4).storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: value),
        as: SIMD4<UInt8>.self
      )
    }
  }
  return kvImageNoError
}
