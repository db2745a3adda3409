import Pixels

/// Reads an animated PNG: every whole frame, limited to what `APNGEncoder` writes (frames that
/// overwrite their rectangle and stay).
package enum APNGDecoder {
  /// The frames in order.
  package static func frames(of file: [UInt8]) throws -> [Pixmap] {
    try film(of: file).map(\.pixels)
  }

  /// The frames in order, and how long each shows; none of a picture that is not animated.
  package static func film(of file: [UInt8]) throws -> [(pixels: Pixmap, delay: APNGDelay)] {
    if file.starts(with: Array("version https://git-lfs".utf8)) { throw PNGError.gitLFSPointer }
    guard file.starts(with: PNGSignature.bytes) else {
      throw PNGError.notPNG(firstBytes: Array(file.prefix(8)))
    }
    var frames: [(pixels: Pixmap, delay: APNGDelay)] = []
    var header: [UInt8] = []
    var control: [UInt8] = []
    var data: [UInt8] = []
    func finish() throws {
      guard !data.isEmpty, control.count >= 24, header.count == 13 else { return }
      let numbers = (1...4).map { word(control, 4 * $0) }
      let picture = try Pixmap(png: still(header, numbers[0], numbers[1], data))
      let delay = delay(control)
      guard var whole = frames.last?.pixels else { return frames.append((picture, delay)) }
      for y in 0..<picture.height {
        for x in 0..<picture.width
        where numbers[2] + x < whole.width && numbers[3] + y < whole.height {
          whole[numbers[2] + x, numbers[3] + y] = picture[x, y]
        }
      }
      frames.append((whole, delay))
    }
    var offset = PNGSignature.bytes.count
    while offset + 12 <= file.count {
      let count = word(file, offset)
      guard offset + 12 + count <= file.count else {
        throw PNGError.truncated(chunk: nil, offset: offset)
      }
      let kind = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      let body = Array(file[(offset + 8)..<(offset + 8 + count)])
      switch kind {
      case "IHDR": header = body
      case "fcTL":
        try finish()
        control = body
        data = []
      case "IDAT": data += body
      case "fdAT": data += body.dropFirst(4)
      default: break
      }
      offset += 12 + count
    }
    try finish()
    return frames
  }

  /// Of a frame's control chunk; 0 below is 100 (documented, in the specification of APNG).
  private static func delay(_ control: [UInt8]) -> APNGDelay {
    func half(_ offset: Int) -> UInt16 {
      UInt16(control[offset]) << 8 | UInt16(control[offset + 1])
    }
    return APNGDelay(numerator: half(20), denominator: half(22) == 0 ? 100 : half(22))
  }

  /// One frame as a separate file.
  private static func still(
    _ header: [UInt8],
    _ width: Int,
    _ height: Int,
    _ data: [UInt8]
  ) -> [UInt8] {
    let isOpaque = header[9] == 2
    var writer = PNGWriter(
      header: PNGHeader(width: width, height: height, colorType: isOpaque ? .rgb : .rgba)
    )
    writer.append(.data, data)
    return writer.finish()
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
