import Pixels

/// A GIF that plays as specified; plain and slow.
///
/// Anything that a strict reader would refuse is an error.
package struct ReferenceGIF: Equatable {
  package struct Image: Equatable {
    package var area: PixelRect
    /// In hundredths of a second.
    package var delay: Int
    package var disposal: Int
    /// Of its pixels, row after row.
    package var indices: [UInt8]
    /// Its own, or the file's.
    package var colors: [Pixel]
    /// The picture while the image lasts.
    package var picture: Pixmap
  }

  package struct Damage: Error, Equatable {
    package var reason: String
    package init(_ reason: String) { self.reason = reason }
  }

  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var colors: [Pixel] = []
  /// The number in the Netscape block; nil without one.
  package private(set) var repetitions: Int?
  package private(set) var images: [Image] = []

  package init(_ file: [UInt8]) throws {
    var reader = Reader(bytes: file)
    guard try reader.take(6) == Array("GIF89a".utf8) else { throw Damage("no GIF89a") }
    width = try reader.number()
    height = try reader.number()
    let flags = try reader.byte()
    _ = try reader.take(2)
    if flags & 0x80 != 0 {
      for _ in 0..<(2 << Int(flags & 7)) {
        let color = try reader.take(3)
        colors.append(Pixel(red: color[0], green: color[1], blue: color[2]))
      }
    }
    try readBlocks(&reader)
    guard reader.isAtEnd else { throw Damage("bytes after the trailer") }
  }

  private mutating func readBlocks(_ reader: inout Reader) throws {
    var canvas = Pixmap(width: width, height: height)
    var control: [UInt8] = [0, 0, 0, 0]
    while true {
      switch try reader.byte() {
      case 0x21:
        let label = try reader.byte()
        let blocks = try reader.subBlocks()
        if label == 0xF9 { control = blocks.flatMap { $0 } }
        if label == 0xFF, blocks[0] == Array("NETSCAPE2.0".utf8) {
          repetitions = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
      case 0x2C: try readImage(&reader, control, &canvas)
      case 0x3B: return
      case let byte: throw Damage("block \(byte)")
      }
    }
  }

  private mutating func readImage(
    _ reader: inout Reader,
    _ control: [UInt8],
    _ canvas: inout Pixmap
  ) throws {
    let x = try reader.number()
    let y = try reader.number()
    let area = PixelRect(x: x, y: y, width: try reader.number(), height: try reader.number())
    guard canvas.bounds.contains(area), !area.isEmpty else { throw Damage("area \(area)") }
    let flags = try reader.byte()
    guard flags & 0x78 == 0 else { throw Damage("interlacing, or flags that mean nothing") }
    var colors = self.colors
    if flags & 0x80 != 0 {
      colors = []
      for _ in 0..<(2 << Int(flags & 7)) {
        let color = try reader.take(3)
        colors.append(Pixel(red: color[0], green: color[1], blue: color[2]))
      }
    }
    let codeSize = Int(try reader.byte())
    let indices = try LZWStrings.decode(try reader.subBlocks().flatMap { $0 }, codeSize: codeSize)
    guard indices.count == area.width * area.height else {
      throw Damage("\(indices.count) pixels for \(area)")
    }
    for (place, index) in indices.enumerated() {
      if control[0] & 1 != 0, index == control[3] { continue }
      canvas[area.minX + place % area.width, area.minY + place / area.width] = colors[Int(index)]
    }
    let disposal = Int(control[0] >> 2 & 7)
    let delay = Int(control[1]) | Int(control[2]) << 8
    images.append(
      Image(
        area: area,
        delay: delay,
        disposal: disposal,
        indices: indices,
        colors: colors,
        picture: canvas
      )
    )
    guard disposal == 2 else { return }
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { canvas[x, y] = .clear }
    }
  }

  /// The picture `hundredths` after the beginning; nil after the end.
  package func picture(at hundredths: Int) -> Pixmap? {
    var end = 0
    for image in images {
      end += image.delay
      if hundredths < end { return image.picture }
    }
    return nil
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws -> UInt8 { try take(1)[0] }

    mutating func number() throws -> Int {
      let bytes = try take(2)
      return Int(bytes[0]) | Int(bytes[1]) << 8
    }

    mutating func take(_ count: Int) throws -> [UInt8] {
      guard position + count <= bytes.count else { throw Damage("it ends too early") }
      defer { position += count }
      return Array(bytes[position..<position + count])
    }

    mutating func subBlocks() throws -> [[UInt8]] {
      var blocks: [[UInt8]] = []
      while case let count = Int(try byte()), count > 0 { blocks.append(try take(count)) }
      return blocks
    }
  }
}

/// The strings behind the codes of a GIF's image data.
package enum LZWStrings {
  package static func decode(_ bytes: [UInt8], codeSize: Int) throws -> [UInt8] {
    guard (2...8).contains(codeSize) else { throw ReferenceGIF.Damage("code size \(codeSize)") }
    let clear = 1 << codeSize
    var size = codeSize + 1
    var strings: [[UInt8]] = []
    func reset() {
      size = codeSize + 1
      strings = (0..<clear).map { [UInt8($0)] } + [[], []]
    }
    reset()
    var previous: [UInt8]?
    var output: [UInt8] = []
    var position = 0
    while position + size <= 8 * bytes.count {
      var code = 0
      for bit in 0..<size where bytes[(position + bit) / 8] >> UInt8((position + bit) % 8) & 1 != 0
      {
        code |= 1 << bit
      }
      if position == 0, code != clear { throw ReferenceGIF.Damage("no clear code at the start") }
      position += size
      if code == clear {
        reset()
        previous = nil
        continue
      }
      if code == clear + 1 {
        guard (position + 7) / 8 == bytes.count else {
          throw ReferenceGIF.Damage("bytes after the end code")
        }
        return output
      }
      guard code < strings.count || code == strings.count && previous != nil else {
        throw ReferenceGIF.Damage("code \(code) of \(strings.count)")
      }
      if let previous, strings.count < 4096 {
        let first = code < strings.count ? strings[code][0] : previous[0]
        strings.append(previous + [first])
        if strings.count == 1 << size, size < 12 { size += 1 }
      }
      output += strings[code]
      previous = strings[code]
    }
    throw ReferenceGIF.Damage("no end code")
  }
}
