import Display
import Foundation
import Geometry
import Pixels

/// What surrounds the screen in a picture: a margin of some colour, the body of the device, a line
/// of text below.
///
/// It also decides how much of the screen shows: all, with its corners cut, or a part.
public struct FrameDecoration: Equatable, Sendable {
  /// Points around everything.
  public var padding = 0.0
  /// What lies behind the screen and its bezel.
  public var background = Color.clear
  /// The device around the screen; nil shows none.
  public var bezel: Bezel?
  /// The radius at which the screen's corners are cut, in points.
  ///
  /// A bezel cuts them in any case.
  public var cornerRadius = 0.0
  /// The part of the screen that is shown, in points; nil is all of it.
  public var crop: CGRect?
  /// A line below the picture.
  public var caption: FrameCaption?
  /// A film beside this one.
  public var before: FilmBefore?
  /// Whether fingers are drawn.
  public var showsTouches = false

  /// No decoration: the screen alone.
  public init() {}

  /// Whether nothing is added to the screen.
  public var isPlain: Bool {
    padding == 0 && bezel == nil && cornerRadius == 0 && crop == nil && caption == nil
      && before == nil
  }

  /// Points on the sides of the screen, and above and below it.
  private var margins: (x: Double, y: Double) {
    guard let bezel else { return (padding, padding) }
    let width = Bezel.width
    let chin = bezel.front == .homeButton ? Bezel.chin : 0
    return bezel.isLandscape
      ? (padding + width + chin, padding + width) : (padding + width, padding + width + chin)
  }

  /// Size of the picture in pixels.
  public func size(on screen: Screen) -> (width: Int, height: Int) {
    let pixels = screen.size.pixels(at: screen.scale)
    return size(width: pixels.width, height: pixels.height, scale: Double(screen.scale))
  }

  /// The part that is shown of a screen of `width` by `height` pixels, in whole pixels.
  private func shownPart(width: Int, height: Int, scale: Double) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let crop else { return whole }
    let part = CGRect(
      x: crop.minX * scale,
      y: crop.minY * scale,
      width: crop.width * scale,
      height: crop.height * scale
    ).integral.intersection(whole)
    return part.isEmpty ? whole : part
  }

  /// Size of the picture in pixels, for a screen of `width` by `height` pixels.
  func size(width: Int, height: Int, scale: Double) -> (width: Int, height: Int) {
    let margins = margins
    let part = shownPart(width: width, height: height, scale: scale)
    return (
      Int(part.width) + 2 * Int((margins.x * scale).rounded())
        + beside(height: Int(part.height), scale: scale),
      Int(part.height) + 2 * Int((margins.y * scale).rounded())
        + (caption == nil ? 0 : Int((FrameCaption.height * scale).rounded()))
    )
  }

  /// The width in pixels of the film beside this one.
  private func beside(height: Int, scale: Double) -> Int {
    before?.width(beside: height, scale: scale) ?? 0
  }

  /// The screen's list in its surroundings; all in pixels.
  ///
  /// - Parameters:
  ///   - time: the moment in the film, for the one beside it.
  ///   - caption: the line below, drawn at the origin.
  func decorate(
    _ list: DisplayList,
    of screen: Screen,
    at time: Double = 0,
    caption: DisplayList? = nil
  ) -> DisplayList {
    guard !isPlain else { return list }
    let scale = Double(screen.scale)
    let (width, height) = screen.size.pixels(at: screen.scale)
    let margins = margins
    let part = shownPart(width: width, height: height, scale: scale)
    let area = CGRect(
      x: (margins.x * scale).rounded(),
      y: (margins.y * scale).rounded(),
      width: part.width,
      height: part.height
    )
    return .record { recorder in
      let size = self.size(width: width, height: height, scale: scale)
      recorder.fill(
        .rect(CGRect(x: 0, y: 0, width: size.width, height: size.height)),
        with: .color(background)
      )
      if let caption {
        let top = Double(size.height) - ((FrameCaption.height + padding / 2) * scale).rounded()
        recorder.pushTransform(CGAffineTransform(translationX: 0, y: top))
        recorder.draw(caption)
        recorder.pop()
      }
      if let before {
        draw(before, at: time, beside: area, scale: scale, into: &recorder)
        let width = Double(self.beside(height: Int(part.height), scale: scale))
        recorder.pushTransform(CGAffineTransform(translationX: width, y: 0))
      }
      defer { if before != nil { recorder.pop() } }
      guard let bezel else {
        recorder.pushClip(window(area, scale: scale))
        place(list, showing: part, in: area, into: &recorder)
        return
      }
      bezel.drawBody(around: area, scale: scale, into: &recorder)
      recorder.pushClip(bezel.glass(area, scale: scale))
      place(list, showing: part, in: area, into: &recorder)
      bezel.drawCutout(in: area, scale: scale, into: &recorder)
    }
  }

  /// The earlier film starts at the left padding.
  private func draw(
    _ before: FilmBefore,
    at time: Double,
    beside area: CGRect,
    scale: Double,
    into recorder: inout DisplayListRecorder
  ) {
    let left = (padding * scale).rounded()
    recorder.pushTransform(CGAffineTransform(translationX: left, y: 0))
    before.draw(at: time, beside: area, clip: { window($0, scale: scale) }, into: &recorder)
    recorder.pop()
  }

  private func window(_ area: CGRect, scale: Double) -> Shape {
    cornerRadius > 0 && crop == nil
      ? .path(Path(continuousRoundedRect: area, radius: cornerRadius * scale, isGlass: true))
      : .rect(area)
  }

  /// A screen that shows nothing is black.
  private func place(
    _ screen: DisplayList,
    showing part: CGRect,
    in area: CGRect,
    into recorder: inout DisplayListRecorder
  ) {
    recorder.fill(.rect(area), with: .color(.black))
    recorder.pushTransform(
      CGAffineTransform(translationX: area.minX - part.minX, y: area.minY - part.minY)
    )
    recorder.draw(screen)
    recorder.pop()
    recorder.pop()
  }
}
