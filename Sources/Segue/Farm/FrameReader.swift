import Codecs
import Pixels

/// Gives sinks frames that were rendered before, from their PNG files, in the forms that drawing
/// makes.
package final class FrameReader {
  private let contents: FrameContents
  private let width: Int
  private let height: Int
  private let yuv: YUVConverter
  private var last: (digest: String, frame: RenderedFrame)?

  package init(contents: FrameContents, width: Int, height: Int) {
    self.contents = contents
    self.width = width
    self.height = height
    yuv = YUVConverter(width: width, height: height)
  }

  /// - Parameter bytes: called when the frame differs from the one before.
  package func frame(
    _ entry: FrameArchive.Entry,
    _ bytes: () throws -> [UInt8]
  ) throws -> RenderedFrame {
    let moment = FramePlan.Frame(number: entry.number, time: Double(entry.microseconds) / 1_000_000)
    if let last, last.digest == entry.sha256 { return last.frame.showing(moment) }
    let png = try bytes()
    var frame = RenderedFrame(frame: moment, width: width, height: height)
    if contents.contains(.png) { frame.png = png }
    if contents.contains(.digest) { frame.digest = entry.sha256 }
    if !contents.isDisjoint(with: .bitmaps) {
      let pixmap = try PNGDecoder().decode(png)
      if contents.contains(.pixels) { frame.pixels = pixmap }
      if contents.contains(.bands) { frame.bands = BandedPixmap(pixmap) }
      if contents.contains(.rgba) {
        frame.rgba = StraightPixmap(pixmap).pixels.withUnsafeBytes { [UInt8]($0) }
      }
      if contents.contains(.yuv420) { frame.planes = yuv.convert(pixmap) }
    }
    last = (entry.sha256, frame)
    return frame
  }
}
