import Display
import Foundation
import Geometry
import Pixels

/// What surrounds the screen in a picture: a margin of some colour, and the body of the device.
public struct FrameDecoration: Equatable, Sendable {
  /// Points around everything.
  public var padding = 0.0
  public var background = Color.clear
  /// The radius of the screen's corners in points, when the device is drawn around it.
  public var bezelRadius: Double?

  /// Points of device around the screen.
  private static let bezelWidth = 12.0

  public init() {}

  public var isPlain: Bool { padding == 0 && bezelRadius == nil }

  /// Points on each side of the screen.
  private var margin: Double {
    padding + (bezelRadius == nil ? 0 : FrameDecoration.bezelWidth)
  }

  /// Size of the picture in pixels, for a screen of `width` by `height` pixels.
  func size(width: Int, height: Int, scale: Double) -> (width: Int, height: Int) {
    let pixels = Int((margin * scale).rounded())
    return (width + 2 * pixels, height + 2 * pixels)
  }

  /// The screen's list in its surroundings; all in pixels.
  func decorate(_ screen: DisplayList, width: Int, height: Int, scale: Double) -> DisplayList {
    guard !isPlain else { return screen }
    let margin = (margin * scale).rounded()
    let area = CGRect(x: margin, y: margin, width: Double(width), height: Double(height))
    return .record { recorder in
      let size = self.size(width: width, height: height, scale: scale)
      recorder.fill(
        .rect(CGRect(x: 0, y: 0, width: size.width, height: size.height)),
        with: .color(background)
      )
      guard let bezelRadius else {
        recorder.pushClip(.rect(area))
        place(screen, at: margin, black: area, into: &recorder)
        return
      }
      let bezel = FrameDecoration.bezelWidth * scale
      let radius = bezelRadius * scale
      let body = Shape.roundedRect(area.insetBy(dx: -bezel, dy: -bezel), radius: radius + bezel)
      recorder.fill(body, with: .color(Color(white: 0.07)))
      let rim = Shape.roundedRect(
        area.insetBy(dx: -bezel + scale, dy: -bezel + scale),
        radius: radius + bezel - scale
      )
      recorder.fill(rim, with: .color(Color(white: 0.22)))
      let face = Shape.roundedRect(
        area.insetBy(dx: -bezel + 2.5 * scale, dy: -bezel + 2.5 * scale),
        radius: radius + bezel - 2.5 * scale
      )
      recorder.fill(face, with: .color(.black))
      recorder.pushClip(.roundedRect(area, radius: radius))
      place(screen, at: margin, black: area, into: &recorder)
    }
  }

  /// A screen that shows nothing is black.
  private func place(
    _ screen: DisplayList,
    at margin: Double,
    black area: CGRect,
    into recorder: inout DisplayListRecorder
  ) {
    recorder.fill(.rect(area), with: .color(.black))
    recorder.pushTransform(CGAffineTransform(translationX: margin, y: margin))
    recorder.draw(screen)
    recorder.pop()
    recorder.pop()
  }
}
