// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import CKernels
import Codecs

/// What the encoder's kernels do, in plain words.
///
/// They are tested against this.
enum EncodeReference {
  /// A filtered row: Sub or Up by the smaller sum of absolute differences.
  static func filteredRow(_ row: [UInt32], above: [UInt32]?, channels: Int) -> [UInt8] {
    let bytes = packed(row, channels: channels)
    let sub = differences(bytes, above: nil, channels: channels, filter: .sub)
    guard let above else { return [PNGFilter.sub.rawValue] + sub }
    let upper = packed(above, channels: channels)
    let up = differences(bytes, above: upper, channels: channels, filter: .up)
    return cost(up) <= cost(sub)
      ? [PNGFilter.up.rawValue] + up : [PNGFilter.sub.rawValue] + sub
  }

  private static func packed(_ row: [UInt32], channels: Int) -> [UInt8] {
    row.flatMap { pixel in
      (0..<channels).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    }
  }

  private static func differences(
    _ row: [UInt8],
    above: [UInt8]?,
    channels: Int,
    filter: PNGFilter
  ) -> [UInt8] {
    var result = row
    row.withUnsafeBufferPointer { row in
      result.withUnsafeMutableBufferPointer { result in
        if let above {
          above.withUnsafeBufferPointer {
            filter.apply(to: row, above: $0, bytesPerPixel: channels, into: result)
          }
        } else {
          filter.apply(to: row, above: nil, bytesPerPixel: channels, into: result)
        }
      }
    }
    return result
  }

  private static func cost(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }

  struct Run: Equatable {
    var literals: Int
    var zeros: Int
  }

  /// Runs of at least eight zeros become matches of the first one; all else stays literal.
  static func runs(_ bytes: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var literals = 0
    var at = 0
    while at < bytes.count {
      let zeros = bytes[at...].prefix { $0 == 0 }.count
      if zeros >= 8 {
        runs.append(Run(literals: literals + 1, zeros: zeros - 1))
        literals = 0
        at += zeros
      } else {
        literals += zeros
        at += zeros
        if at < bytes.count {
          literals += 1
          at += 1
        }
      }
    }
    if literals > 0 { runs.append(Run(literals: literals, zeros: 0)) }
    return runs
  }

  /// Match lengths that sum up to `zeros`, each 3...258.
  static func matches(_ zeros: Int) -> [Int] {
    var left = zeros
    var lengths: [Int] = []
    while left > 0 {
      let length = left <= 258 ? left : left - 258 >= 3 ? 258 : left - 3
      lengths.append(length)
      left -= length
    }
    return lengths
  }

  /// RFC 1951, 3.2.5, as in its table.
  static func lengthSymbol(_ length: Int) -> (symbol: Int, extra: Int, extraBits: Int) {
    let firstLengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ]
    let index = firstLengths.lastIndex { $0 <= length }!
    let extraBits = index < 8 || index == 28 ? 0 : (index - 4) / 4
    return (257 + index, length - firstLengths[index], extraBits)
  }

  static func counts(_ bytes: [UInt8], _ runs: [Run]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 286)
    var at = 0
    for run in runs {
      for byte in bytes[at..<at + run.literals] { counts[Int(byte)] += 1 }
      for length in matches(run.zeros) { counts[lengthSymbol(length).symbol] += 1 }
      at += run.literals + run.zeros
    }
    return counts
  }

  /// The bits of all runs, first bit first.
  static func bits(_ bytes: [UInt8], _ runs: [Run], _ code: HuffmanCode) -> [Bool] {
    let codes = code.reversedBits
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) {
      for bit in 0..<count { bits.append(value >> bit & 1 == 1) }
    }
    var at = 0
    for run in runs {
      for byte in bytes[at..<at + run.literals] {
        put(Int(codes[Int(byte)]), Int(code.lengths[Int(byte)]))
      }
      for length in matches(run.zeros) {
        let (symbol, extra, extraBits) = lengthSymbol(length)
        put(Int(codes[symbol]), Int(code.lengths[symbol]))
        put(extra, extraBits)
        put(0, 1)
      }
      at += run.literals + run.zeros
    }
    return bits
  }
}
