/// How the bytes of a QR code's version are cut into blocks, each with its own corrections.
struct QRBlocks: Sendable {
  /// Bytes of corrections in each block, for the levels L, M, Q and H.
  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let counts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  private let correctionCount: Int
  private let blockCount: Int
  private let byteCount: Int

  init(_ version: Int, _ level: Int) {
    correctionCount = QRBlocks.corrections[level][version - 1]
    blockCount = QRBlocks.counts[level][version - 1]
    // Modules without the patterns.
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let alignments = version / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
      if version >= 7 { modules -= 36 }
    }
    byteCount = modules / 8
  }

  /// Bytes without the corrections.
  var dataCount: Int { byteCount - correctionCount * blockCount }

  /// The data with its corrections, a byte of each block in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = dataCount / blockCount
    let longCount = dataCount % blockCount
    let divisor = ReedSolomon.divisor(correctionCount)
    var start = 0
    let blocks = (0..<blockCount).map { index in
      let count = short + (index >= blockCount - longCount ? 1 : 0)
      defer { start += count }
      return Array(data[start..<start + count])
    }
    let corrections = blocks.map { ReedSolomon.remainder($0, divisor) }
    let words = (0...short).flatMap { index in
      blocks.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    return words + (0..<correctionCount).flatMap { index in corrections.map { $0[index] } }
  }
}

/// Corrections over the field of 256 elements that QR codes use.
private enum ReedSolomon {
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }

  private static func multiply(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var result = 0
    for shift in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= (Int(y) >> shift & 1) * Int(x)
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
