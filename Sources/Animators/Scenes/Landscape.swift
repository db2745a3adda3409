import UIKit

/// Landscapes drawn by code: a sky, a sun, ridges one behind the other, water.
package struct Landscape: Sendable {
  var sky: [UInt32]
  var sun: UInt32
  /// From the farthest to the nearest.
  var ridges: [UInt32]
  /// Shifts the shapes, so that no two pictures have the same hills.
  var phase: CGFloat
  /// Height of the sun's centre, as a part of the picture from the top.
  var sunHeight: CGFloat = 0.36
  var water: UInt32?

  static let dawn = Landscape(
    sky: [0xF9D8B4, 0xF2A07B, 0xC96A6B],
    sun: 0xFFF3D6,
    ridges: [0xB5656B, 0x8A4C62, 0x5C3757, 0x2F2440],
    phase: 0.4
  )
  package static let lake = Landscape(
    sky: [0xBFE3EA, 0x8CC5D6, 0xF4EAD2],
    sun: 0xFFFFFF,
    ridges: [0x7FA9B0, 0x4F8287, 0x2E6066, 0x173C43],
    phase: 1.7,
    sunHeight: 0.37,
    water: 0x6FB3BE
  )
  static let nightLake = Landscape(
    sky: [0x101C3A, 0x23375F, 0x3F5E82],
    sun: 0xF0F1E4,
    ridges: [0x35526B, 0x27405A, 0x182C43, 0x0B1726],
    phase: 1.7,
    sunHeight: 0.37,
    water: 0x2E4F6E
  )
  static let dunes = Landscape(
    sky: [0xFCE8C3, 0xF7C98B, 0xEFA565],
    sun: 0xFFF7E3,
    ridges: [0xE39B5E, 0xCB7A45, 0xA55B35, 0x6E3B2A],
    phase: 3.1,
    sunHeight: 0.3
  )
  static let night = Landscape(
    sky: [0x0F1B3D, 0x27336B, 0x5B4B8A],
    sun: 0xF4F0DC,
    ridges: [0x3A3B72, 0x2A2C5A, 0x1B1D42, 0x0E1029],
    phase: 4.6,
    sunHeight: 0.24
  )
  static let forest = Landscape(
    sky: [0xDDEAD1, 0xA9CDA6, 0x7FB08B],
    sun: 0xFFFDF0,
    ridges: [0x6E9F7B, 0x487D5E, 0x2C5B47, 0x163A30],
    phase: 5.9
  )

  /// A picture of `size` points at the screen's scale.
  package func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      draw(in: renderer.cgContext, size: size)
    }
  }

  private func draw(in context: CGContext, size: CGSize) {
    let colors = sky.map { UIColor(rgb: $0).cgColor }
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors as CFArray,
      locations: nil
    ) {
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: size.height * 0.8),
        options: [.drawsAfterEndLocation]
      )
    }
    drawSun(size: size)
    for (index, color) in ridges.enumerated() {
      UIColor(rgb: color).setFill()
      ridge(index, size: size).fill()
      if index == ridges.count - 2, let water { drawWater(water, size: size) }
    }
  }

  private func drawSun(size: CGSize) {
    let radius = min(size.width, size.height) * 0.11
    let center = CGPoint(x: size.width * 0.68, y: size.height * sunHeight)
    for (grow, alpha) in [(2.6, 0.10), (1.7, 0.18), (1.0, 1.0)] {
      UIColor(rgb: sun, alpha: alpha).setFill()
      UIBezierPath(
        arcCenter: center,
        radius: radius * grow,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
      ).fill()
    }
  }

  private func drawWater(_ color: UInt32, size: CGSize) {
    let top = size.height * 0.72
    UIColor(rgb: color).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: top, width: size.width, height: size.height - top)).fill()
    UIColor(rgb: sun, alpha: 0.35).setFill()
    for index in 0..<7 {
      let y = top + size.height * (0.012 + 0.02 * CGFloat(index))
      let width = size.width * (0.3 - 0.03 * CGFloat(index))
      let x = size.width * 0.68 - width / 2 + CGFloat(index % 2) * size.width * 0.03
      UIBezierPath(
        roundedRect: CGRect(x: x, y: y, width: width, height: size.height * 0.006),
        cornerRadius: size.height * 0.003
      ).fill()
    }
  }

  /// The hill line is a sum of sines, joined by curves that are smooth enough for the eye.
  private func ridge(_ index: Int, size: CGSize) -> UIBezierPath {
    let depth = CGFloat(index) / CGFloat(max(1, ridges.count - 1))
    let base = size.height * (0.52 + 0.34 * depth)
    let swing = size.height * (0.10 - 0.035 * depth)
    func height(at x: CGFloat) -> CGFloat {
      let t = x / size.width * 2 * .pi
      let wave =
        sin(t * (0.8 + 0.35 * depth) + phase + depth * 4) * 0.6
        + sin(t * (2.1 - 0.6 * depth) + phase * 2.3 + depth) * 0.3 + sin(t * 4.3 + phase * 5) * 0.1
      return base - swing * wave
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    let steps = 48
    for step in 0...steps {
      let x = size.width * CGFloat(step) / CGFloat(steps)
      path.addLine(to: CGPoint(x: x, y: height(at: x)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}
