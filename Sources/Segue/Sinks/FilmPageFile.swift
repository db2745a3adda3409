import FilmPages
import Foundation
import Pixels
import QuartzCore
import Typography
import UIKit

/// What a page shows of a film besides its pictures: how properties move, and every layer at every
/// moment of a plan.
public struct FilmRecording: Sendable {
  /// Of the transition, in seconds.
  public var duration: Double
  /// Pixels to a point.
  public var scale: Double
  /// The curves of the layers that move.
  public var motion: Motion
  /// The layers by moment, in seconds.
  public var layers: [Double: [LayerSnapshot]]

  /// Runs the scenario without drawing.
  @MainActor
  public init(of scenario: Scenario, plan: FramePlan, duration: Double) throws {
    self.duration = duration
    motion = try scenario.motion(duration: duration)
    let performance = try scenario.begin()
    scale = Double(performance.stage.screen.scale)
    layers = [:]
    for time in Set(plan.frames.map(\.time)).sorted() {
      _ = try performance.displayList(at: time)
      layers[time] = performance.stage.layerSnapshots()
    }
  }
}

/// All frames in one self-contained HTML page, with playback, curves and an inspector of layers.
public final class FilmPageFile: FrameSink {
  public let needs: FrameContents = .pixels

  private let path: String
  private let title: String
  private let recording: FilmRecording
  private let facts: [(label: String, value: String)]
  private let keepsPixels: Bool
  private let threads: Int
  private var clip: ClipDescription?
  private var pictures: [(time: Double, pixels: Pixmap)] = []

  /// - Parameters:
  /// - keepsPixels: whether the page shows every pixel; otherwise it shows one for each point, a
  ///   ninth of the bytes, and loses detail.
  ///   - threads: how many compress. Never changes a byte.
  public init(
    path: String,
    title: String,
    recording: FilmRecording,
    facts: [(label: String, value: String)] = [],
    keepsPixels: Bool = false,
    threads: Int = 1
  ) {
    self.path = path
    self.title = title
    self.recording = recording
    self.facts = facts
    self.keepsPixels = keepsPixels
    self.threads = threads
  }

  /// The most frames of a page; a larger page is too heavy for a browser.
  public static let maximumCount = 2000

  public func begin(_ clip: ClipDescription) throws(SinkError) -> Set<Int> {
    guard clip.frameCount <= FilmPageFile.maximumCount else {
      throw .tooLarge(
        "a page holds up to \(FilmPageFile.maximumCount) frames, but \(clip.frameCount) are planned",
        remedies: [.lowerFrameRate, .fewerMoments]
      )
    }
    self.clip = clip
    return []
  }

  public func write(_ frame: RenderedFrame) throws(SinkError) {
    guard let pixels = frame.pixels else { return }
    let scale = keepsPixels ? 1 : 1 / recording.scale
    let width = max(1, Int((Double(pixels.width) * scale).rounded()))
    let height = max(1, Int((Double(pixels.height) * scale).rounded()))
    var scaled = PictureScaler.scale(pixels, width: width, height: height)
    // A scaled picture is no longer exact: seven bits of each colour look the same and need a fifth
    // less.
    if scale != 1, scaled.isOpaque { scaled.dropLowestBits() }
    // A screen that does not change is stored once.
    if let last = pictures.last?.pixels, last == scaled {
      pictures.append((frame.frame.time, last))
    } else {
      pictures.append((frame.frame.time, scaled))
    }
  }

  public func finish() throws(SinkError) -> SinkOutput {
    guard !pictures.isEmpty, let clip else {
      throw .damaged(path: path, why: "no frame was written")
    }
    var film = PageFilm(
      title: title,
      scale: keepsPixels ? recording.scale : 1,
      interval: 1 / clip.rate.framesPerSecond,
      frames: pictures,
      isExact: keepsPixels,
      threads: threads
    )
    film.curves = recording.motion.curves.map { curve in
      .init(
        label: curve.label,
        values: pictures.map { recording.motion.value(of: curve, at: $0.time) }
      )
    }
    film.facts = facts.map { .init($0.label, $0.value) }
    film.setLayers(pictures.map { recording.layers[$0.time] ?? [] })
    let page = Page(title: title, items: [.init(title: title, content: .film(film))])
    let bytes = page.html()
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .file(error, frame: nil)
    }
    pictures = []
    return SinkOutput(
      path: path,
      byteCount: bytes.count,
      rendered: film.frames.count,
      reused: 0
    )
  }

  public func abandon() { pictures = [] }
}

extension Pixmap {
  /// Rounds each channel to seven bits, spread over 0...255.
  fileprivate mutating func dropLowestBits() {
    withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = pixel & 0xFEFE_FEFE | pixel >> 7 & 0x0101_0101
      }
    }
  }
}

extension Motion {
  /// A curve's value `time` seconds after the start, interpolated between its samples.
  func value(of curve: Curve, at time: Double) -> Double {
    guard curve.values.count > 1, duration > 0 else { return curve.values.first ?? 0 }
    let place = min(max(time / duration, 0), 1) * Double(curve.values.count - 1)
    let index = min(Int(place), curve.values.count - 2)
    let part = place - Double(index)
    return curve.values[index] * (1 - part) + curve.values[index + 1] * part
  }
}
