import Codecs
import CoreGraphics
import Foundation
import Pixels
import UIKit

/// All frames side by side in one PNG, with captions, and the curves of the motion beneath.
public final class FilmstripFile: FrameSink {
  public let needs: FrameContents = .pixels

  private let path: String
  private let title: String
  private let motion: Motion?
  /// Of each frame in the strip, in points; the strip has two pixels a point.
  private let frameHeight: Double
  /// Of the transition, in seconds; captions show parts of it.
  private let duration: Double
  private let maximumPixels: Int
  private var pictures: [(pixels: Pixmap, time: Double)] = []

  /// - Parameters:
  ///   - path: Where the PNG file goes.
  ///   - title: The words above the strip.
  ///   - duration: Of the transition, in seconds.
  ///   - motion: The curves beneath the frames; none when it is nil.
  ///   - frameHeight: Of each frame in the strip, in points.
  ///   - maximumPixels: How large the strip may become, in pixels.
  public init(
    path: String,
    title: String,
    duration: Double,
    motion: Motion?,
    frameHeight: Double = 320,
    maximumPixels: Int = 64_000_000
  ) {
    self.path = path
    self.title = title
    self.duration = duration
    self.maximumPixels = maximumPixels
    self.motion = motion
    self.frameHeight = frameHeight
  }

  /// The most frames of a strip: a longer one cannot be read and would not fit into a picture.
  public static let maximumCount = 40

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    guard clip.frameCount <= FilmstripFile.maximumCount else {
      throw .tooLarge(
        "a filmstrip shows up to \(FilmstripFile.maximumCount) frames, but \(clip.frameCount) are planned",
        remedies: [.fewerMoments]
      )
    }
    let height = frameHeight
    let curveCount = motion?.curves.count ?? 0
    let size = MainActor.assumeIsolated {
      FilmstripView.size(
        frames: clip.frameCount,
        of: CGSize(width: clip.width, height: clip.height),
        frameHeight: CGFloat(height),
        curveCount: curveCount
      )
    }
    let pixels = (width: 2 * Double(size.width), height: 2 * Double(size.height))
    guard pixels.width * pixels.height <= Double(maximumPixels) else {
      throw .tooLarge(
        "a filmstrip of \(Int(pixels.width))x\(Int(pixels.height)) pixels is too large",
        remedies: [.smallerStrip, .fewerMoments, .higherLimit(pixels: maximumPixels)]
      )
    }
    // The frames are kept in full size until the last one arrives.
    let kept = clip.frameCount * clip.width * clip.height
    guard kept <= FilmstripFile.keptPictures * maximumPixels else {
      throw .tooLarge(
        "the \(clip.frameCount) frames of a filmstrip hold \(kept) pixels together, which is too many",
        remedies: [.smallerFrames, .fewerMoments, .higherLimit(pixels: maximumPixels)]
      )
    }
    return []
  }

  /// How many pictures of the largest size the kept frames may add up to.
  private static let keptPictures = 4

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let pixels = frame.pixels else { return }
    pictures.append((pixels, frame.frame.time))
  }

  public func finish() throws(SinkError) -> SinkOutput {
    let contents = Contents(
      title: title,
      pictures: pictures,
      motion: motion,
      frameHeight: frameHeight,
      duration: duration
    )
    let png = MainActor.assumeIsolated { contents.render() }
    do throws(FileError) {
      try AtomicFile.write(png, to: path)
    } catch {
      throw .file(error, frame: nil)
    }
    return SinkOutput(path: path, byteCount: png.count, rendered: pictures.count, reused: 0)
  }

  public func abandon() { pictures = [] }

  /// What the strip shows.
  private struct Contents: Sendable {
    var title: String
    var pictures: [(pixels: Pixmap, time: Double)]
    var motion: Motion?
    var frameHeight: Double
    var duration: Double

    /// Whether most of what the pictures show is dark.
    private var isDark: Bool {
      let step = 37
      var sum = 0
      var count = 0
      for picture in pictures {
        for y in stride(from: 0, to: picture.pixels.height, by: step) {
          for x in stride(from: 0, to: picture.pixels.width, by: step) {
            let pixel = picture.pixels[x, y]
            sum += 2 * Int(pixel.red) + 5 * Int(pixel.green) + Int(pixel.blue)
            count += 8
          }
        }
      }
      return count > 0 && sum / count < 80
    }

    @MainActor
    func render() -> [UInt8] {
      let view = FilmstripView(
        title: title,
        pictures: pictures.map { picture in
          .init(
            image: UIImage(cgImage: CGImage(picture.pixels)),
            part: duration > 0 ? picture.time / duration : 0,
            time: picture.time
          )
        },
        motion: motion,
        frameHeight: CGFloat(frameHeight),
        isDark: isDark
      )
      let stage = Stage(size: view.bounds.size, scale: 2, edges: .smooth)
      stage.window.addSubview(view)
      return Array(stage.render().pngData())
    }
  }
}
