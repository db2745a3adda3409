import Display
import Foundation
import Geometry
import Pixels
import Raster

/// The five workloads of the comparison with other libraries, as display lists.
///
/// Geometry is in device pixels, as in the other programs; `t` is the eased progress.
struct Workload {
  static let names = ["W1", "W2", "W3", "W4", "W5"]
  static let frameCount = 60

  let name: String
  let width: Int
  let height: Int
  let first: Pixmap
  let second: Pixmap
  let sprite: Pixmap

  /// Reads `bgA.rgba`, `bgB.rgba` and `sprite.rgba` from `folder/<width>x<height>`; otherwise our
  /// own bitmaps replace them.
  init(_ name: String, width: Int, height: Int, assets folder: String) throws {
    self.name = name
    self.width = width
    self.height = height
    let path = "\(folder)/\(width)x\(height)/"
    guard FileManager.default.fileExists(atPath: path) else {
      first = OwnBitmaps.screen(1, width: width, height: height)
      second = OwnBitmaps.screen(2, width: width, height: height)
      sprite = OwnBitmaps.sprite(side: Int((200 * Double(width) / 390).rounded()))
      return
    }
    first = try Workload.bitmap(path + "bgA.rgba", width, height)
    second = try Workload.bitmap(path + "bgB.rgba", width, height)
    let side = Int((200 * Double(width) / 390).rounded())
    sprite = try Workload.bitmap(path + "sprite.rgba", side, side)
  }

  /// Of the bitmaps that a workload draws: two screens and a sprite of 200 points.
  static func megabytes(_ width: Int, _ height: Int) -> Double {
    let side = 200 * Double(width) / 390
    return (Double(2 * width * height) + side * side) * 4 / Double(1 << 20)
  }

  private static func bitmap(_ path: String, _ width: Int, _ height: Int) throws -> Pixmap {
    guard let file = fopen(path, "rb") else { throw CocoaError(.fileNoSuchFile) }
    defer { fclose(file) }
    // Straight into the bitmap: a copy beside it would be the peak of the whole run.
    setvbuf(file, nil, _IONBF, 0)
    var count = 0
    let pixmap = Pixmap(width: width, height: height) { pixels in
      count = fread(pixels.baseAddress, 4, pixels.count, file)
    }
    guard count == width * height else { throw CocoaError(.fileReadCorruptFile) }
    return pixmap
  }

  /// Smoothstep of frame / 59.
  static func progress(_ frame: Int) -> Double {
    let t = Double(frame) / Double(frameCount - 1)
    return t * t * (3 - 2 * t)
  }

  func list(at t: Double) -> DisplayList {
    .record { recorder in
      switch name {
      case "W1": reveal(&recorder, t)
      case "W2": zoom(&recorder, t)
      case "W3": slide(&recorder, t)
      case "W4": groups(&recorder, t)
      case "still": recorder.draw(ImageDraw(first, in: bounds))
      case "W5": flip(&recorder, t)
      default: small(&recorder, t)
      }
    }
  }

  /// `sprite60`: 60 points wide and high, moving along a row of a still screen.
  private func small(_ recorder: inout DisplayListRecorder, _ t: Double) {
    let side = Double(name.drop { !$0.isNumber }) ?? 60
    recorder.draw(ImageDraw(first, in: bounds))
    let place = CGRect(
      x: (390 - side) * scale * t,
      y: Workload.spriteTop * scale,
      width: side * scale,
      height: side * scale
    )
    recorder.draw(ImageDraw(sprite, in: place))
  }

  /// In points.
  static let spriteTop = 200.0

  private var scale: Double { Double(width) / 390 }

