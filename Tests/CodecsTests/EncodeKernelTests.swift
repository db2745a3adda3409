// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import CKernels
import CPNG
import Codecs
import Pixels
import Testing

@Suite
struct EncodeKernelTests {
  static let widths = [0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 390]
  static let levels = PNGKernels.available.map(\.level.rawValue)

  private func kernels(_ level: UInt32) throws -> PNGKernels {
    try #require(PNGKernels(encode_level(level)))
  }

  /// Bytes with zero runs of all lengths, long and short literal strings, and none at all.
  private func bytes(_ count: Int, _ noise: inout Noise) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int.random(
        in: 0...[3, 12, 40, 700].randomElement(using: &noise)!,
        using: &noise
      )
      let isZero = Bool.random(using: &noise)
      for _ in 0..<length {
        bytes.append(
          isZero
            ? 0 : UInt8.random(in: 0...255, using: &noise) & .random(in: 0...255, using: &noise)
        )
      }
    }
    return Array(bytes.prefix(count))
  }

  @Test(arguments: levels, [3, 4])
  func `a row is filtered as the reference filters it`(level: UInt32, channels: Int) throws {
    let table = try kernels(level).table
    let kernel = try #require(channels == 3 ? table.filter_rgb : table.filter_rgba)
    var noise = Noise(UInt64(channels))
    for width in EncodeKernelTests.widths {
      for _ in 0..<20 {
        let two = noise.pixmap(width: width, height: 2, opaque: channels == 3)
        let pixels = two.withUnsafePixels { Array($0) }
        let above = Array(pixels[..<width])
        let row = Array(pixels[width...])
        var result = [UInt8](repeating: 0xAA, count: 1 + width * channels + Int(ENCODE_SLACK))
        kernel(row, above, width, &result)
        #expect(
          Array(result[...(width * channels)])
            == EncodeReference.filteredRow(row, above: above, channels: channels)
        )
        kernel(row, nil, width, &result)
        #expect(
          Array(result[...(width * channels)])
            == EncodeReference.filteredRow(row, above: nil, channels: channels)
        )
      }
    }
  }

  @Test(arguments: levels)
  func `bytes are split and counted as the reference does`(level: UInt32) throws {
    let kernel = try #require(try kernels(level).table.tokens)
    var noise = Noise(5)
    for count in [0, 1, 7, 8, 9, 63, 64, 65, 127, 128, 129, 1000, 5000] {
      for _ in 0..<30 {
        let bytes = bytes(count, &noise)
        var runs = [encode_run](repeating: encode_run(), count: count / 9 + 2)
        var counts = [UInt32](repeating: 9, count: 286)
        let found = kernel(bytes, bytes.count, &runs, &counts)
        let expected = EncodeReference.runs(bytes)
        #expect(
          runs[..<found].map {
            EncodeReference.Run(literals: Int($0.literals), zeros: Int($0.zeros))
          } == expected
        )
        #expect(counts == EncodeReference.counts(bytes, expected))
      }
    }
  }

  @Test(arguments: levels)
  func `a run of any length is counted and sent`(level: UInt32) throws {
    for zeros in 1...1000 {
      try checkEmission(
        [UInt8](repeating: 0, count: zeros) + [1] + [UInt8](repeating: 0, count: 1000 - zeros),
        level,
        limit: 14
      )
    }
  }

  @Test(arguments: levels, [9, 14])
  func `bits are sent as the reference sends them`(level: UInt32, limit: Int) throws {
    var noise = Noise(6)
    for count in [1, 3, 4, 5, 15, 16, 17, 63, 64, 65, 500, 5000] {
      for _ in 0..<10 { try checkEmission(bytes(count, &noise), level, limit: limit) }
    }
  }

  private func checkEmission(_ bytes: [UInt8], _ level: UInt32, limit: Int) throws {
    let kernel = try #require(try kernels(level).table.emit)
    let runs = EncodeReference.runs(bytes)
    // Weights far from the real counts make long codes common.
    var counts = EncodeReference.counts(bytes, runs)
    for symbol in counts.indices where symbol % 3 == 0 {
      counts[symbol] += 1 << UInt32(symbol % 24)
    }
    counts[256] += 1
    let code = HuffmanCode(counts: counts, limit: limit)
    var codes = encode_codes()
    withUnsafeMutableBytes(of: &codes.bits) { to in
      code.reversedBits.withUnsafeBytes { to.copyMemory(from: $0) }
    }
    withUnsafeMutableBytes(of: &codes.lengths) { to in
      code.lengths.withUnsafeBytes { to.copyMemory(from: $0) }
    }
    let list = runs.map { encode_run(literals: UInt32($0.literals), zeros: UInt32($0.zeros)) }
    var result = [UInt8](repeating: 0, count: 2 * bytes.count + 100)
    let bitCount = result.withUnsafeMutableBufferPointer { to in
      // Three bits wait already.
      var state = encode_bits(next: to.baseAddress, bits: 0b101, count: 3)
      kernel(bytes, list, list.count, &codes, &state)
      let whole = state.next - to.baseAddress!
      to[whole] = UInt8(state.bits)
      return 8 * whole + Int(state.count)
    }
    let expected = [true, false, true] + EncodeReference.bits(bytes, runs, code)
    #expect(bitCount == expected.count)
    let sent = (0..<bitCount).map { bit -> Bool in
      let byte = Int(result[bit / 8])
      return byte >> (bit % 8) & 1 == 1
    }
    #expect(sent == expected)
  }

  @Test(arguments: levels)
  func `checksums equal those of zlib`(level: UInt32) throws {
    let kernels = try kernels(level)
    var noise = Noise(7)
    for count in [0, 1, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 191, 5503, 5504, 5505, 70000] {
      for bytes in [bytes(count, &noise), [UInt8](repeating: 255, count: count)] {
        bytes.withUnsafeBufferPointer {
          #expect(kernels.crc32($0) == cpng_crc32(0, bytes, count), "\(count) bytes")
          #expect(kernels.adler32($0) == cpng_adler32(1, bytes, count), "\(count) bytes")
        }
      }
    }
  }
}
