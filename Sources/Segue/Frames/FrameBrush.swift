import Codecs
import Display
import Pixels
import Raster
import RasterPlan

/// The memory that one thread paints with.
package final class FrameBrush {
  private let painter: FramePainter
  private let bandPainter = BandPainter()
  private let encoders: (rgb: PNGBandEncoder, rgba: PNGBandEncoder)
  private let yuv: YUVConverter
  /// Bands that are compressed as one.
  private static let bandsTogether = max(1, PNGBandEncoder.preferredRows / RenderPlan.bandHeight)
  private var scratch: [UInt32] = []
  /// Whether the next frame is likely to be opaque.
  ///
  /// A wrong guess costs time but changes no byte.
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
    let paintable = painter.plan(list)
    let pieces = FrameBrush.pieces(of: paintable.plan)
    if let same = painter.frame(like: pieces.map(\.fingerprint)) { return same.showing(frame) }
    var rendered = RenderedFrame(frame: frame, width: painter.width, height: painter.height)
    let contents = painter.contents
    if contents == .bands {
      rendered.bands = paintBands(paintable)
    } else if contents == .yuv420 {
      rendered.planes = paintPlanes(paintable)
    } else if contents.isDisjoint(with: .bitmaps), !painter.usesSmallPNG {
      let (file, bands) = paintPNG(paintable, pieces)
      rendered.pngFile = file
      if contents.contains(.digest) { rendered.digest = painter.digest(of: file, bands: bands) }
    } else {
      let pixmap = paintPixmap(paintable)
      if contents.contains(.pixels) { rendered.pixels = pixmap }
      if contents.contains(.bands) { rendered.bands = BandedPixmap(pixmap) }
      if contents.contains(.png) {
        rendered.pngFile =
          painter.usesSmallPNG ? PNGFile(SmallPNGEncoder().encode(pixmap)) : encode(pixmap)
      }
      if contents.contains(.rgba) { rendered.rgba = straightBytes(of: pixmap) }
      if contents.contains(.yuv420) { rendered.planes = yuv.convert(pixmap) }
    }
    if contents.contains(.digest), rendered.digest == nil {
      rendered.digest = rendered.pngFile?.digest
    }
    painter.remember(rendered, as: pieces.map(\.fingerprint))
    return rendered
  }

  private typealias PaintedFile = (file: PNGFile, bands: [FramePainter.BandKey])

  /// Bands that are compressed as one, and the name of their pixels.
  private struct Piece {
    let bands: Range<Int>
    let fingerprint: Fingerprint
  }

  private static func pieces(of plan: RenderPlan) -> [Piece] {
    stride(from: 0, to: plan.bandCount, by: bandsTogether).map { first in
      let bands = first..<min(first + bandsTogether, plan.bandCount)
      return Piece(bands: bands, fingerprint: plan.fingerprint(ofBands: bands))
    }
  }

  /// RGB when every pixel of the frame is opaque, RGBA otherwise.
  private func paintPNG(_ frame: PaintablePlan, _ pieces: [Piece]) -> PaintedFile {
    if let file = paintPNG(frame, pieces, isOpaque: expectsOpaque) { return file }
    expectsOpaque.toggle()
    guard let file = paintPNG(frame, pieces, isOpaque: expectsOpaque) else {
      preconditionFailure("A picture is opaque or it is not.")
    }
    return file
  }

  /// Band by band: drawn and compressed while its pixels are still in the cache of the processor.
  ///
  /// Nil when the frame turns out not to be opaque.
  private func paintPNG(
    _ frame: PaintablePlan,
    _ pieces: [Piece],
    isOpaque: Bool
  ) -> PaintedFile? {
    let keys = pieces.map { piece in
      let rows =
        frame.plan.rows(ofBand: piece.bands.upperBound - 1).upperBound
        - frame.plan.rows(ofBand: piece.bands.lowerBound).lowerBound
      return FramePainter.BandKey(bands: piece.fingerprint, rows: rows, isOpaque: isOpaque)
    }
    var bands = [EncodedPNGBand?](repeating: nil, count: pieces.count)
    // What another thread is encoding comes last: it is done by then.
    var left = Array(pieces.indices)
    for waits in [false, true] {
      let indices = left
      left = []
      for index in indices {
        let (piece, key) = (pieces[index], keys[index])
        let answer = painter.encodedBand(for: key, waits: waits) {
          encode(piece.bands, of: frame, rows: key.rows, isOpaque: isOpaque)
        }
        switch answer {
        case .encoded(let band): bands[index] = band
        case .inProgress: left.append(index)
        case .nothing: return nil
        }
      }
    }
    var assembler = PNGAssembler(width: painter.width, height: painter.height, isOpaque: isOpaque)
    for case let band? in bands { assembler.append(band) }
    guard bands.allSatisfy({ $0?.isOpaque == true }) == isOpaque else { return nil }
    return (PNGFile(pieces: assembler.pieces), keys)
  }

  /// Nil when a pixel is not opaque that should be.
  private func encode(
    _ bands: Range<Int>,
    of frame: PaintablePlan,
    rows: Int,
    isOpaque: Bool
  ) -> EncodedPNGBand? {
    let width = painter.width
    return withScratch { pixels in
      frame.paint(bands, into: FrameMemory(pixels, width: width), with: bandPainter)
      let drawn = UnsafeBufferPointer(rebasing: pixels[..<(rows * width)])
      guard isOpaque else { return encoders.rgba.encode(drawn) }
      return drawn.areOpaque ? encoders.rgb.encode(drawn) : nil
    }
  }

  private func withScratch<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    if scratch.isEmpty {
      let rows = FrameBrush.bandsTogether * RenderPlan.bandHeight
      scratch = [UInt32](repeating: 0, count: rows * painter.width)
    }
    return scratch.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Only the bands that are not known are painted.
  private func paintBands(_ frame: PaintablePlan) -> BandedPixmap {
    let plan = frame.plan
    let bands = (0..<plan.bandCount).map { band in
      painter.band(band, like: plan.fingerprint(band)) {
        let rows = plan.rows(ofBand: band).count
        let pixmap = Pixmap.written(width: plan.width, height: rows, from: painter.bandMemory) {
          frame.paint(band, into: FrameMemory($0, width: plan.width), with: bandPainter)
        }
        // Asked while the pixels are in the cache of the processor; the answer is kept.
        _ = pixmap.isOpaque
        return pixmap
      }
    }
    return BandedPixmap(
      width: plan.width,
      height: plan.height,
      rows: min(plan.height, RenderPlan.bandHeight),
      bands: bands
    )
  }

  /// Band by band: drawn and converted while its pixels are still in the cache of the processor.
  private func paintPlanes(_ frame: PaintablePlan) -> PlanarFrame {
    let plan = frame.plan
    return PlanarFrame(
      (0..<plan.bandCount).map { band in
        painter.planes(band, like: plan.fingerprint(band)) {
          withScratch { pixels in
            frame.paint(band, into: FrameMemory(pixels, width: plan.width), with: bandPainter)
            let count = plan.rows(ofBand: band).count * plan.width
            return yuv.convert(UnsafeBufferPointer(rebasing: pixels[..<count]))
          }
        }
      }
    )
  }

  private func paintPixmap(_ frame: PaintablePlan) -> Pixmap {
    Pixmap.written(width: painter.width, height: painter.height) { pixels in
      let memory = FrameMemory(pixels, width: painter.width)
      frame.paint(0..<frame.plan.bandCount, into: memory, with: bandPainter)
    }
  }

  /// The same bytes as `paintPNG`, from pixels that a sink needs anyway.
  private func encode(_ pixmap: Pixmap) -> PNGFile {
    let isOpaque = pixmap.isOpaque
    let encoder = isOpaque ? encoders.rgb : encoders.rgba
    var assembler = PNGAssembler(
      width: painter.width,
      height: painter.height,
      isOpaque: isOpaque
    )
    pixmap.withUnsafePixels { pixels in
      let count = PNGBandEncoder.preferredRows * painter.width
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
