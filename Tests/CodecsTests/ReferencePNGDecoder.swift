// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import CPNG
import Codecs

/// A second decoder for valid files, as plain as the specification: the judge of the first one.
///
/// They share the chunk scanner and nothing behind it.
enum ReferencePNGDecoder {
  struct Damaged: Error {}

  static func decode(_ bytes: [UInt8]) throws -> StraightPixmap {
    let file = try PNGScanner(bytes, maximumPixelCount: 1 << 20)
    let header = file.header
    func data(_ type: PNGChunkType) -> [UInt8] {
      file.chunks.filter { $0.type == type }.flatMap { bytes[$0.data] }
    }
    let passes = header.isInterlaced ? adam7 : [Pass(x: 0, y: 0, dx: 1, dy: 1)]
    let bitsPerPixel = header.colorType.channels * Int(header.depth)
    let sizes = passes.map { pass in
      (width: pass.columns(header.width), height: pass.rows(header.height))
    }
    let lengths = sizes.map {
      $0.width == 0 ? 0 : $0.height * (1 + ($0.width * bitsPerPixel + 7) / 8)
    }
    let stream = data(.data)
    var raw = [UInt8](repeating: 0, count: lengths.reduce(0, +))
    guard cpng_inflate(stream, stream.count, &raw, raw.count) == 1 else { throw Damaged() }

    var result = [UInt32](repeating: 0, count: header.width * header.height)
    var at = 0
    for (pass, size) in zip(passes, sizes) where size.width > 0 {
      let length = (size.width * bitsPerPixel + 7) / 8
      var above = [UInt8](repeating: 0, count: length)
      for y in 0..<size.height {
        let row = try unfilter(
          raw[at + 1..<at + 1 + length],
          filter: raw[at],
          above: above,
          step: max(1, bitsPerPixel / 8)
        )
        at += 1 + length
        above = row
        for x in 0..<size.width {
          let samples = (0..<header.colorType.channels).map { channel in
            sample(row, (x * header.colorType.channels + channel), depth: Int(header.depth))
          }
          let index = (pass.y + y * pass.dy) * header.width + pass.x + x * pass.dx
          result[index] = try pixel(
            samples,
            header,
            palette: data(.palette),
            transparency: file.chunks.contains { $0.type == .transparency }
              ? data(.transparency) : nil
          )
        }
      }
    }
    return StraightPixmap(width: header.width, height: header.height, pixels: result)
  }

  private struct Pass {
    var x: Int
    var y: Int
    var dx: Int
    var dy: Int

    func columns(_ width: Int) -> Int { max(0, (width - x + dx - 1) / dx) }
    func rows(_ height: Int) -> Int { max(0, (height - y + dy - 1) / dy) }
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ].map(Pass.init)

  private static func unfilter(
    _ bytes: ArraySlice<UInt8>,
    filter: UInt8,
    above: [UInt8],
    step: Int
  ) throws -> [UInt8] {
    var row = Array(bytes)
    for x in row.indices {
      let a = x >= step ? Int(row[x - step]) : 0
      let b = Int(above[x])
      let c = x >= step ? Int(above[x - step]) : 0
      let predicted: Int
      switch filter {
      case 0: predicted = 0
      case 1: predicted = a
      case 2: predicted = b
      case 3: predicted = (a + b) / 2
      case 4:
        let distances = [abs(b - c), abs(a - c), abs(a + b - 2 * c)]
        predicted = [a, b, c][distances.firstIndex(of: distances.min()!)!]
      default: throw Damaged()
      }
      row[x] = UInt8(truncatingIfNeeded: Int(row[x]) + predicted)
    }
    return row
  }

  private static func sample(_ row: [UInt8], _ index: Int, depth: Int) -> Int {
    if depth == 16 { return Int(row[2 * index]) << 8 | Int(row[2 * index + 1]) }
    let bit = index * depth
    return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
  }

  private static func pixel(
    _ samples: [Int],
    _ header: PNGHeader,
    palette: [UInt8],
    transparency: [UInt8]?
  ) throws -> UInt32 {
    func word(_ channels: [Int]) -> UInt32 {
      channels.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    if header.colorType == .palette {
      let index = samples[0]
      guard 3 * index < palette.count else { throw Damaged() }
      let alpha = transparency.map { index < $0.count ? Int($0[index]) : 255 } ?? 255
      return word(palette[3 * index..<3 * index + 3].map(Int.init) + [alpha])
    }
    let limit = 1 << Int(header.depth) - 1
    var channels = samples.map { Int((Double($0) * 255 / Double(limit)).rounded()) }
    if header.colorType == .gray || header.colorType == .grayAlpha {
      channels = [channels[0], channels[0], channels[0]] + channels.dropFirst()
    }
    if channels.count == 3 {
      let key = transparency.map { bytes in
        stride(from: 0, to: bytes.count, by: 2).map {
          (Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) & limit
        }
      }
      channels.append(key == samples ? 0 : 255)
    }
    return word(channels)
  }
}
