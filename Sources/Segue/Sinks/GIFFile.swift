import Codecs
import Foundation
import Pixels
import Typography

/// All frames in one GIF.
///
/// The palette is made from all of them. So the differences between frames are kept, and `finish`
/// writes the file.
public final class GIFFile: FrameSink {
  /// What makes a GIF smaller at the cost of quality.
  public struct Quality: Equatable, Sendable {
    /// At most 256, of which one stands for transparency.
    public var colors = 256
    /// The part of the picture's width and height that is kept.
    public var scale = 1.0
    /// Whether each image has its own colours.
    public var hasLocalColors = true
    /// Whether a still frame is drawn in several steps, each with colours that the one before
    /// lacks.
    public var refinesStills = true
    /// How many levels of 255 a pixel may be off before it is drawn again.
    ///
    /// One cannot be seen; with two a file is 5 to 10 % smaller.
    public var slack = 1
    /// How many bytes the file may have; nil is no limit.
    ///
    /// A larger one gets no name, and what has the name already stays.
    public var maximumBytes: Int?

    /// The best quality.
    public init() {}
  }

  public let needs: FrameContents

  private let path: String
  /// How often it plays; 0 is for ever.
  private let loopCount: Int
  private let quality: Quality
  private let threads: Int
  private var size = (width: 0, height: 0)
  private var rate: FrameRate?
  private var recorder: GIFRecorder?
  private var spool: SpoolFile?
  private var file: AtomicFile?
  private var written = 0

  /// - Parameter threads: how many threads compress at the end. Their number changes no byte.
  public init(
    path: String,
    loopCount: Int = 0,
    quality: Quality = Quality(),
    threads: Int = 1
  ) {
    self.path = path
    self.loopCount = loopCount
    self.quality = quality
    self.threads = threads
    needs = quality.scale == 1 ? .bands : .pixels
  }

  /// Browsers show delays below 2 hundredths as 10, so a GIF plays at 100/n with n >= 2: the
  /// fastest rate that is not above `wanted`.
  public static func playableRate(for wanted: FrameRate) -> FrameRate {
    let delay = max(2, Int((100 / wanted.framesPerSecond - 1e-9).rounded(.up)))
    return FrameRate(100, per: delay) ?? wanted
  }

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    guard clip.rate.framesPerSecond <= 50 else {
      throw .unsupported("A GIF plays at most 50 frames a second, not \(clip.rate).")
    }
    size = (scaled(clip.width), scaled(clip.height))
    guard size.width <= 65535, size.height <= 65535 else {
      throw .unsupported("A GIF is at most 65535 pixels wide and high.")
    }
    rate = clip.rate
    recorder = GIFRecorder(width: size.width, height: size.height)
    spool = SpoolFile(beside: path)
    try SinkError.wrapping(nil) { () throws(FileError) in file = try AtomicFile(path: path) }
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let spool else { return }
    var words: [UInt16] = []
    if let bands = frame.bands, quality.scale == 1 {
      words = recorder?.append(bands) ?? []
    } else if var pixels = frame.pixels {
      if quality.scale != 1 {
        pixels = PictureScaler.scale(pixels, width: size.width, height: size.height)
      }
      words = recorder?.append(pixels) ?? []
    } else {
      return
    }
    try SinkError.wrapping(frame.frame.number) { () throws(FileError) in try spool.append(words) }
    written += 1
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard written > 0, let rate, let spool, let file, var counted = recorder else {
      throw .damaged(path: path, why: "no frame was written")
    }
    let last = counted.finish()
    let colors = GIFColors(
      counted.census.entries,
      limit: quality.colors - 1,
      isLocal: quality.hasLocalColors,
      refines: quality.refinesStills,
      slack: quality.slack
    )
    recorder = nil
    var assembler = GIFAssembler(
      width: size.width,
      height: size.height,
      colors: colors,
      clock: GIFClock(numerator: rate.numerator, denominator: rate.denominator),
      loops: loopCount,
      threads: threads
    )
    try SinkError.wrapping(nil) { () throws(FileError) in
      try spool.append(last)
      try assemble(spool, with: &assembler, colors, into: file)
    }
    let byteCount = file.byteCount
    if byteCount <= quality.maximumBytes ?? .max {
      try SinkError.wrapping(nil) { () throws(FileError) in try file.commit() }
    }
    self.file = nil
    self.spool = nil
    return SinkOutput(path: path, byteCount: byteCount, rendered: written, reused: 0)
  }

  public func abandon() {
    file = nil
    spool = nil
    recorder = nil
  }

  /// The second pass: palettes are made and images compressed on several threads, and written in
  /// order.
  private func assemble(
    _ spool: SpoolFile,
    with assembler: inout GIFAssembler,
    _ colors: GIFColors,
    into file: AtomicFile
  ) throws(FileError) {
    try file.write(assembler.header)
    let maps = OrderedPipeline<[UInt16], (delta: [UInt16], map: GIFColorMap)>(threads: threads) {
      { (delta: $0, map: colors.map(for: $0)) }
    }
    let images = OrderedPipeline<GIFImage, [UInt8]>(threads: threads, capacity: threads + 1) {
      var encoder = LZWEncoder()
      return { $0.encoded(with: &encoder) }
    }
    func append(_ ready: [(delta: [UInt16], map: GIFColorMap)]) throws(FileError) {
      for (delta, map) in ready {
        for image in assembler.append(delta, map: map) {
          for bytes in images.push(image) { try file.write(bytes) }
        }
      }
    }
    while let delta = try spool.next() { try append(maps.push(delta)) }
    try append(maps.drain())
    for image in assembler.finish() {
      for bytes in images.push(image) { try file.write(bytes) }
    }
    for bytes in images.drain() { try file.write(bytes) }
    try file.write(GIFAssembler.trailer)
  }

  private func scaled(_ length: Int) -> Int {
    max(1, Int((Double(length) * quality.scale).rounded()))
  }
}
