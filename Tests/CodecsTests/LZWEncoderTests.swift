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
}
