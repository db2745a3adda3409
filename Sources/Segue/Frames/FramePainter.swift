import Codecs
import Display
import Pixels
import Raster

/// Turns display lists into the forms of a frame that the sinks ask for. What comes out is a
/// function of the list alone; the caches only save work. Shared by all threads.
struct FramePainter: Sendable {
  /// In pixels.
  let width: Int
  let height: Int
  let contents: FrameContents
  let usesSmallPNG: Bool
  /// What shows where nothing is drawn. When it is opaque every frame is, and PNG leaves alpha out.
  let background: Pixel

  private let renderCache = RenderCache()
  private let encodedBands = EncodedBandCache<BandKey>()

  init(
    width: Int,
    height: Int,
    contents: FrameContents,
    usesSmallPNG: Bool = false,
    background: Pixel = Pixel(.black)
  ) {
    self.width = width
    self.height = height
    self.contents = contents
    self.usesSmallPNG = usesSmallPNG
    self.background = background
  }

  /// The painter of one thread.
  func makeBrush() -> FrameBrush { FrameBrush(painter: self) }

  var isOpaque: Bool { background.alpha == 255 }

  fileprivate func plan(_ list: DisplayList) -> RenderPlan {
    RenderPlan(list, width: width, height: height, background: background, cache: renderCache)
  }

  /// The name of the pixels that are compressed as one: those of two neighbouring bands.
  fileprivate struct BandKey: Hashable, Sendable {
    var fingerprints: [Fingerprint]
    var rows: Int
  }

  /// A band that was encoded before, or the one that `encode` makes now.
  fileprivate func encodedBand(
    for key: BandKey,
    encode: () -> EncodedPNGBand
  ) -> EncodedPNGBand {
    if let band = encodedBands[key] { return band }
    let band = encode()
    encodedBands.insert(band, for: key)
    return band
  }
}

/// The memory that one thread paints with.
final class FrameBrush {
  private let painter: FramePainter
  private let bandPainter = BandPainter()
  private let encoder: PNGBandEncoder
  private let yuv: YUVConverter
  /// Rows that are compressed as one.
  private static let rows = PNGBandEncoder.preferredRows
  private var scratch: [UInt32]

  fileprivate init(painter: FramePainter) {
    self.painter = painter
    encoder = PNGBandEncoder(width: painter.width, isOpaque: painter.isOpaque)
    yuv = YUVConverter(width: painter.width, height: painter.height)
    let needsPixmap = painter.contents.contains(.png) && !painter.usesSmallPNG
    scratch = [UInt32](repeating: 0, count: needsPixmap ? FrameBrush.rows * painter.width : 0)
  }

  func paint(_ list: DisplayList, as frame: FramePlan.Frame) -> RenderedFrame {
    let plan = painter.plan(list)
    var rendered = RenderedFrame(frame: frame, width: painter.width, height: painter.height)
    let contents = painter.contents
    if contents == .png, !painter.usesSmallPNG {
      rendered.png = paintPNG(plan)
      return rendered
    }
    let pixmap = paintPixmap(plan)
    if contents.contains(.pixels) { rendered.pixels = pixmap }
    if contents.contains(.png) {
      rendered.png = painter.usesSmallPNG ? SmallPNGEncoder().encode(pixmap) : encode(pixmap)
    }
    if contents.contains(.rgba) { rendered.rgba = straightBytes(of: pixmap) }
    if contents.contains(.yuv420) { rendered.yuv420 = yuv.convert(pixmap) }
    return rendered
  }

  /// Band by band: drawn and compressed while its pixels are still in the cache of the processor.
  private func paintPNG(_ plan: RenderPlan) -> [UInt8] {
    var assembler = PNGAssembler(
      width: painter.width,
      height: painter.height,
      isOpaque: painter.isOpaque
    )
    let step = FrameBrush.rows / RenderPlan.bandHeight
    for first in stride(from: 0, to: plan.bandCount, by: step) {
      let bands = first..<min(first + step, plan.bandCount)
      let rows =
        plan.rows(ofBand: bands.upperBound - 1).upperBound
        - plan.rows(ofBand: bands.lowerBound).lowerBound
      let key = FramePainter.BandKey(fingerprints: bands.map(plan.fingerprint), rows: rows)
      assembler.append(
        painter.encodedBand(for: key) {
          scratch.withUnsafeMutableBufferPointer { pixels in
            draw(bands, of: plan, into: pixels)
            return encoder.encode(
              UnsafeBufferPointer(rebasing: pixels[..<(rows * painter.width)])
            )
          }
        }
      )
    }
    return assembler.file
  }

  private func paintPixmap(_ plan: RenderPlan) -> Pixmap {
    Pixmap(width: painter.width, height: painter.height) { pixels in
      draw(0..<plan.bandCount, of: plan, into: pixels)
    }
  }

  private func draw(
    _ bands: Range<Int>,
    of plan: RenderPlan,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let base = pixels.baseAddress else { return }
    let top = plan.rows(ofBand: bands.lowerBound).lowerBound
    for band in bands {
      let start = base + (plan.rows(ofBand: band).lowerBound - top) * painter.width
      plan.draw(band, into: start, stride: painter.width, with: bandPainter)
    }
  }

  /// The same bytes as `paintPNG`, from pixels that are needed anyway.
  private func encode(_ pixmap: Pixmap) -> [UInt8] {
    var assembler = PNGAssembler(
      width: painter.width,
      height: painter.height,
      isOpaque: painter.isOpaque
    )
    pixmap.withUnsafePixels { pixels in
      let count = FrameBrush.rows * painter.width
      for start in stride(from: 0, to: pixels.count, by: count) {
        let band = pixels[start..<min(start + count, pixels.count)]
        assembler.append(encoder.encode(UnsafeBufferPointer(rebasing: band)))
      }
    }
    return assembler.file
  }

  private func straightBytes(of pixmap: Pixmap) -> [UInt8] {
    if painter.isOpaque || pixmap.isOpaque {
      return pixmap.withUnsafePixels { [UInt8](UnsafeRawBufferPointer($0)) }
    }
    return StraightPixmap(pixmap).pixels.withUnsafeBytes { [UInt8]($0) }
  }
}
