import Display
import Foundation
import Geometry
import Pixels

/// What surrounds the screen in a picture: a margin of some colour, and the body of the device.
public struct FrameDecoration: Equatable, Sendable {
  /// Points around everything.
  public var padding = 0.0
  public var background = Color.clear
  /// The device around the screen; nil shows none.
  public var bezel: Bezel?

  public init() {}

  public var isPlain: Bool { padding == 0 && bezel == nil }

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
    let scale = Double(screen.scale)
    return size(
      width: Int((Double(screen.size.width) * scale).rounded()),
      height: Int((Double(screen.size.height) * scale).rounded()),
      scale: scale
    )
  }

  /// Size of the picture in pixels, for a screen of `width` by `height` pixels.
  func size(width: Int, height: Int, scale: Double) -> (width: Int, height: Int) {
    let margins = margins
    return (
      width + 2 * Int((margins.x * scale).rounded()),
      height + 2 * Int((margins.y * scale).rounded())
    )
  }

  /// The screen's list in its surroundings; all in pixels.
  func decorate(_ screen: DisplayList, width: Int, height: Int, scale: Double) -> DisplayList {
    guard !isPlain else { return screen }
    let margins = margins
    let area = CGRect(
      x: (margins.x * scale).rounded(),
      y: (margins.y * scale).rounded(),
      width: Double(width),
      height: Double(height)
    )
    return .record { recorder in
      let size = self.size(width: width, height: height, scale: scale)
      recorder.fill(
        .rect(CGRect(x: 0, y: 0, width: size.width, height: size.height)),
        with: .color(background)
      )
      guard let bezel else {
        recorder.pushClip(.rect(area))
        place(screen, in: area, into: &recorder)
        return
      }
      bezel.drawBody(around: area, scale: scale, into: &recorder)
      recorder.pushClip(bezel.glass(area, scale: scale))
      place(screen, in: area, into: &recorder)
      bezel.drawCutout(in: area, scale: scale, into: &recorder)
    }
  }

  /// A screen that shows nothing is black.
  private func place(
    _ screen: DisplayList,
    in area: CGRect,
    into recorder: inout DisplayListRecorder
  ) {
    recorder.fill(.rect(area), with: .color(.black))
    recorder.pushTransform(CGAffineTransform(translationX: area.minX, y: area.minY))
    recorder.draw(screen)
    recorder.pop()
    recorder.pop()
  }
}
