/// The IHDR chunk.
///
///     width 4 │ height 4 │ depth 1 │ colour type 1 │ compression 1 │ filter 1 │ interlace 1
package struct PNGHeader: Equatable, Sendable {
  /// The raw value is the byte in the file.
  package enum ColorType: UInt8, CaseIterable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    package var depths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }

    package var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  package static let length = 13

  package var width: Int
  package var height: Int
  /// Bits a sample.
  package var depth: UInt8 = 8
  package var colorType: ColorType
  /// Adam7.
  package var isInterlaced = false
  var bitsPerPixel: Int { Int(depth) * colorType.channels }

  package init(
    width: Int,
    height: Int,
    depth: UInt8 = 8,
    colorType: ColorType,
    isInterlaced: Bool = false
  ) {
    self.width = width
    self.height = height
    self.depth = depth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  /// Reads 13 bytes.
  package init(_ bytes: some Collection<UInt8>) throws(PNGError) {
    let bytes = Array(bytes)
    guard bytes.count == PNGHeader.length else {
      throw .wrongLength(.header, length: bytes.count, expected: "13")
    }
    func check(_ isValid: Bool, _ field: String, _ value: Int) throws(PNGError) {
      if !isValid { throw .badValue(.header, field: field, value: value) }
    }
    let width = Int(bytes.bigEndian(at: 0))
    let height = Int(bytes.bigEndian(at: 4))
    try check((1...0x7FFF_FFFF).contains(width), "width", width)
    try check((1...0x7FFF_FFFF).contains(height), "height", height)
    guard let colorType = ColorType(rawValue: bytes[9]) else {
      throw .badValue(.header, field: "colour type", value: Int(bytes[9]))
    }
    try check(
      colorType.depths.contains(bytes[8]),
      "bit depth of colour type \(colorType.rawValue)",
      Int(bytes[8])
    )
    try check(bytes[10] == 0, "compression method", Int(bytes[10]))
    try check(bytes[11] == 0, "filter method", Int(bytes[11]))
    try check(bytes[12] <= 1, "interlace method", Int(bytes[12]))
    self.init(
      width: width,
      height: height,
      depth: bytes[8],
      colorType: colorType,
      isInterlaced: bytes[12] == 1
    )
  }

  package var bytes: [UInt8] {
    UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
      + [depth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

extension Collection<UInt8> where Index == Int {
  func bigEndian(at offset: Int) -> UInt32 {
    let start = startIndex + offset
    return UInt32(self[start]) << 24 | UInt32(self[start + 1]) << 16
      | UInt32(self[start + 2]) << 8 | UInt32(self[start + 3])
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
