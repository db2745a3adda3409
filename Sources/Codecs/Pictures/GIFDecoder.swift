import Pixels

/// The pictures of a GIF on its screen; where they draw nothing the screen is transparent.
struct GIFDecoder {
  /// Of the logical screen.
  private(set) var width = 0
  private(set) var height = 0
  private let bytes: [UInt8]
  private var offset = 0
  private var globalColors: [UInt32] = []
  private(set) var control = Control()
  /// How often the film runs, 0 for ever; nil if the file does not say.
  private(set) var loopCount: Int?

  /// What the extension before a picture says of it.
  struct Control {
    var transparent: UInt8?
    /// In hundredths of a second.
    var delay = 0
    /// What becomes of the picture before the next one: 2 clears it, 3 brings back what was there.
    var disposal = 0
  }

  /// Reads up to the first picture's descriptor.
  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    offset = 6
    width = try number()
    height = try number()
    let flags = try byte()
    _ = try number()
    if flags & 0x80 != 0 { globalColors = try colors(count: 2 << Int(flags & 7)) }
    guard try skipExtensions() else {
      throw .damaged(.gif, reason: "there is no picture in it")
    }
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
  ///
  /// - Returns: whether there is one.
  mutating func skipExtensions() throws(PictureError) -> Bool {
    control = Control()
    while true {
      switch try byte() {
      // Some writers end the data of a picture twice.
      case 0: continue
      case 0x2C: return true
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xF9, data.count >= 4 {
          control.transparent = data[0] & 1 != 0 ? data[3] : nil
          control.delay = Int(data[1]) | Int(data[2]) << 8
          control.disposal = Int(data[0] >> 2 & 7)
        } else if label == 0xFF, let count = GIFDecoder.loopCount(data) {
          loopCount = count
        }
      case 0x3B: return false
      case let other: throw .damaged(.gif, reason: "a block of unknown kind \(other)")
      }
    }
  }

  /// What an application's extension says of the loops; nil where it is about something else.
  ///
  /// Two names mean the same, as browsers read them. The byte behind the name is 1 for loops; with
  /// 2 the size of a buffer follows.
  private static func loopCount(_ data: [UInt8]) -> Int? {
    guard data.count >= 14, data[11] & 7 == 1,
      data.starts(with: "NETSCAPE2.0".utf8) || data.starts(with: "ANIMEXTS1.0".utf8)
    else { return nil }
    return Int(data[12]) | Int(data[13]) << 8
  }

  // MARK: Pixels

  mutating func decode() throws(PictureError) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    _ = try draw(over: &pixmap)
    return pixmap
  }

  /// Draws the picture that begins here.
  ///
  /// - Returns: its place on the screen.
  mutating func draw(over pixmap: inout Pixmap) throws(PictureError) -> PixelRect {
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
    if let transparent = control.transparent, Int(transparent) < colors.count {
      colors[Int(transparent)] = 0
    }
    // An index without a colour draws nothing.
    colors += Array(repeating: 0, count: max(0, 256 - colors.count))
    let order = isInterlaced ? GIFDecoder.interlacedRows(rows) : Array(0..<shown)
    pixmap.withUnsafeMutablePixels { pixels in
      let visible = max(0, min(columns, width - left))
      for (stored, row) in order.enumerated() where top + row < height {
        let target = (top + row) * width + left
        let source = stored * columns
        for x in 0..<visible where colors[Int(indices[source + x])] != 0 {
          pixels[target + x] = colors[Int(indices[source + x])]
        }
      }
    }
    return PixelRect(
      minX: min(left, width),
      minY: min(top, height),
      maxX: min(left + columns, width),
      maxY: min(top + rows, height)
    )
  }

  /// The rows of a picture in the order in which an interlaced one stores them.
  private static func interlacedRows(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
  }
}
