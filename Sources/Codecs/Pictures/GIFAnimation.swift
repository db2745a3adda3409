import Pixels

/// All frames of a GIF, whole: each is what the screen shows.
package struct GIFAnimation: Sendable {
  package struct Frame: Sendable {
    package let pixmap: Pixmap
    /// Seconds until the next one, as stored: 0 is common.
    package let delay: Double
  }

  package private(set) var frames: [Frame] = []
  /// 0 for ever; nil if the file does not say.
  package let loopCount: Int?

  /// The frames up to the first damage; throws where there is none.
  ///
  /// - Parameters:
  ///   - maximumPixelCount: of one frame.
  ///   - maximumFilmPixelCount: of all frames together; more are left out.
  package init(
    _ bytes: [UInt8],
    maximumPixelCount: Int = PictureDecoder().maximumPixelCount,
    maximumFilmPixelCount: Int = PictureDecoder.maximumFilmPixelCount
  ) throws(PictureError) {
    var decoder = try GIFDecoder(bytes)
    let size = (decoder.width, decoder.height)
    guard size.0 <= maximumPixelCount / size.1 else {
      throw .tooLarge(
        .gif,
        width: size.0,
        height: size.1,
        maximumPixelCount: maximumPixelCount
      )
    }
    var screen = Pixmap(width: size.0, height: size.1)
    repeat {
      let before = screen
      let place: PixelRect
      do throws(PictureError) {
        place = try decoder.draw(over: &screen)
      } catch {
        if frames.isEmpty { throw error }
        break
      }
      frames.append(Frame(pixmap: screen, delay: Double(decoder.control.delay) / 100))
      switch decoder.control.disposal {
      case 2: GIFAnimation.clear(place, of: &screen)
      case 3: screen = before
      default: break
      }
    } while (frames.count + 1) * size.0 * size.1 <= maximumFilmPixelCount
      && (try? decoder.skipExtensions()) == true
    loopCount = decoder.loopCount
  }

  private static func clear(_ place: PixelRect, of screen: inout Pixmap) {
    let width = screen.width
    screen.withUnsafeMutablePixels { pixels in
      for y in place.minY..<place.maxY {
        for x in place.minX..<place.maxX { pixels[y * width + x] = 0 }
      }
    }
  }
}
