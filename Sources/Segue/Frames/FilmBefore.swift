import Display
import Foundation
import Geometry
import Pixels

/// An earlier film that plays to the left of this one: the transition before a change.
public struct FilmBefore: Sendable {
  /// Its pictures with their times in seconds, in order.
  public var frames: [(time: Double, pixels: Pixmap)]

  /// Points between the two.
  static let gap = 16.0

  /// Nil without a picture.
  public init?(frames: [(time: Double, pixels: Pixmap)]) {
    guard !frames.isEmpty else { return nil }
    self.frames = frames
  }

  /// The picture at a moment; the last one stays.
  func picture(at time: Double) -> Pixmap {
    // Times of films are whole microseconds.
    (frames.last { $0.time <= time + 1e-6 } ?? frames[0]).pixels
  }

  /// The width in pixels that it takes beside a picture of `height` pixels, with the gap.
  func width(beside height: Int, scale: Double) -> Int {
    pictureWidth(height: height) + Int((FilmBefore.gap * scale).rounded())
  }

  /// The width after scaling to the height of the other film.
  private func pictureWidth(height: Int) -> Int {
    let first = frames[0].pixels
    return first.height == height
      ? first.width : Int((Double(first.width * height) / Double(first.height)).rounded())
  }

  /// - Parameters:
  ///   - area: of the screen in the other film, in pixels from its upper left corner.
  ///   - clip: the shape of a screen of a given rectangle.
  func draw(
    at time: Double,
    beside area: CGRect,
    clip: (CGRect) -> Shape,
    into recorder: inout DisplayListRecorder
  ) {
    let place = CGRect(
      x: 0,
      y: area.minY,
      width: Double(pictureWidth(height: Int(area.height))),
      height: area.height
    )
    recorder.pushClip(clip(place))
    recorder.draw(ImageDraw(picture(at: time), in: place))
    recorder.pop()
  }
}

extension FilmBefore: Equatable {
  /// Equal times and equal pixels.
  public static func == (a: FilmBefore, b: FilmBefore) -> Bool {
    a.frames.elementsEqual(b.frames) { $0.time == $1.time && $0.pixels == $1.pixels }
  }
}
