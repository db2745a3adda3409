import Codecs
import Display
import Pixels
import Raster

/// The memory that one thread paints with.
package final class FrameBrush {
  private let painter: FramePainter
  private let bandPainter = BandPainter()
  private let encoders: (rgb: PNGBandEncoder, rgba: PNGBandEncoder)
  private let yuv: YUVConverter
  /// Rows that are compressed as one.
  private static let rows = PNGBandEncoder.preferredRows
  private var scratch: [UInt32] = []
  /// Whether the next frame is likely to be opaque. Guessing wrong costs time, never changes a byte.
  private var expectsOpaque: Bool

  init(painter: FramePainter) {
    self.painter = painter
    encoders = (
      PNGBandEncoder(width: painter.width, isOpaque: true),
      PNGBandEncoder(width: painter.width, isOpaque: false)
    )
    yuv = YUVConverter(width: painter.width, height: painter.height)
    expectsOpaque = painter.background.alpha == 255
  }

  package func paint(_ list: DisplayList, as frame: FramePlan.Frame) -> RenderedFrame {
    let plan = painter.plan(list)
    let fingerprints = (0..<plan.bandCount).map(plan.fingerprint)
    if let same = painter.frame(like: fingerprints) { return same.showing(frame) }
    var rendered = RenderedFrame(frame: frame, width: painter.width, height: painter.height)
    let contents = painter.contents
    if contents.isDisjoint(with: [.pixels, .rgba, .yuv420]), !painter.usesSmallPNG {
      let (file, bands) = paintPNG(plan, fingerprints)
      rendered.pngFile = file
      if contents.contains(.digest) { rendered.digest = painter.digest(of: file, bands: bands) }
    } else {
      let pixmap = paintPixmap(plan)
      if contents.contains(.pixels) { rendered.pixels = pixmap }
      if contents.contains(.png) {
        rendered.pngFile =
          painter.usesSmallPNG ? PNGFile(SmallPNGEncoder().encode(pixmap)) : encode(pixmap)
      }
      if contents.contains(.rgba) { rendered.rgba = straightBytes(of: pixmap) }
      if contents.contains(.yuv420) { rendered.yuv420 = yuv.convert(pixmap) }
    }
    if contents.contains(.digest), rendered.digest == nil {
      rendered.digest = rendered.pngFile?.digest
    }
    painter.remember(rendered, as: fingerprints)
    return rendered
  }

  private typealias PaintedFile = (file: PNGFile, bands: [FramePainter.BandKey])

  /// RGB when every pixel of the frame is opaque, RGBA otherwise.
  private func paintPNG(_ plan: RenderPlan, _ fingerprints: [Fingerprint]) -> PaintedFile {
    if let file = paintPNG(plan, fingerprints, isOpaque: expectsOpaque) { return file }
    expectsOpaque.toggle()
    guard let file = paintPNG(plan, fingerprints, isOpaque: expectsOpaque) else {
      preconditionFailure("A picture is opaque or it is not.")
    }
    return file
  }

  /// Band by band: drawn and compressed while its pixels are still in the cache of the processor.
  /// Nil when the frame is not as opaque as it should be.
  private func paintPNG(
    _ plan: RenderPlan,
    _ fingerprints: [Fingerprint],
    isOpaque: Bool
  ) -> PaintedFile? {
    let width = painter.width
    var assembler = PNGAssembler(width: width, height: painter.height, isOpaque: isOpaque)
    var bandsAreOpaque = true
    var keys: [FramePainter.BandKey] = []
    let step = FrameBrush.rows / RenderPlan.bandHeight
    for first in stride(from: 0, to: plan.bandCount, by: step) {
      let bands = first..<min(first + step, plan.bandCount)
      let rows =
        plan.rows(ofBand: bands.upperBound - 1).upperBound - plan.rows(ofBand: first).lowerBound
      let key = FramePainter.BandKey(
        upper: fingerprints[first],
        lower: bands.count > 1 ? fingerprints[first + 1] : nil,
        rows: rows,
        isOpaque: isOpaque
      )
      let band = painter.encodedBand(for: key) {
        withScratch { pixels -> EncodedPNGBand? in
          draw(bands, of: plan, into: pixels)
          let drawn = UnsafeBufferPointer(rebasing: pixels[..<(rows * width)])
          guard isOpaque else { return encoders.rgba.encode(drawn) }
          return drawn.areOpaque ? encoders.rgb.encode(drawn) : nil
        }
      }
      guard let band else { return nil }
      bandsAreOpaque = bandsAreOpaque && band.isOpaque
      assembler.append(band)
      keys.append(key)
    }
    return bandsAreOpaque == isOpaque ? (PNGFile(pieces: assembler.pieces), keys) : nil
  }

  private func withScratch<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    if scratch.isEmpty {
      scratch = [UInt32](repeating: 0, count: FrameBrush.rows * painter.width)
    }
    return scratch.withUnsafeMutableBufferPointer { body($0) }
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
  private func encode(_ pixmap: Pixmap) -> PNGFile {
    let isOpaque = pixmap.isOpaque
    let encoder = isOpaque ? encoders.rgb : encoders.rgba
    var assembler = PNGAssembler(
      width: painter.width,
      height: painter.height,
      isOpaque: isOpaque
    )
    pixmap.withUnsafePixels { pixels in
      let count = FrameBrush.rows * painter.width
      for start in stride(from: 0, to: pixels.count, by: count) {
        let band = pixels[start..<min(start + count, pixels.count)]
        assembler.append(encoder.encode(UnsafeBufferPointer(rebasing: band)))
      }
    }
    return PNGFile(pieces: assembler.pieces)
  }

  private func straightBytes(of pixmap: Pixmap) -> [UInt8] {
    if pixmap.isOpaque {
      return pixmap.withUnsafePixels { [UInt8](UnsafeRawBufferPointer($0)) }
    }
    return StraightPixmap(pixmap).pixels.withUnsafeBytes { [UInt8]($0) }
  }
}
