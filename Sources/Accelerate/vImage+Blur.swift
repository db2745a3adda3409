import Foundation

/// The mean of the pixels in a box around each pixel, four channels of 8 bits.
///
/// Pixels beyond the edge are those at the edge (`kvImageEdgeExtend`); the other ways to treat
/// edges are not distinguished.
///
/// - Returns: an error, or the size of a temporary buffer if the flags ask for it (documented).
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount,
  _ kernel_height: UInt32,
  _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let answer = blurAnswer(source, target, (left, top), (kernel_width, kernel_height), flags)
  if let answer { return answer }
  // Each row of the source first, then each column of the result: the two buffers may be one.
  let box = Box(width: Int(kernel_width), height: Int(kernel_height))
  let (lines, width) = (Int(source.height), Int(target.width))
  var rows = [SIMD4<UInt8>](repeating: .zero, count: lines * width)
  rows.withUnsafeMutableBufferPointer { rows in
    guard let middle = rows.baseAddress else { return }
    for y in 0..<lines {
      let row = UnsafeRawPointer(source.data + y * source.rowBytes)
      box.blur(row: row, of: Int(source.width), from: left, to: middle + y * width, count: width)
    }
    box.blur(
      columnsOf: middle,
      lines,
      from: top,
      to: target.data,
      rowBytes: target.rowBytes,
      width: width,
      count: Int(target.height)
    )
  }
  return kvImageNoError
}

/// The mean of the pixels around each pixel, in which the nearer ones count more; else as
/// `vImageBoxConvolve_ARGB8888`.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>,
  _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount,
  _ kernel_height: UInt32,
  _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let answer = blurAnswer(source, target, (left, top), (kernel_width, kernel_height), flags)
  if let answer { return answer }
  let (lines, width) = (Int(source.height), Int(target.width))
  let (rows, columns) = (Tent(size: Int(kernel_width)), Tent(size: Int(kernel_height)))
  withUnsafeTemporaryAllocation(byteCount: max(1, lines * width * 4), alignment: 16) { memory in
    guard let middle = memory.baseAddress else { return }
    for y in 0..<lines {
      rows.blur(
        Tent.Line(start: source.data + y * source.rowBytes, step: 4, count: Int(source.width)),
        from: left,
        to: Tent.Line(start: middle + y * width * 4, step: 4, count: width)
      )
    }
    for x in 0..<width {
      columns.blur(
        Tent.Line(start: middle + x * 4, step: width * 4, count: lines),
        from: top,
        to: Tent.Line(
          start: target.data + x * 4,
          step: target.rowBytes,
          count: Int(target.height)
        )
      )
    }
  }
  return kvImageNoError
}

/// What a blur returns without blurring, where it cannot or need not.
private func blurAnswer(
  _ source: vImage_Buffer,
  _ target: vImage_Buffer,
  _ place: (left: Int, top: Int),
  _ kernel: (width: UInt32, height: UInt32),
  _ flags: vImage_Flags
) -> vImage_Error? {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 {
    return Int(source.height) * Int(source.width) * 4
  }
  guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
  guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
  guard place.left + Int(target.width) <= Int(source.width),
    place.top + Int(target.height) <= Int(source.height)
  else { return kvImageRoiLargerThanInputBuffer }
  return nil
}
