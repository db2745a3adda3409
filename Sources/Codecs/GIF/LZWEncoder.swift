import Pixels

/// LZW as in GIF: codes of growing length, lowest bit first, a table of at most 4096 strings.
///
/// Unchanged pixels may be sent as their index or as transparent; the one that makes the current
/// string longer is used.
package struct LZWEncoder: Sendable {
  /// Set on a pixel that need not be drawn.
  package static let free: UInt16 = 0x100

  private static let slotCount = 1 << 14
  /// A string is its prefix and its last byte: 20 bits above the 12 of its code; 0 where none is.
  private var slots = [UInt32](repeating: 0, count: slotCount)
  /// Of each byte, how long its longest known run is, then the codes of its runs, at their lengths
  /// from 2 on.
  ///
  /// Flat areas are strings of one byte: there one look replaces a search for each pixel.
  private var runs = [UInt16](repeating: 0, count: 256 * runSlots)
  private static let runSlots = 128
  private var bytes: [UInt8] = []

  package init() {}

  /// The image data: the code size, sub-blocks, and the empty one that ends them.
  ///
  /// - Parameters:
  ///   - pixels: indices below `1 << codeSize`, some of them with `free` set.
  ///   - codeSize: 2 to 8 bits.
  package mutating func encode(
    _ pixels: UnsafeBufferPointer<UInt16>,
    transparent: UInt8,
    codeSize: Int
  ) -> [UInt8] {
    precondition((2...8).contains(codeSize), "The indices of a GIF have 2 to 8 bits.")
    // Every code stands for a pixel at least, and a clear code for a table of them.
    let capacity = (pixels.count + pixels.count / 2048 + 8) * 3 / 2 + 16
    if bytes.count < capacity { bytes = [UInt8](repeating: 0, count: capacity) }
    if UnwrittenMemory.isNoisy { bytes.withUnsafeMutableBytes(UnwrittenMemory.spoil) }
    let count = bytes.withUnsafeMutableBytes { bytes in
      slots.withUnsafeMutableBufferPointer { slots in
        runs.withUnsafeMutableBufferPointer { runs in
          LZWEncoder.codes(
            pixels,
            transparent: UInt32(transparent),
            codeSize: UInt32(codeSize),
            slots: slots,
            runs: runs,
            to: bytes
          )
        }
      }
    }
    var data = [UInt8](unsafeUninitializedCapacity: count + count / 255 + 3) { data, length in
      data.unwrite()
      data[0] = UInt8(codeSize)
      length = 1
      for start in stride(from: 0, to: count, by: 255) {
        let size = min(255, count - start)
        data[length] = UInt8(size)
        for index in 0..<size { data[length + 1 + index] = bytes[start + index] }
        length += 1 + size
      }
    }
    data.append(0)
    return data
  }

  /// How many pixels from `start` on are alike: of one index, or all free.
  @inline(__always)
  private static func runLength(
    _ pixels: UnsafeBufferPointer<UInt16>,
    from start: Int,
    atMost limit: Int
  ) -> Int {
    let end = min(start + limit, pixels.count)
    let first = pixels[start]
    var index = start + 1
    if first & free != 0 {
      while index < end, pixels[index] & free != 0 { index += 1 }
    } else {
      while index < end, pixels[index] == first { index += 1 }
    }
    return index - start
  }

  private static func codes(
    _ pixels: UnsafeBufferPointer<UInt16>,
    transparent: UInt32,
    codeSize: UInt32,
    slots: UnsafeMutableBufferPointer<UInt32>,
    runs: UnsafeMutableBufferPointer<UInt16>,
    to bytes: UnsafeMutableRawBufferPointer
  ) -> Int {
    let clear = UInt32(1) << codeSize
    var size = codeSize + 1
    var next = clear + 2
    var bits = BitWriter(to: bytes)

    func forget() {
      bits.put(clear, size: size)
      slots.update(repeating: 0)
      for symbol in 0..<256 { runs[symbol * runSlots] = 1 }
      size = codeSize + 1
      next = clear + 2
    }

    forget()
    var index = 0
    while index < pixels.count {
      // A string that begins with pixels of one kind: the longest known is at hand without a search.
      let first = UInt32(pixels[index])
      let symbol = first & UInt32(free) != 0 ? transparent : first
      let codes = Int(symbol) * runSlots
      let length = runLength(pixels, from: index, atMost: Int(runs[codes]))
      var string = KnownString(code: length == 1 ? symbol : UInt32(runs[codes + length]))
      index += length
      let end = extend(&string, with: pixels, from: index, transparent: transparent, in: slots)
      let isRun = end == index
      index = end
      bits.put(string.code, size: size)
      if index == pixels.count { break }
      if next == 1 << size { size += 1 }
      slots[string.slot] = (string.code << 8 | string.byte) << 12 | next
      if isRun, string.byte == symbol, length + 1 < runSlots {
        runs[codes + length + 1] = UInt16(next)
        runs[codes] = UInt16(length + 1)
      }
      next += 1
      // A full table is cleared at once: measured on transitions, keeping it while it serves costs
      // 1 to 15 % more bytes.
      if next == 4096 { forget() }
    }
    if next == 1 << size { size += 1 }
    bits.put(clear + 1, size: size)
    return bits.finish()
  }

  /// The longest string of the table that continues the pixels, and what ended it.
  private struct KnownString {
    var code: UInt32
    /// The table's slot of the string and the next byte.
    var slot = 0
    var byte: UInt32 = 0
  }

  /// Makes the longest string that the table has; returns the index of the next pixel.
  @inline(__always)
  private static func extend(
    _ string: inout KnownString,
    with pixels: UnsafeBufferPointer<UInt16>,
    from start: Int,
    transparent: UInt32,
    in slots: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var index = start
    while index < pixels.count {
      let pixel = UInt32(pixels[index])
      string.byte = pixel & UInt32(free) != 0 ? transparent : pixel
      var found = find(string.code, string.byte, in: slots)
      if found < 0, pixel & UInt32(free) != 0 {
        let other = find(string.code, pixel & 0xFF, in: slots)
        if other >= 0 { found = other }
      }
      if found < 0 {
        string.slot = ~found
        break
      }
      string.code = UInt32(found)
      index += 1
    }
    return index
  }

  /// The code of a string and a byte, or the slot where it belongs, complemented.
  @inline(__always)
  private static func find(
    _ prefix: UInt32,
    _ byte: UInt32,
    in slots: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    let wanted = prefix << 8 | byte
    var slot = Int((wanted &* 0x9E37_79B1) >> 18)
    while true {
      let entry = slots[slot]
      if entry == 0 { return ~slot }
      if entry >> 12 == wanted { return Int(entry & 0xFFF) }
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  /// Codes of any size, the lowest bit first.
  private struct BitWriter {
    private let bytes: UnsafeMutableRawBufferPointer
    private var bits: UInt64 = 0
    private var count: UInt32 = 0
    private var written = 0

    init(to bytes: UnsafeMutableRawBufferPointer) { self.bytes = bytes }

    @inline(__always)
    mutating func put(_ code: UInt32, size: UInt32) {
      bits |= UInt64(code) &<< UInt64(count)
      count &+= size
      if count >= 32 {
        bytes.storeBytes(
          of: UInt32(truncatingIfNeeded: bits).littleEndian,
          toByteOffset: written,
          as: UInt32.self
        )
        written &+= 4
        bits &>>= 32
        count &-= 32
      }
    }

    /// Writes what is left, and returns how many bytes there are.
    mutating func finish() -> Int {
      while count > 0 {
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: bits), toByteOffset: written, as: UInt8.self)
        written += 1
        bits >>= 8
        count = count > 8 ? count - 8 : 0
      }
      return written
    }
  }
}
