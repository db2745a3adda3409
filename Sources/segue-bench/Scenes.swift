import CoreGraphics
import Display
import Foundation
import Geometry
import Pixels
import Raster

/// What screens of real apps are made of, much of it at once, as display lists: the same scenes are
/// drawn by Cairo, Skia and Chromium, with the same bitmaps, in `Scripts/Peers`.
///
/// Geometry is in device pixels; `t` is the eased progress. Everything moves a little in each
/// frame.
struct Scene {
  enum Kind: String, CaseIterable {
    /// 300 labels at fractional places.
    case labels
    /// 60 cards with shadows.
    case shadows
    /// Sprites, each blurred; the deviation grows.
    case blurs
    /// A screen that moves under the glass of a `UIBlurEffect`, as large as the screen.
    case backdrop
    /// Four colours around a point that moves.
    case radial, conic
    /// A layer with an axial gradient turns about its vertical axis.
    case turned
    /// A bitmap repeated over the screen.
    case pattern
    /// A picture over another, as large as the screen.
    case colorDodge = "color-dodge"
    case luminosity, overlay
    /// Cards and a picture, cut by ellipses, faded around a point, and all of it translucent.
    case masks
    /// A picture as large as the screen, blurred; for the growth of cost with the deviation.
    case blurred
  }

  let kind: Kind
  /// How many things there are; of a blurred picture, the deviation in pixels.
  let count: Int
  let bitmaps: SceneBitmaps

  private var width: Double { Double(bitmaps.width) }
  private var height: Double { Double(bitmaps.height) }
  private var scale: Double { width / 390 }
  private var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// `name` may say how many, as in `blurs:10`; nil for a name that no scene has.
  @MainActor
  init?(_ name: String, width: Int, height: Int) {
    let parts = name.split(separator: ":")
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.kind = kind
    count = parts.count > 1 ? Int(parts[1]) ?? 40 : 40
    bitmaps = SceneBitmaps(width: width, height: height)
  }

  func list(at t: Double) -> DisplayList {
    .record { recorder in
      switch kind {
      case .labels: labels(&recorder, t)
      case .shadows: shadows(&recorder, t)
      case .blurs: blurs(&recorder, t)
      case .backdrop: backdrop(&recorder, t)
      case .radial: radial(&recorder, t)
      case .conic: conic(&recorder, t)
      case .turned: turned(&recorder, t)
      case .pattern: pattern(&recorder, t)
      case .colorDodge: blend(&recorder, t, .colorDodge)
      case .luminosity: blend(&recorder, t, .luminosity)
      case .overlay: blend(&recorder, t, .overlay)
      case .masks: masks(&recorder, t)
      case .blurred: blurred(&recorder, t)
      }
    }
  }

  // MARK: Places and colours

  /// The middle of a thing of a grid, which circles around its place.
  private func middle(_ index: Int, of count: Int, columns: Int, _ t: Double) -> CGPoint {
    let rows = Double((count + columns - 1) / columns)
    let turn = 2 * Double.pi * t + Double(index)
    return CGPoint(
      x: (Double(index % columns) + 0.5) / Double(columns) * width + 12 * scale * sin(turn),
      y: (Double(index / columns) + 0.5) / rows * height + 12 * scale * cos(turn)
    )
  }

