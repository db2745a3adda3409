import Codecs
import TestSupport
import Testing

@Suite
struct LZWEncoderTests {
  /// The bytes of the sub-blocks, and the code size before them.
  private func unpack(_ data: [UInt8]) throws -> (codeSize: Int, bytes: [UInt8]) {
    var bytes: [UInt8] = []
    var position = 1
    while data[position] > 0 {
      let end = position + 1 + Int(data[position])
      bytes += data[position + 1..<end]
      position = end
    }
    try #require(position == data.count - 1)
    return (Int(data[0]), bytes)
  }

  private func roundTrip(_ pixels: [UInt16], codeSize: Int, transparent: UInt8) throws -> [UInt8] {
    var encoder = LZWEncoder()
    let data = pixels.withUnsafeBufferPointer {
      encoder.encode($0, transparent: transparent, codeSize: codeSize)
    }
    let (size, bytes) = try unpack(data)
    #expect(size == codeSize)
    return try LZWStrings.decode(bytes, codeSize: codeSize)
  }

  @Test(arguments: 2...8, [1, 2, 3, 5, 253, 4095, 4096, 4097, 60_000])
  func `noise survives the round trip, however often the table overflows`(
    codeSize: Int,
    count: Int
  ) throws {
    var noise = Noise(UInt64(count + codeSize))
    let pixels = (0..<count).map { _ in UInt16(noise.next() % (1 << UInt64(codeSize))) }
    let decoded = try roundTrip(pixels, codeSize: codeSize, transparent: 0)
    #expect(decoded == pixels.map { UInt8($0) })
  }

  @Test(arguments: [1, 2, 3, 255, 4096, 1_000_000])
  func `one colour survives the round trip at any length`(count: Int) throws {
    let pixels = [UInt16](repeating: 3, count: count)
    #expect(
      try roundTrip(pixels, codeSize: 2, transparent: 0) == [UInt8](repeating: 3, count: count)
    )
  }

  @Test(arguments: 3_830...3_850)
  func `the end may fall on either side of a full table`(count: Int) throws {
    // Every pair is new, so that each pixel but the last adds a string.
    var pixels: [UInt16] = []
    for step in 1...16 {
      for start in 0..<256 { pixels.append(UInt16((start * (2 * step + 1) + step) & 255)) }
    }
    let cut = Array(pixels.prefix(count))
    #expect(try roundTrip(cut, codeSize: 8, transparent: 0) == cut.map { UInt8($0) })
  }

  @Test
  func `no pixels are a clear code and an end code`() throws {
    #expect(try roundTrip([], codeSize: 2, transparent: 0).isEmpty)
  }

  @Test
  func `pixels that may be transparent are decoded as themselves or as transparent`() throws {
    var noise = Noise(9)
    let pixels = (0..<50_000).map { place -> UInt16 in
      let index = UInt16(noise.next() % 7 + 1)
      return place / 300 % 2 == 0 ? index | LZWEncoder.free : index
    }
    let decoded = try roundTrip(pixels, codeSize: 3, transparent: 0)
    let isRight = zip(decoded, pixels).allSatisfy { got, sent in
      got == UInt8(sent & 0xFF) || got == 0 && sent & LZWEncoder.free != 0
    }
    #expect(decoded.count == pixels.count && isRight)
  }

  @Test
  func `an encoder has no memory of what it encoded before`() throws {
    var encoder = LZWEncoder()
    let noise: [UInt16] = (0..<9_000).map { UInt16(($0 * $0) % 251) }
    let flat = [UInt16](repeating: 1, count: 500)
    func encode(_ pixels: [UInt16]) -> [UInt8] {
      pixels.withUnsafeBufferPointer { encoder.encode($0, transparent: 255, codeSize: 8) }
    }
    let first = encode(flat)
    _ = encode(noise)
    #expect(encode(flat) == first)
  }

  /// The strings of a file by a dictionary, code by code: the longest known string each time.
  private func reference(_ pixels: [UInt16], transparent: UInt8, codeSize: Int) -> [Int] {
    var codes: [Int] = []
    var known: [[UInt8]: Int] = [:]
    var next = 0
    func forget() {
      codes.append(1 << codeSize)
      known = [:]
      for byte in 0..<1 << codeSize { known[[UInt8(byte)]] = byte }
      next = 1 << codeSize + 2
    }
    forget()
    var string: [UInt8] = []
    for pixel in pixels {
      let index = UInt8(pixel & 0xFF)
      let isFree = pixel & LZWEncoder.free != 0
      if isFree, known[string + [transparent]] != nil {
        string.append(transparent)
      } else if known[string + [index]] != nil {
        string.append(index)
      } else {
        let byte = isFree ? transparent : index
        codes.append(known[string, default: -1])
        known[string + [byte]] = next
        next += 1
        if next == 4096 { forget() }
        string = [byte]
      }
    }
    if !string.isEmpty { codes.append(known[string, default: -1]) }
    return codes + [1 << codeSize + 1]
  }

  /// The codes of a stream whose sizes grow as GIF's do.
  private func codes(_ bytes: [UInt8], codeSize: Int) -> [Int] {
    var codes: [Int] = []
    var size = codeSize + 1
    var next = 0
    var position = 0
    while codes.last != 1 << codeSize + 1, position + size <= 8 * bytes.count {
      let code = (0..<size).reduce(0) { code, bit in
        code | Int(bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1) << bit
      }
      position += size
      codes.append(code)
      if code == 1 << codeSize {
        size = codeSize + 1
        next = 1 << codeSize + 1
      } else {
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      }
    }
    return codes
  }

  @Test(arguments: 1...8)
  func `each code is the longest string that is known`(seed: Int) throws {
    var noise = Noise(UInt64(seed))
    let codeSize = seed == 1 ? 2 : 8
    let most = UInt16(1 << codeSize - 2)
    var pixels: [UInt16] = []
    while pixels.count < 30_000 {
      // Runs of all lengths, of free pixels too, whose indices change within a run.
      let length = [1, 2, 9, 300, 6000][Int(noise.next() % UInt64(seed < 4 ? 5 : 4))]
      let index = UInt16.random(in: 0...most, using: &noise)
      let kind = noise.next() % 4
      for step in 0..<length {
        switch kind {
        case 0: pixels.append(index)
        case 1: pixels.append(index | LZWEncoder.free)
        case 2: pixels.append((index + UInt16(step / 5)) % (most + 1) | LZWEncoder.free)
        default: pixels.append(UInt16(1 << codeSize - 1))
        }
      }
    }
    let transparent = UInt8(1 << codeSize - 1)
    var encoder = LZWEncoder()
    let data = pixels.withUnsafeBufferPointer {
      encoder.encode($0, transparent: transparent, codeSize: codeSize)
    }
    let bytes = try unpack(data).bytes
    let wanted = reference(pixels, transparent: transparent, codeSize: codeSize)
    #expect(codes(bytes, codeSize: codeSize) == wanted)
  }
}
