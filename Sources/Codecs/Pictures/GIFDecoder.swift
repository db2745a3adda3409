import Pixels

/// The first picture of a GIF on its screen; where it draws nothing the screen is transparent.
struct GIFDecoder {
  /// Of the logical screen.
  private(set) var width = 0
  private(set) var height = 0
  private let bytes: [UInt8]
  private var offset = 0
  private var globalColors: [UInt32] = []
  private var transparent: UInt8?

  /// Reads up to the first picture's descriptor.
  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    offset = 6
    width = try number()
    height = try number()
    let flags = try byte()
    _ = try number()
    if flags & 0x80 != 0 { globalColors = try colors(count: 2 << Int(flags & 7)) }
    try skipExtensions()
    guard offset + 9 <= bytes.count else { throw GIFDecoder.short }
    // Some writers leave the screen empty.
    if width == 0 || height == 0 {
      width = Int(bytes[offset + 4]) | Int(bytes[offset + 5]) << 8
      height = Int(bytes[offset + 6]) | Int(bytes[offset + 7]) << 8
    }
    guard width > 0, height > 0 else { throw .damaged(.gif, reason: "it has no size") }
  }

  private static let short = PictureError.damaged(.gif, reason: "the file ends too early")

  // MARK: Bytes

  private mutating func byte() throws(PictureError) -> UInt8 {
    guard offset < bytes.count else { throw GIFDecoder.short }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func number() throws(PictureError) -> Int {
    let low = try byte()
    return Int(low) | Int(try byte()) << 8
  }

  private mutating func colors(count: Int) throws(PictureError) -> [UInt32] {
    guard offset + 3 * count <= bytes.count else { throw GIFDecoder.short }
    defer { offset += 3 * count }
    return (0..<count).map { index in
      let at = offset + 3 * index
      return UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
        | 0xFF00_0000
    }
  }

  /// Sub-blocks up to the empty one, joined.
  private mutating func blocks() throws(PictureError) -> [UInt8] {
    var data: [UInt8] = []
    while case let size = Int(try byte()), size > 0 {
      guard offset + size <= bytes.count else { throw GIFDecoder.short }
      data += bytes[offset..<offset + size]
      offset += size
    }
    return data
  }

  /// Skips to after the comma that begins a picture.
  private mutating func skipExtensions() throws(PictureError) {
    while true {
      switch try byte() {
      case 0x2C: return
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xF9, data.count >= 4 { transparent = data[0] & 1 != 0 ? data[3] : nil }
      case 0x3B: throw .damaged(.gif, reason: "there is no picture in it")
      case let other: throw .damaged(.gif, reason: "a block of unknown kind \(other)")
      }
    }
  }

  // MARK: Pixels

  mutating func decode() throws(PictureError) -> Pixmap {
    let (left, top) = (try number(), try number())
    let (columns, rows) = (try number(), try number())
    let flags = try byte()
    let own = flags & 0x80 != 0 ? try colors(count: 2 << Int(flags & 7)) : globalColors
    let codeSize = Int(try byte())
    guard (1...8).contains(codeSize) else {
      throw .damaged(.gif, reason: "codes of \(codeSize) bits")
    }
    // A picture larger than its screen is cut; the rest is not decoded.
    let isInterlaced = flags & 0x40 != 0
    let shown = isInterlaced ? rows : max(0, min(rows, height - top))
    guard columns * shown <= max(width * height, 1) * 4 else {
      throw .damaged(
        .gif,
        reason: "a picture of \(columns)x\(rows) on a screen of \(width)x\(height)"
      )
    }
    let data = try blocks()
    var lzw = LZWDecoder()
    guard let indices = lzw.decode(data, codeSize: codeSize, count: columns * shown) else {
      throw .damaged(.gif, reason: "its codes are damaged or end too early")
    }
    var colors = own
    if let transparent, Int(transparent) < colors.count { colors[Int(transparent)] = 0 }
    // An index without a colour draws nothing.
    colors += Array(repeating: 0, count: max(0, 256 - colors.count))
    var pixmap = Pixmap(width: width, height: height)
    let order = isInterlaced ? GIFDecoder.interlacedRows(rows) : Array(0..<shown)
    pixmap.withUnsafeMutablePixels { pixels in
      let visible = max(0, min(columns, width - left))
      for (stored, row) in order.enumerated() where top + row < height {
        let target = (top + row) * width + left
        let source = stored * columns
        for x in 0..<visible { pixels[target + x] = colors[Int(indices[source + x])] }
      }
    }
    return pixmap
  }

  /// The rows of a picture in the order in which an interlaced one stores them.
  private static func interlacedRows(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
  }
}