  private func rect(_ middle: CGPoint, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  private func color(_ index: Int) -> Color {
    func channel(_ factor: Int) -> Double { Double(155 + index * factor % 100) / 255 }
    return Color(red: channel(37), green: channel(53), blue: channel(91))
  }

  private func card(_ index: Int, of count: Int, columns: Int, _ t: Double) -> Shape {
    let place = middle(index, of: count, columns: columns, t)
    return .roundedRect(rect(place, 48 * scale, 60 * scale), radius: 10 * scale)
  }

  private func cards(_ recorder: inout DisplayListRecorder, _ count: Int, _ t: Double) {
    for index in 0..<count {
      recorder.fill(card(index, of: count, columns: 5, t), with: .color(color(index)))
    }
  }

  /// Where a gradient or a mask has its middle.
  private func focus(_ t: Double) -> CGPoint {
    CGPoint(x: width * (0.3 + 0.4 * t), y: height * (0.3 + 0.3 * t))
  }

  // MARK: Many things

  private func labels(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.fill(.rect(bounds), with: .color(Color(white: 1)))
    for (index, label) in bitmaps.labels.enumerated() {
      let place = middle(index, of: bitmaps.labels.count, columns: 5, t)
      recorder.draw(
        ImageDraw(label, in: rect(place, Double(label.width), Double(label.height)))
      )
    }
  }

  private func shadows(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds))
    let offset = CGVector(dx: 0, dy: 3 * scale)
    for index in 0..<60 {
      let card = card(index, of: 60, columns: 6, t)
      let black = Color(white: 0, alpha: 0.4)
      recorder.draw(Shadow(.shape(card), color: black, sigma: 5 * scale, offset: offset))
      recorder.fill(card, with: .color(color(index)))
    }
  }

  private func blurs(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds))
    let side = Double(bitmaps.sprite.width)
    for index in 0..<count {
      recorder.pushGroup(Group(filters: [.gaussianBlur(sigma: (2 + 4 * t) * scale)]))
      let place = rect(middle(index, of: 40, columns: 5, t), side, side)
      recorder.draw(ImageDraw(bitmaps.sprite, in: place))
      recorder.pop()
    }
  }

  private func blurred(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds))
    recorder.pushGroup(Group(filters: [.gaussianBlur(sigma: Double(count))]))
    recorder.draw(ImageDraw(bitmaps.photo, in: bounds.offsetBy(dx: (9 * t).rounded(), dy: 0)))
    recorder.pop()
  }

  /// The numbers of `UIBlurEffect.Style.regular` in light surroundings.
  private func backdrop(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.fill(.rect(bounds), with: .color(Color(white: 1)))
    let top = (-100 * scale * t).rounded()
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds.offsetBy(dx: 0, dy: top)))
    cards(&recorder, 40, t)
    recorder.draw(
      Backdrop(
        .rect(bounds),
        filters: [.gaussianBlur(sigma: 20 * scale), .colorMatrix(.saturation(1.8))]
      )
    )
    recorder.fill(.rect(bounds), with: .color(Color(white: 0.97, alpha: 0.5)))
  }

  // MARK: Paints

  private static let colors = [
    Color(red: 1, green: 0.86, blue: 0.24), Color(red: 0.93, green: 0.35, blue: 0.3),
    Color(red: 0.3, green: 0.2, blue: 0.6), Color(red: 0.05, green: 0.05, blue: 0.2),
  ]

  private func stops(_ offsets: [Double], _ colors: [Color]) -> [Gradient.Stop] {
    zip(offsets, colors).map { Gradient.Stop(offset: $0, color: $1) }
  }

  private func fill(_ recorder: inout DisplayListRecorder, _ gradient: Gradient) {
    recorder.fill(.rect(bounds), with: .gradient(gradient))
  }

  private func radial(_ recorder: inout DisplayListRecorder, _ t: Double) {
    let geometry = Gradient.Geometry.radial(
      startCenter: focus(t),
      startRadius: 0,
      endCenter: focus(t),
      endRadius: 0.6 * height
    )
    fill(&recorder, Gradient(geometry, stops: stops([0, 0.35, 0.7, 1], Scene.colors)))
  }

  private func conic(_ recorder: inout DisplayListRecorder, _ t: Double) {
    let round = Scene.colors + [Scene.colors[0]]
    let geometry = Gradient.Geometry.conic(center: focus(t), angle: 2 * Double.pi * t)
    fill(&recorder, Gradient(geometry, stops: stops([0, 0.25, 0.5, 0.75, 1], round)))
  }

  private func turned(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.fill(.rect(bounds), with: .color(.black))
    let angle = (t - 0.5) * 2 * Double.pi / 3
    let layer = rect(CGPoint(x: 0, y: 0), 0.8 * width, 0.6 * height)
    recorder.pushTransform(CGAffineTransform(translationX: width / 2, y: height / 2))
    recorder.pushTransform(
      CATransform3D.turned(by: angle).concatenating(.perspective(from: 1000 * scale))
    )
    let gradient = Gradient(
      .axial(start: layer.origin, end: CGPoint(x: layer.maxX, y: layer.maxY)),
      stops: stops([0, 0.35, 0.7, 1], Scene.colors)
    )
    recorder.fill(.rect(layer), with: .gradient(gradient))
    recorder.pop()
    recorder.pop()
  }

  private func pattern(_ recorder: inout DisplayListRecorder, _ t: Double) {
    let move = CGAffineTransform(translationX: 60 * scale * t, y: 100 * scale * t)
    recorder.fill(.rect(bounds), with: .pattern(Pattern(bitmaps.tile, transform: move)))
  }

  // MARK: Composition

  private func blend(_ recorder: inout DisplayListRecorder, _ t: Double, _ mode: BlendMode) {
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds))
    let left = (width / 4 * t).rounded()
    recorder.draw(
      ImageDraw(bitmaps.photo, in: bounds.offsetBy(dx: left, dy: 0), blendMode: mode)
    )
  }

  private func masks(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(bitmaps.screen, in: bounds))
    let ellipses = DisplayList.record { mask in
      for index in 0..<15 {
        let place = middle(index, of: 15, columns: 3, t)
        mask.fill(.ellipse(in: rect(place, 110 * scale, 140 * scale)), with: .color(.black))
      }
    }
    let fade = DisplayList.record { mask in
      let geometry = Gradient.Geometry.radial(
        startCenter: focus(t),
        startRadius: 0,
        endCenter: focus(t),
        endRadius: 0.6 * height
      )
      let ends = [Color(white: 0), Color(white: 0, alpha: 0)]
      mask.fill(.rect(bounds), with: .gradient(Gradient(geometry, stops: stops([0, 1], ends))))
    }
    recorder.pushGroup(opacity: 0.8)
    recorder.pushMask(ellipses)
    recorder.pushMask(fade)
    recorder.draw(ImageDraw(bitmaps.photo, in: bounds))
    cards(&recorder, 40, t)
    recorder.pop()
    recorder.pop()
    recorder.pop()
  }
}
