import CKernels
import Pixels

/// LZW as in GIF: codes of growing length, lowest bit first, a table of at most 4096 strings.
///
/// Unchanged pixels may be sent as their index or as transparent; the one that makes the current
/// string longer is used.
package struct LZWEncoder {
  /// Set on a pixel that need not be drawn.
  package static let free: UInt16 = 0x100

  private let table = LZWTable()
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
    // Every code stands for a pixel at least, and a clear code for a table of them. Codes are
    // written as words of 8 bytes.
    let capacity = (pixels.count + pixels.count / 2048 + 8) * 3 / 2 + 24
    if bytes.count < capacity {
      // Only what is written takes memory, so there may be much of it at once.
      let count = max(capacity, 2 * bytes.count)
      bytes = [UInt8](unsafeUninitializedCapacity: count) { $1 = count }
    }
    if UnwrittenMemory.isNoisy { bytes.withUnsafeMutableBytes(UnwrittenMemory.spoil) }
    let count = bytes.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { start in
        LZWEncoder.codes(
          pixels,
          transparent: UInt32(transparent),
          codeSize: UInt32(codeSize),
          table: table,
          to: start
        )
      } ?? 0
    }
    var data = [UInt8](unsafeUninitializedCapacity: count + count / 255 + 3) { data, length in
      data.unwrite()
      data[0] = UInt8(codeSize)
      length = 1
      for start in stride(from: 0, to: count, by: 255) {
        let size = min(255, count - start)
        data[length] = UInt8(size)
        _ = UnsafeMutableBufferPointer(rebasing: data[(length + 1)...])
          .update(fromContentsOf: bytes[start..<start + size])
        length += 1 + size
      }
    }
    data.append(0)
    return data
  }

  /// The pixels and the strings that are known.
  private struct Search {
    let pixels: UnsafePointer<UInt16>
    let count: Int
    let transparent: UInt32
    let firsts: UnsafeMutablePointer<UInt32>
    let slots: UnsafeMutablePointer<UInt32>
    let runs: UnsafeMutablePointer<UInt16>
    let longest: UnsafeMutablePointer<UInt16>

    init(
      _ pixels: UnsafePointer<UInt16>,
      _ count: Int,
      transparent: UInt32,
      _ table: LZWTable
    ) {
      self.pixels = pixels
      self.count = count
      self.transparent = transparent
      firsts = table.firsts
      slots = table.slots
      runs = table.runs
      longest = table.longest
    }

    /// How many pixels are alike: of one index, or all free.
    @inline(__always)
    private func runLength(
      at index: Int,
      of value: UInt16,
      _ mask: UInt16,
      atMost limit: Int
    ) -> Int {
      let pixels = self.pixels + index
      var length = 1
      let short = min(limit, 8)
      while length < short, pixels[length] & mask == value { length &+= 1 }
      if length < 8 || length == limit { return length }
      return length &+ segue_gif_word_run(pixels + length, limit &- length, mask, value)
    }

    /// A string that begins with many pixels of one kind: the longest known is at hand without a
    /// search.
    ///
    /// Returns its length, 1 for short runs, and makes `code` its code.
    @inline(__always)
    func run(at index: Int, of symbol: UInt32, _ code: inout UInt32) -> Int {
      let first = pixels[index]
      let mask = first & free != 0 ? free : .max
      guard index &+ 8 < count, (pixels[index &+ 8] ^ first) & mask == 0 else { return 1 }
      let ofSymbol = runs + Int(symbol) &* LZWTable.runSlots
      let known = min(Int(longest[Int(symbol)]), count &- index)
      var length = runLength(at: index, of: first & mask, mask, atMost: known)
      if length > 1 { code = UInt32(ofSymbol[length]) }
      // Strings that were made elsewhere are noted.
      while index &+ length < count, (pixels[index &+ length] ^ first) & mask == 0 {
        let longer = LZWTable.find(code, symbol, firsts, slots)
        if longer == 0 { break }
        code = longer
        length &+= 1
        note(code, asRunOf: symbol, length)
      }
      return length
    }

    @inline(__always)
    func note(_ code: UInt32, asRunOf symbol: UInt32, _ length: Int) {
      runs[Int(symbol) &* LZWTable.runSlots &+ length] = UInt16(truncatingIfNeeded: code)
      longest[Int(symbol)] = UInt16(truncatingIfNeeded: length)
    }

    /// The longest string that continues `code`, and the byte that ends it; returns
    /// the place of that byte.
    @inline(__always)
    func continuation(from start: Int, _ code: inout UInt32, _ byte: inout UInt32) -> Int {
      var index = start
      while index < count {
        let pixel = UInt32(pixels[index])
        let isFree = pixel & UInt32(free) != 0
        byte = isFree ? transparent : pixel
        var found = LZWTable.find(code, byte, firsts, slots)
        if found == 0, isFree { found = LZWTable.find(code, pixel & 0xFF, firsts, slots) }
        if found == 0 { break }
        code = found
        index &+= 1
      }
      return index
    }
  }

  private static func codes(
    _ pixels: UnsafeBufferPointer<UInt16>,
    transparent: UInt32,
    codeSize: UInt32,
    table: LZWTable,
    to bytes: UnsafeMutableRawPointer
  ) -> Int {
    let clear = UInt32(1) << codeSize
    var size = codeSize + 1
    var next = clear + 2
    var bits = BitWriter(to: bytes)
    bits.put(clear, size: size)
    table.clear()
    let count = pixels.count
    let search = pixels.baseAddress.map { Search($0, count, transparent: transparent, table) }
    var index = 0
    while index < count, let search {
      let first = search.pixels[index]
      let symbol = first & free != 0 ? transparent : UInt32(first)
      var code = symbol
      var byte: UInt32 = 0
      let length = search.run(at: index, of: symbol, &code)
      let end = index &+ length
      index = search.continuation(from: end, &code, &byte)
      bits.put(code, size: size)
      if index == count { break }
      if next == 1 &<< size { size &+= 1 }
      LZWTable.insert(next, code, byte, search.firsts, search.slots)
      if index == end, byte == symbol { search.note(next, asRunOf: symbol, length &+ 1) }
      next &+= 1
      // A full table is cleared at once: measured on transitions, keeping it while it serves costs
      // 1 to 15 % more bytes.
      if next == 4096 {
        bits.put(clear, size: size)
        table.clear()
        size = codeSize + 1
        next = clear + 2
      }
    }
    if next == 1 << size { size += 1 }
    bits.put(clear + 1, size: size)
    return bits.finish()
  }

  /// Codes of any size, the lowest bit first.
  ///
  /// It writes up to 8 bytes more than it has.
  private struct BitWriter {
    private var next: UnsafeMutableRawPointer
    private let start: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    init(to bytes: UnsafeMutableRawPointer) {
      start = bytes
      next = bytes
    }

    @inline(__always)
    mutating func put(_ code: UInt32, size: UInt32) {
      bits |= UInt64(code) &<< count
      count &+= UInt64(size)
      next.storeBytes(of: bits.littleEndian, as: UInt64.self)
      next += Int(truncatingIfNeeded: count &>> 3)
      bits &>>= count & ~7
      count &= 7
    }

    /// How many bytes there are.
    func finish() -> Int { next - start + (count > 0 ? 1 : 0) }
  }
}
