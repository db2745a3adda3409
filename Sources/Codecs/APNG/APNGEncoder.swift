import Pixels

/// Writes an animated PNG, frame by frame, with exact delays.
///
///     signature │ IHDR │ acTL: frames, loops │ fcTL 0 │ IDAT │ fcTL 1 │ fdAT 2 │ fcTL 3 │ … │ IEND
///
///     fcTL   sequence 4 │ width 4 │ height 4 │ x 4 │ y 4 │ delay 2 / 2 │ dispose 1 │ blend 1
///     fdAT   sequence 4 │ zlib stream as in IDAT
///
/// A frame holds the rectangle that changed since the one before it and overwrites it; frames that
/// change nothing lengthen the one before. Only one encoded frame is held back for that.
package struct APNGEncoder {
  /// Bytes that replace others, once the number of frames is known.
  package struct Ending: Equatable, Sendable {
    /// The end of the file.
    package let bytes: [UInt8]
    /// The acTL chunk, to be written over the first one.
    package let animationControl: [UInt8]
    package let animationControlOffset: Int
  }

  private struct Held {
    var area: PixelRect
    var delay: APNGDelay
    var stream: [UInt8]
  }

  private let header: PNGHeader
  private let loops: UInt32
  private let isSmall: Bool
  private let encoder: PNGBandEncoder
  /// Rows of the area that is compressed.
  private var rows: [UInt32] = []
  private var previous: BandedPixmap?
  private var held: Held?
  private var frameCount: UInt32 = 0
  private var sequence: UInt32 = 0

  /// An encoder for frames of one size.
  ///
  /// Without alpha (`isOpaque`) every frame must be opaque. `loops` says how often the animation
  /// plays, 0 for ever; `isSmall` asks for the smallest instead of the fastest compression.
  package init(width: Int, height: Int, isOpaque: Bool, loops: Int = 0, isSmall: Bool = false) {
    header = PNGHeader(width: width, height: height, colorType: isOpaque ? .rgb : .rgba)
    encoder = PNGBandEncoder(width: max(1, width), isOpaque: isOpaque)
    self.loops = UInt32(loops)
    self.isSmall = isSmall
  }

  /// The bytes that come next in the file; often those of the frame before.
  package mutating func append(_ frame: Pixmap, delay: APNGDelay) -> [UInt8] {
    append(BandedPixmap(frame), delay: delay)
  }

  /// The bytes that come next in the file; often those of the frame before.
  ///
  /// - Parameter frame: cut into bands like those before.
  package mutating func append(_ frame: BandedPixmap, delay: APNGDelay) -> [UInt8] {
    precondition(
      frame.width == header.width && frame.height == header.height,
      "All frames of an animation have its size."
    )
    precondition(
      header.colorType == .rgba || frame.isOpaque,
      "A frame of an opaque animation has no transparent pixels."
    )
    var area =
      previous.map { frame.changedArea(since: $0) }
      ?? PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    if area.isEmpty {
      if let longer = held?.delay.followed(by: delay) {
        held?.delay = longer
        return []
      }
      area = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    let bytes = release()
    held = Held(area: area, delay: delay, stream: compress(area, of: frame))
    previous = frame
    return bytes
  }

  package mutating func finish() -> Ending {
    precondition(previous != nil, "An animation has at least one frame.")
    let frame = release()
    var end = PNGWriter()
    return Ending(
      bytes: frame + end.finish(),
      animationControl: animationControl,
      animationControlOffset: PNGSignature.bytes.count + 12 + PNGHeader.length
    )
  }

  /// A whole file at once.
  package static func file(
    _ frames: [(picture: Pixmap, delay: APNGDelay)],
    loops: Int = 0,
    isSmall: Bool = false
  ) -> [UInt8] {
    var encoder = APNGEncoder(
      width: frames.first?.picture.width ?? 0,
      height: frames.first?.picture.height ?? 0,
      isOpaque: frames.allSatisfy(\.picture.isOpaque),
      loops: loops,
      isSmall: isSmall
    )
    var file: [UInt8] = []
    for frame in frames { file += encoder.append(frame.picture, delay: frame.delay) }
    let ending = encoder.finish()
    file += ending.bytes
    let start = ending.animationControlOffset
    file.replaceSubrange(
      start..<start + ending.animationControl.count,
      with: ending.animationControl
    )
    return file
  }

  private var animationControl: [UInt8] {
    var writer = PNGWriter()
    writer.append(.animation, frameCount.bigEndianBytes + loops.bigEndianBytes)
    return writer.bytes
  }

  /// The chunks of the frame that was held back.
  private mutating func release() -> [UInt8] {
    guard let held else { return [] }
    self.held = nil
    let isFirst = frameCount == 0
    var writer = isFirst ? PNGWriter(header: header) : PNGWriter()
    var bytes = isFirst ? writer.bytes + animationControl : []
    writer = PNGWriter()
    writer.append(.frame, frameControl(held))
    if isFirst {
      writer.append(.data, held.stream)
    } else {
      writer.append(.frameData, nextSequence() + held.stream)
    }
    bytes += writer.bytes
    frameCount += 1
    return bytes
  }

  private mutating func frameControl(_ frame: Held) -> [UInt8] {
    let numbers = [frame.area.width, frame.area.height, frame.area.minX, frame.area.minY]
    let delays = [frame.delay.numerator, frame.delay.denominator]
    let doNotDispose: UInt8 = 0
    let replace: UInt8 = 0
    return nextSequence() + numbers.flatMap { UInt32($0).bigEndianBytes }
      + delays.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + [doNotDispose, replace]
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  /// The bytes of `PNGEncoder`, unless the smallest are asked for.
  private mutating func compress(_ area: PixelRect, of frame: BandedPixmap) -> [UInt8] {
    let isOpaque = header.colorType == .rgb
    guard !isSmall else {
      let picture = StraightPixmap(frame.cropped(to: area))
      return SmallPNGEncoder().zlibStream(picture, isOpaque: isOpaque)
    }
    encoder.use(width: area.width)
    var assembler = PNGAssembler(width: area.width, height: area.height, isOpaque: isOpaque)
    let step = PNGBandEncoder.preferredRows
    if rows.count < step * area.width { rows = [UInt32](repeating: 0, count: step * frame.width) }
    for top in stride(from: area.minY, to: area.maxY, by: step) {
      let part = PixelRect(
        minX: area.minX,
        minY: top,
        maxX: area.maxX,
        maxY: min(top + step, area.maxY)
      )
      let band = rows.withUnsafeMutableBufferPointer { rows in
        let pixels = UnsafeMutableBufferPointer(rebasing: rows[..<(part.width * part.height)])
        frame.copy(part, to: pixels)
        return encoder.encode(UnsafeBufferPointer(pixels))
      }
      assembler.append(band)
    }
    return assembler.zlibStream
  }
}
