import Pixels

/// A frame as what changed since the one before it: numbers of colours (`GIFColorCensus`), one run
/// after the other from the first pixel of the picture on.
///
/// Frames are kept in this form until the palette is known.
///
///     words   2 length of the rest │ 2 frames that look like this │ 4 area that becomes transparent
///             after it: minX, minY, maxX, maxY │ runs …
///     run     00 count             pixels that stay
///             01 count │ number    pixels of one colour
///             10 count │ numbers   pixels of a colour each
package enum GIFDelta {
  package static let headerCount = 8
  static let longestRun = 0x3FFF
  static let staying: UInt16 = 0
  static let same: UInt16 = 0x4000
  static let each: UInt16 = 0x8000

  /// How many words follow a header.
  package static func count(after header: [UInt16]) -> Int {
    Int(header[0]) | Int(header[1]) << 16
  }

  /// Appends the runs of `count` pixels to `words`.
  ///
  /// - Parameter old: the frame before; nil for the first one.
  static func append(
    _ new: UnsafePointer<UInt32>,
    since old: UnsafePointer<UInt32>?,
    count: Int,
    census: GIFColorCensus,
    to words: inout [UInt16]
  ) {
    var index = 0
    while index < count {
      if let old {
        let start = index
        index = firstDifference(new, old, from: index, to: count)
        append(run: staying, of: index - start, to: &words)
        if index == count { break }
      }
      let color = new[index]
      var end = index + 1
      while end < count, new[end] == color { end += 1 }
      if end - index >= 3 {
        let number = census.number(of: color, count: end - index, isArea: end - index >= 8)
        var left = end - index
        while left > 0 {
          let length = min(left, longestRun)
          words.append(same | UInt16(length))
          words.append(number)
          left -= length
        }
        index = end
        continue
      }
      index = appendEach(new, old, from: index, to: count, census, &words)
    }
  }

  /// Pixel by pixel up to three that are alike or two that stay.
  private static func appendEach(
    _ new: UnsafePointer<UInt32>,
    _ old: UnsafePointer<UInt32>?,
    from start: Int,
    to end: Int,
    _ census: GIFColorCensus,
    _ words: inout [UInt16]
  ) -> Int {
    let place = words.count
    words.append(each)
    var index = start
    let last = min(end, start + longestRun)
    while index < last {
      let color = new[index]
      if index + 2 < end {
        if color == new[index + 1], color == new[index + 2] { break }
        if let old, color == old[index], new[index + 1] == old[index + 1] { break }
      }
      words.append(census.number(of: color, count: 1, isArea: false))
      index += 1
    }
    words[place] |= UInt16(index - start)
    return index
  }

  private static func append(run kind: UInt16, of count: Int, to words: inout [UInt16]) {
    var left = count
    while left > 0 {
      let length = min(left, longestRun)
      words.append(kind | UInt16(length))
      left -= length
    }
  }

  private static func firstDifference(
    _ new: UnsafePointer<UInt32>,
    _ old: UnsafePointer<UInt32>,
    from start: Int,
    to end: Int
  ) -> Int {
    var index = start
    while index + 16 <= end {
      let left = UnsafeRawPointer(new + index).loadUnaligned(as: SIMD16<UInt32>.self)
      let right = UnsafeRawPointer(old + index).loadUnaligned(as: SIMD16<UInt32>.self)
      if left != right { break }
      index += 16
    }
    while index < end, new[index] == old[index] { index += 1 }
    return index
  }
}
