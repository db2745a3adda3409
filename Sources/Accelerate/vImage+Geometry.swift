import Foundation
import Pixels

/// A picture in the size of another buffer, by weighted means (Lanczos).
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let (width, height) = (Int(source.width), Int(source.height))
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return Int(target.width) * height * 16 }
  guard let input = source.data, let output = target.data else { return kvImageNullPointerArgument }
  guard width > 0, height > 0 else { return kvImageInvalidParameter }
  let columns = (0..<Int(target.width)).map {
    Lanczos(at: $0, scale: Double(target.width) / Double(width))
  }
  // Each row of the source first, then each column of the result. Beyond the edge its pixels
  // continue.
  var narrow: [SIMD4<Float>] = []
  narrow.reserveCapacity(columns.count * height)
  for y in 0..<height {
    let row = input + y * source.rowBytes
    for column in columns {
      narrow.append(
        column.mean { index in
          let place = row + max(0, min(index, width - 1)) * 4
          return SIMD4<Float>(place.loadUnaligned(as: SIMD4<UInt8>.self))
        }
      )
    }
  }
  for y in 0..<Int(target.height) {
    let row = Lanczos(at: y, scale: Double(target.height) / Double(height))
    for x in columns.indices {
      let value = row.mean { narrow[max(0, min($0, height - 1)) * columns.count + x] }
      let limited = value.clamped(
        lowerBound: SIMD4(repeating: 0),
        upperBound: SIMD4(repeating: 255)
      )
      (output + y * target.rowBytes + x * 4).storeBytes(
        of: SIMD4<UInt8>(limited, rounding: .toNearestOrAwayFromZero),
        as: SIMD4<UInt8>.self
      )
    }
  }
  return kvImageNoError
}

/// The channels of each pixel in another order: `permuteMap` has the source's channel of each.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard let input = source.data, let output = target.data else { return kvImageNullPointerArgument }
  let order = (0..<4).map { Int(permuteMap[$0]) }
  guard order.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  guard target.width <= source.width, target.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<Int(target.height) {
    for x in 0..<Int(target.width) {
      let pixel = (input + y * source.rowBytes + x * 4).loadUnaligned(as: SIMD4<UInt8>.self)
      (output + y * target.rowBytes + x * 4).storeBytes(
        of: SIMD4(pixel[order[0]], pixel[order[1]], pixel[order[2]], pixel[order[3]]),
        as: SIMD4<UInt8>.self
      )
    }
  }
  return kvImageNoError
}

extension Lanczos {
  fileprivate func mean(_ pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for (index, weight) in weights.enumerated() { sum += pixel(start + index) * weight }
    return sum
  }
}
