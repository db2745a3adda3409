/// The forms of a frame that sinks ask for; each is made once, on the thread that drew the frame.
public struct FrameContents: OptionSet, Sendable {
  /// One bit for each form.
  public let rawValue: Int
  /// The forms whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A premultiplied bitmap.
  public static let pixels = FrameContents(rawValue: 1)
  /// A whole PNG file.
  public static let png = FrameContents(rawValue: 2)
  /// Planar Y'CbCr 4:2:0, BT.709, limited range; odd sizes are padded by repeating the last row
  /// and column.
  public static let yuv420 = FrameContents(rawValue: 4)
  /// Straight (not premultiplied) RGBA, 8 bits a channel, rows top to bottom.
  public static let rgba = FrameContents(rawValue: 8)
  /// The SHA-256 of the PNG file.
  public static let digest = FrameContents(rawValue: 16)
  /// The premultiplied bitmap in bands, which neighbouring frames share where nothing moves.
  package static let bands = FrameContents(rawValue: 32)
}

extension FrameContents {
  /// The forms that are large.
  package static let bitmaps: FrameContents = [.pixels, .rgba, .yuv420, .bands]
}
