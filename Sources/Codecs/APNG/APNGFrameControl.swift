import Pixels

/// The fcTL chunk of an animated PNG.
///
///     sequence 4 │ width 4 │ height 4 │ x 4 │ y 4 │ delay 2 / 2 │ dispose 1 │ blend 1
struct APNGFrameControl: Equatable {
  /// What becomes of the frame's area before the next frame is drawn.
  enum Disposal: UInt8 {
    case none = 0
    /// It becomes transparent.
    case background = 1
    /// It shows again what was there before the frame.
    case previous = 2
  }

  /// How the frame's pixels meet those of the canvas.
  enum Blending: UInt8 {
    case source = 0
    case over = 1
  }

  static let length = 26

  let area: PixelRect
  let delay: APNGDelay
  let disposal: Disposal
  let blending: Blending

  /// - Parameter bytes: of the chunk; its sequence number is not looked at.
  init(_ bytes: some Collection<UInt8>, in header: PNGHeader) throws(PNGError) {
    let bytes = Array(bytes)
    guard bytes.count == APNGFrameControl.length else {
      throw .wrongLength(.frame, length: bytes.count, expected: "26")
    }
    func number(_ offset: Int) -> Int { Int(bytes.bigEndian(at: offset)) }
    func half(_ offset: Int) -> UInt16 {
      UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }
    let (width, height) = (number(4), number(8))
    let (x, y) = (number(12), number(16))
    guard width > 0 else { throw .badValue(.frame, field: "width", value: width) }
    guard height > 0 else { throw .badValue(.frame, field: "height", value: height) }
    guard x + width <= header.width, y + height <= header.height else {
      throw .misplaced(
        .frame,
        reason: "\(width)x\(height) at \(x), \(y) is not inside the \(header.width)x"
          + "\(header.height) of the picture"
      )
    }
    guard let disposal = Disposal(rawValue: bytes[24]) else {
      throw .badValue(.frame, field: "disposal", value: Int(bytes[24]))
    }
    guard let blending = Blending(rawValue: bytes[25]) else {
      throw .badValue(.frame, field: "blending", value: Int(bytes[25]))
    }
    area = PixelRect(x: x, y: y, width: width, height: height)
    // 0 below is 100 (documented).
    delay = APNGDelay(numerator: half(20), denominator: half(22) == 0 ? 100 : half(22))
    self.disposal = disposal
    self.blending = blending
  }
}
