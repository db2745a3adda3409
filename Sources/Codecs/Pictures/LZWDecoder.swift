/// LZW as in GIF: decodes what `LZWEncoder` and other encoders write.
package struct LZWDecoder {
  /// For each code: the code of the string before its last byte, that byte, and its first byte.
  private var prefix = [UInt16](repeating: 0, count: 4096)
  private var last = [UInt8](repeating: 0, count: 4096)
  private var first = [UInt8](repeating: 0, count: 4096)
  private var length = [UInt16](repeating: 0, count: 4096)

  package init() {}

  /// The indices that `data` (sub-blocks joined) stands for: exactly `count` of them, or nil where
  /// the stream is damaged or ends before.
  ///
  /// Data after the last one is ignored.
  ///
  /// - Parameter codeSize: 1 to 8 bits of an index.
  package mutating func decode(_ data: [UInt8], codeSize: Int, count: Int) -> [UInt8]? {
    let clear = 1 << codeSize
    // A code stands for a string of the table at most: no memory is taken for what cannot come.
    guard count / 4096 <= data.count * 8 / (codeSize + 1) else { return nil }
    begin(clear)
    var pixels = [UInt8](repeating: 0, count: count)
    var filled = 0
    var next = clear + 2
    var width = codeSize + 1
    var previous: Int?
    var bits: UInt32 = 0
    var bitCount = 0
    var offset = 0
    while filled < count {
      while bitCount < width {
        guard offset < data.count else { return nil }
        bits |= UInt32(data[offset]) << UInt32(bitCount)
        bitCount += 8
        offset += 1
      }
      let code = Int(bits & (1 << UInt32(width) - 1))
      bits >>= UInt32(width)
      bitCount -= width
      if code == clear {
        next = clear + 2
        width = codeSize + 1
        previous = nil
        continue
      }
      guard code != clear + 1, code < next || (code == next && previous != nil) else { return nil }
      if let previous, next < 4096 {
        prefix[next] = UInt16(previous)
        first[next] = first[previous]
        // A code that is not defined yet means the string before it and its first byte again.
        last[next] = first[code == next ? previous : code]
        length[next] = length[previous] &+ 1
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      } else if previous == nil, code >= clear {
        return nil
      }
      guard code < next else { return nil }
      let size = Int(length[code])
      var string = code
      for position in stride(from: filled + size - 1, through: filled, by: -1) {
        if position < count { pixels[position] = last[string] }
        string = Int(prefix[string])
      }
      filled += size
      previous = code
    }
    return pixels
  }

  /// The strings of one byte.
  private mutating func begin(_ clear: Int) {
    for code in 0..<clear {
      last[code] = UInt8(code)
      first[code] = UInt8(code)
      length[code] = 1
    }
  }
}
