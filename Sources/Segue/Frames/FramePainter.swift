import Codecs
import Display
import Pixels
import Raster

/// Turns a display list into the forms of a frame that the sinks ask for. A pure function of its
/// inputs, so frames are painted on any thread.
struct FramePainter: Sendable {
  /// In pixels.
  var width: Int
  var height: Int
  var contents: FrameContents
  var usesSmallPNG = false
  /// What shows where nothing is drawn.
  var background = Pixel(.black)

  func paint(_ list: DisplayList, as frame: FramePlan.Frame) -> RenderedFrame {
    let pixmap = Renderer().render(list, width: width, height: height, background: background)
    var rendered = RenderedFrame(frame: frame, width: width, height: height)
    if contents.contains(.pixels) { rendered.pixels = pixmap }
    if contents.contains(.png) {
      rendered.png = usesSmallPNG ? SmallPNGEncoder().encode(pixmap) : PNGEncoder().encode(pixmap)
    }
    if contents.contains(.rgba) { rendered.rgba = straightBytes(of: pixmap) }
    return rendered
  }

  private func straightBytes(of pixmap: Pixmap) -> [UInt8] {
    if pixmap.isOpaque {
      return pixmap.withUnsafePixels { [UInt8](UnsafeRawBufferPointer($0)) }
    }
    return StraightPixmap(pixmap).pixels.withUnsafeBytes { [UInt8]($0) }
  }
}
