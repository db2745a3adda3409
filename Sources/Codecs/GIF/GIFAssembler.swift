import Pixels

/// The second pass over the frames of a GIF: the deltas of a `GIFRecorder`, in order, become
/// images.
///
///     GIF89a │ screen: width 2, height 2, flags, 0, 0 │ colours │ loops │ control, image │ … │ 3B
///
/// An image is the smallest rectangle in which something looks different. It is drawn over the
/// screen; only when something vanishes is the image before it cleared first. Each image has its
/// own colours. Still areas keep the colours they were drawn with, so the screen can show far more
/// than 256. In a still frame, pixels that its palette shows badly are drawn again a moment later,
/// with colours for them alone.
package struct GIFAssembler {
  private let colors: GIFColors
  private let loops: Int
  private let clock: GIFClock
  private let canvas: GIFCanvas
  private var held: GIFImage?
  private var heldFrames = 0
  private var frameCount = 0
  private let width: Int
  private let height: Int

  /// A frame that is still for this long is refined; in hundredths of a second.
  private static let restingTime = 20
  /// How often it is refined, and the error that is good enough: `GIFPalette.distance` counts 9 for
  /// one level in each channel.
  private static let refinements = 3
  private static let goodEnough = 14
  /// Fewer pixels than this part of the picture are not worth an image.
  private static let fewest = 2000

  /// - Parameter threads: how many draw; their number changes no byte.
  package init(
    width: Int,
    height: Int,
    colors: GIFColors,
    clock: GIFClock,
    loops: Int = 0,
    threads: Int = 1
  ) {
    self.width = width
    self.height = height
    self.colors = colors
    self.clock = clock
    self.loops = loops
    canvas = GIFCanvas(width: width, height: height, threads: threads)
  }

  /// The bytes before the first image.
  package var header: [UInt8] {
    let bits = colors.common.codeSize
    var bytes = Array("GIF89a".utf8) + [width, height].flatMap(\.littleEndianBytes)
    bytes += [0x80 | 0x70 | UInt8(bits - 1), 0, 0]
    bytes += colors.common.palette.table(bits: bits)
    // It counts repetitions; without it a GIF plays once.
    guard loops != 1 else { return bytes }
    return bytes + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      + max(0, loops - 1).littleEndianBytes + [0]
  }

  package static let trailer: [UInt8] = [0x3B]

  /// The images that are complete now: often that of the delta before, or none.
  ///
  /// - Parameter map: of `GIFColors.map(for:)`.
  package mutating func append(_ delta: [UInt16], map: GIFColorMap) -> [GIFImage] {
    let frames = Int(delta[2]) | Int(delta[3]) << 16
    let vanishing = PixelRect(
      minX: Int(delta[4]),
      minY: Int(delta[5]),
      maxX: Int(delta[6]),
      maxY: Int(delta[7])
    )
    var area = canvas.draw(delta, with: map)
    if area.isEmpty, vanishing.isEmpty, let held, !held.isCleared {
      heldFrames += frames
      return []
    }
    var images = release()
    if frameCount == 0 { area = PixelRect(x: 0, y: 0, width: width, height: height) }
    area = area.union(vanishing)
    // Clearing alone may give the wanted picture.
    if area.isEmpty { area = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    hold(area, map: map, isCleared: !vanishing.isEmpty)
    heldFrames = frames
    if vanishing.isEmpty { images += refineWhatStands() }
    return images
  }

  /// The last images.
  package mutating func finish() -> [GIFImage] { release() }

  private mutating func hold(_ area: PixelRect, map: GIFColorMap, isCleared: Bool) {
    held = GIFImage(
      area: area,
      pixels: canvas.take(area, map: map, isCleared: isCleared),
      map: map,
      isLocal: colors.isLocal,
      isCleared: isCleared
    )
  }

  /// The first image shows the frame, and each refinement does too.
  private mutating func refineWhatStands() -> [GIFImage] {
    var images: [GIFImage] = []
    guard colors.isLocal, colors.refines,
      clock.hundredths(from: frameCount, to: frameCount + heldFrames) >= GIFAssembler.restingTime
    else { return images }
    for _ in 0..<GIFAssembler.refinements where heldFrames > 1 {
      let map = colors.map { counts in
        let poor = canvas.countPoorPixels(
          worseThan: GIFAssembler.goodEnough,
          colors: colors.packed,
          into: counts
        )
        return poor * GIFAssembler.fewest > width * height
      }
      guard let map else { break }
      let area = canvas.refine(
        with: map,
        worseThan: GIFAssembler.goodEnough,
        colors: colors.packed
      )
      guard !area.isEmpty else { break }
      let rest = heldFrames - 1
      heldFrames = 1
      images += release()
      hold(area, map: map, isCleared: false)
      heldFrames = rest
    }
    return images
  }

  private mutating func release() -> [GIFImage] {
    guard var image = held else { return [] }
    held = nil
    let start = frameCount
    frameCount += heldFrames
    var delay = clock.hundredths(from: start, to: frameCount)
    var images: [GIFImage] = []
    // A delay beyond an image's limit is continued by an image that draws nothing.
    while delay > GIFClock.longestDelay {
      images.append(image.standing(GIFClock.longestDelay))
      delay -= GIFClock.longestDelay
      image.drawNothing()
    }
    image.delay = delay
    return images + [image]
  }
}
