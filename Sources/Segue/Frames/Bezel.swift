import Display
import Foundation
import Geometry
import Pixels

/// The body of a device, seen from the front: its rim, what is cut out of the glass, its buttons.
///
/// Measured on pictures of the devices, in points of their screens.
public struct Bezel: Equatable, Sendable {
  /// What a device has above or below its glass.
  public enum Front: Equatable, Sendable {
    /// A button below the screen.
    case homeButton
    /// The screen is cut out at the top.
    case notch
    /// A black pill lies on the screen.
    case island
    /// Glass all over.
    case plain
  }

  /// What this device has.
  public var front: Front
  /// Of the screen's corners.
  public var radius: Double
  /// Whether the device lies on its side.
  public var isLandscape: Bool
  private let isTablet: Bool

  /// Points of device around the screen; the buttons stand out within them.
  static let width = 12.0
  /// Points above and below a screen with a home button, beyond `width`.
  static let chin = 78.0
  private static let buttons = 2.5

  /// The bezel of a screen's device.
  public init(_ screen: Screen) {
    isLandscape = screen.isLandscape
    isTablet = screen.idiom == .pad
    let upright = max(screen.safeAreaInsets.top, screen.safeAreaInsets.left)
    radius = Double(screen.cornerRadius)
    if screen.idiom == .pad || screen.name == "custom" {
      front = .plain
      radius = max(18, radius)
    } else if upright >= 55 {
      front = .island
    } else if upright >= 40 {
      front = .notch
    } else {
      front = .homeButton
    }
  }

  func glass(_ area: CGRect, scale: Double) -> Shape {
    front == .homeButton ? .rect(area) : shape(area, radius: radius * scale)
  }

  private func shape(_ rect: CGRect, radius: Double) -> Shape {
    .path(Path(continuousRoundedRect: rect, radius: radius, isGlass: true))
  }

  func drawBody(around area: CGRect, scale: Double, into recorder: inout DisplayListRecorder) {
    let edge = Bezel.width - Bezel.buttons
    let chin = front == .homeButton ? Bezel.chin : 0
    let body = area.insetBy(
      dx: -(edge + (isLandscape ? chin : 0)) * scale,
      dy: -(edge + (isLandscape ? 0 : chin)) * scale
    )
    let radius = front == .homeButton ? 58 * scale : (self.radius + edge) * scale
    drawButtons(beside: body, scale: scale, into: &recorder)
    // A metal rim that is visible on black and on white.
    for (inset, white) in [(0, 0.16), (0.75, 0.55), (2.25, 0.3), (3, 0.02)] {
      recorder.fill(
        shape(body.insetBy(dx: inset * scale, dy: inset * scale), radius: radius - inset * scale),
        with: .color(Color(white: white))
      )
    }
    if front == .homeButton { drawHomeButton(in: body, scale: scale, into: &recorder) }
  }

  private func drawButtons(
    beside body: CGRect,
    scale: Double,
    into recorder: inout DisplayListRecorder
  ) {
    guard !isTablet else { return }
    let length = isLandscape ? body.width : body.height
    // The mute switch, volume up, volume down; on the other side the wake button.
    let left: [(at: Double, long: Double)] = [(0.17, 0.035), (0.235, 0.07), (0.32, 0.07)]
    let right: [(at: Double, long: Double)] = [(0.26, 0.11)]
    for (places, isRight) in [(left, false), (right, true)] {
      for place in places {
        let depth = (Bezel.buttons + 1) * scale
        let start = place.at * length
        let long = place.long * length
        let rect =
          isLandscape
          ? CGRect(
            x: body.minX + start,
            y: isRight ? body.minY - Bezel.buttons * scale : body.maxY - scale,
            width: long,
            height: depth
          )
          : CGRect(
            x: isRight ? body.maxX - scale : body.minX - Bezel.buttons * scale,
            y: body.minY + start,
            width: depth,
            height: long
          )
        recorder.fill(.roundedRect(rect, radius: 1.2 * scale), with: .color(Color(white: 0.34)))
      }
    }
  }

  private func drawHomeButton(
    in body: CGRect,
    scale: Double,
    into recorder: inout DisplayListRecorder
  ) {
    let side = 54 * scale
    let middle = (Bezel.chin + 10) / 2 * scale
    let center =
      isLandscape
      ? CGPoint(x: body.maxX - middle, y: body.midY) : CGPoint(x: body.midX, y: body.maxY - middle)
    let ring = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    recorder.fill(.ellipse(in: ring), with: .color(Color(white: 0.3)))
    recorder.fill(
      .ellipse(in: ring.insetBy(dx: 1.5 * scale, dy: 1.5 * scale)),
      with: .color(Color(white: 0.05))
    )
  }

  /// The island, or the notch with its rounded lower corners; at the left of a device on its side.
  func drawCutout(in area: CGRect, scale: Double, into recorder: inout DisplayListRecorder) {
    let size: CGSize
    let offset: Double
    switch front {
    case .island: (size, offset) = (CGSize(width: 125, height: 37), 11)
    case .notch: (size, offset) = (CGSize(width: 164, height: 34), -20)
    case .homeButton, .plain: return
    }
    let long = size.width * scale
    let deep = (size.height - min(0, offset)) * scale
    let start = offset * scale
    let rect =
      isLandscape
      ? CGRect(x: area.minX + start, y: area.midY - long / 2, width: deep, height: long)
      : CGRect(x: area.midX - long / 2, y: area.minY + start, width: long, height: deep)
    let radius = front == .island ? size.height / 2 : 20
    // The notch is drawn behind the rim.
    recorder.pushClip(glass(area, scale: scale))
    recorder.fill(.roundedRect(rect, radius: radius * scale), with: .color(.black))
    recorder.pop()
  }
}
