import Codecs
import Pixels

/// Writes an animated PNG chunk by chunk, right or wrong.
struct AnimatedPNG {
  var bytes = PNGSignature.bytes
  private var sequence: UInt32 = 0

  init(
    width: Int,
    height: Int,
    depth: UInt8 = 8,
    colorType: PNGHeader.ColorType = .rgba,
    frames: UInt32? = nil
  ) {
    let header = PNGHeader(width: width, height: height, depth: depth, colorType: colorType)
    append(.header, header.bytes)
    if let frames { announce(frames) }
  }

  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  mutating func append(_ type: PNGChunkType, _ data: [UInt8]) {
    var writer = PNGWriter()
    writer.append(type, data)
    bytes += writer.bytes
  }

  /// That there is a film, which runs for ever.
  mutating func announce(_ frames: UInt32) {
    append(.animation, AnimatedPNG.bytes(frames) + AnimatedPNG.bytes(0))
  }

  mutating func skipSequenceNumber() { sequence += 1 }

  /// A tenth of a second.
  mutating func control(_ area: PixelRect, disposal: UInt8 = 0, blending: UInt8 = 0) {
    let numbers = [area.width, area.height, area.minX, area.minY].map { UInt32($0) }
    append(
      .frame,
      next() + numbers.flatMap(AnimatedPNG.bytes) + [0, 1, 0, 10, disposal, blending]
    )
  }

  /// A zlib stream as IDAT, or as fdAT.
  mutating func data(_ stream: [UInt8], isPicture: Bool = false) {
    if isPicture { append(.data, stream) } else { append(.frameData, next() + stream) }
  }

  /// The whole file.
  func finished() -> [UInt8] {
    var file = self
    file.append(.end, [])
    return file.bytes
  }

  private mutating func next() -> [UInt8] {
    defer { sequence += 1 }
    return AnimatedPNG.bytes(sequence)
  }
}

extension AnimatedPNG {
  /// Rows of bytes, each with its filter, uncompressed.
  static func stored(_ rows: [[UInt8]]) -> [UInt8] {
    let bytes: [UInt8] = rows.flatMap { row in [0] + row }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    var stream: [UInt8] = [0x78, 0x01, 1]
    for number in [UInt16(bytes.count), ~UInt16(bytes.count)] {
      stream += [UInt8(number & 255), UInt8(number >> 8)]
    }
    return stream + bytes + AnimatedPNG.bytes(high << 16 | low)
  }

  /// Pixels with straight alpha, row after row.
  static func stored(_ pixels: [UInt32], width: Int) -> [UInt8] {
    stored(
      stride(from: 0, to: pixels.count, by: width).map { start in
        pixels[start..<(start + width)].flatMap { pixel in
          [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        }
      }
    )
  }
}