  private var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  private func reveal(_ recorder: inout DisplayListRecorder, _ t: Double) {
    func lerp(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
    recorder.draw(ImageDraw(first, in: bounds))
    let mask = CGRect(
      x: lerp(250 * scale, 0),
      y: lerp(Double(height) * 700 / 844, 0),
      width: lerp(120 * scale, Double(width)),
      height: lerp(48 * scale, Double(height))
    )
    recorder.pushClip(.roundedRect(mask, radius: lerp(24 * scale, 0)))
    recorder.draw(ImageDraw(second, in: bounds))
    recorder.pop()
  }

  private func zoom(_ recorder: inout DisplayListRecorder, _ t: Double) {
    func lerp(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
    recorder.draw(ImageDraw(first, in: bounds))
    recorder.pushGroup(opacity: t)
    recorder.draw(ImageDraw(second, in: bounds))
    recorder.pop()
    let center = CGPoint(x: lerp(80, 195) * scale, y: lerp(160, 422) * scale)
    let side = Double(sprite.width) * lerp(0.15, 1)
    recorder.draw(
      ImageDraw(
        sprite,
        in: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      )
    )
  }

  private func slide(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(first, in: bounds))
    recorder.fill(.rect(bounds), with: .color(Color(white: 0, alpha: 0.8 * t)))
    let x = (Double(width) - 0.8 * Double(width) * t).rounded()
    let panel = CGRect(
      x: x,
      y: 0,
      width: 0.8 * Double(width) + 24 * scale,
      height: Double(height)
    )
    recorder.pushClip(.roundedRect(panel, radius: 24 * scale))
    recorder.draw(ImageDraw(second, in: bounds.offsetBy(dx: x, dy: 0)))
    recorder.pop()
  }

  private func groups(_ recorder: inout DisplayListRecorder, _ t: Double) {
    recorder.draw(ImageDraw(first, in: bounds))
    let rects: [(CGRect, radius: Double, alpha: Double)] = [
      (CGRect(x: -50, y: -30, width: 100, height: 60), 12, 0.7),
      (CGRect(x: -40, y: -20, width: 40, height: 20), 6, 0.8),
      (CGRect(x: 10, y: -10, width: 30, height: 30), 8, 0.8),
    ]
    for layer in 0..<40 {
      let index = Double(layer)
      let angle = index * 0.7 + t * Double.pi
      let reach = 0.15 + 0.3 * Double((layer * 7) % 40) / 40
      let turn = index * 9 * Double.pi / 180 + t * Double.pi
      let x: Double = Double(width) * (0.5 + cos(angle) * reach)
      let y: Double = Double(height) * (0.5 + sin(angle) * reach)
      let place = CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(rotationAngle: turn))
        .concatenating(CGAffineTransform(translationX: x, y: y))
      recorder.pushTransform(place)
      recorder.pushGroup(opacity: 0.6)
      for (part, rect) in rects.enumerated() {
        func channel(_ j: Int) -> Double {
          let sum: Int = layer * 37 + part * 91 + j * 53
          return Double(sum % 200 + 40) / 255
        }
        let color = Color(red: channel(0), green: channel(1), blue: channel(2), alpha: rect.alpha)
        recorder.fill(.roundedRect(rect.0, radius: rect.radius), with: .color(color))
      }
      recorder.pop()
      recorder.pop()
    }
  }

  private func flip(_ recorder: inout DisplayListRecorder, _ t: Double) {
    let isFront = t < 0.5
    var angle = t * Double.pi
    if !isFront { angle -= Double.pi }
    let center = CGPoint(x: Double(width) / 2, y: Double(height) / 2)
    let there = CATransform3D(CGAffineTransform(translationX: -center.x, y: -center.y))
    let back = CATransform3D(CGAffineTransform(translationX: center.x, y: center.y))
    recorder.fill(.rect(bounds), with: .color(.black))
    recorder.pushTransform(
      there.concatenating(.turned(by: angle)).concatenating(.perspective(from: 1000 * scale))
        .concatenating(back)
    )
    recorder.draw(ImageDraw(isFront ? first : second, in: bounds))
    recorder.pop()
  }
}

extension CATransform3D {
  /// About the vertical axis.
  static func turned(by angle: Double) -> CATransform3D {
    var turn = CATransform3D.identity
    turn.m11 = cos(angle)
    turn.m13 = -sin(angle)
    turn.m31 = sin(angle)
    turn.m33 = cos(angle)
    return turn
  }

  /// For an eye so far away.
  static func perspective(from distance: Double) -> CATransform3D {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / distance
    return perspective
  }
}
