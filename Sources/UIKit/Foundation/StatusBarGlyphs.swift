import Foundation
import QuartzCore

/// Time, signal, wireless network and battery, at their places on each kind of phone and tablet.
///
/// Sizes and places are measured on published pictures of the devices.
@MainActor
struct StatusBarGlyphs {
  /// The layout of the status bar on a kind of device, in points.
  private struct Layout {
    var timeCenter: CGPoint
    var timeIsCentred = true
    var fontSize: CGFloat
    /// The right end of the battery, or the middle of all signs where `signsAreCentred`.
    var signsX: CGFloat
    var signsAreCentred = false
    /// Of the signs; 1 is the size on phones with an island.
    var scale: CGFloat
    var gap: CGFloat
    /// Whether signal and network are at the left edge, apart from the battery.
    var isSplit = false
    var hasSignal = true
  }

  let height: CGFloat
  private let layout: Layout

  init(_ screen: ScreenDescription) {
    height = screen.statusBarHeight
    let width = screen.size.width
    let top = screen.safeAreaInsets.top
    if screen.idiom == .pad {
      layout = Layout(
        timeCenter: CGPoint(x: 22, y: height / 2),
        timeIsCentred: false,
        fontSize: 13,
        signsX: width - 18,
        scale: 0.86,
        gap: 5,
        hasSignal: false
      )
    } else if height < 40 {
      layout = Layout(
        timeCenter: CGPoint(x: width / 2, y: height / 2),
        fontSize: 12,
        signsX: width - 6,
        scale: 0.8,
        gap: 4,
        isSplit: true
      )
    } else {
      // Beside the island or the notch, a little nearer to it than the middle of the space there
      // (measured on screenshots of phones 390 to 430 points wide).
      let hasIsland = height >= 52
      let opening: CGFloat = hasIsland ? 126 : 200
      let ear = (width - opening) / 2
      let y = hasIsland ? top - 29.5 : top * 0.527
      layout = Layout(
        timeCenter: CGPoint(x: ear / 2 + (hasIsland ? 5.6 : 5), y: y),
        fontSize: hasIsland ? 17 : 16,
        signsX: width - ear / 2 - (hasIsland ? 4.7 : 4),
        signsAreCentred: true,
        scale: hasIsland ? 1 : 0.88,
        gap: hasIsland ? 7 : 5
      )
    }
  }

  func image(size: CGSize, color: UIColor, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      guard height > 0 else { return }
      drawTime(color)
      drawSigns(color, width: size.width)
    }
  }

  private func drawTime(_ color: UIColor) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: layout.fontSize, weight: .semibold),
      .foregroundColor: color,
    ]
    let time = "9:41" as NSString
    let size = time.size(withAttributes: attributes)
    let left = layout.timeIsCentred ? layout.timeCenter.x - size.width / 2 : layout.timeCenter.x
    time.draw(
      at: CGPoint(x: left, y: layout.timeCenter.y - size.height / 2),
      withAttributes: attributes
    )
  }

  // MARK: Signs

  private static let signalSize = CGSize(width: 19.2, height: 12.2)
  private static let networkSize = CGSize(width: 17.1, height: 12.3)
  private static let batterySize = CGSize(width: 27.3, height: 13)

  private func drawSigns(_ color: UIColor, width: CGFloat) {
    let scale = layout.scale
    let signal = Self.signalSize.width * scale
    let network = Self.networkSize.width * scale
    let battery = Self.batterySize.width * scale
    let middle = layout.timeCenter.y
    func box(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: x,
        y: middle - size.height * scale / 2,
        width: size.width * scale,
        height: size.height * scale
      )
    }
    if layout.isSplit {
      drawSignal(in: box(6, Self.signalSize), color)
      drawNetwork(in: box(6 + signal + layout.gap, Self.networkSize), color)
      drawBattery(in: box(layout.signsX - battery, Self.batterySize), color)
      return
    }
    var whole = network + layout.gap + battery
    if layout.hasSignal { whole += signal + layout.gap }
    var x = layout.signsAreCentred ? layout.signsX - whole / 2 : layout.signsX - whole
    if layout.hasSignal {
      drawSignal(in: box(x, Self.signalSize), color)
      x += signal + layout.gap
    }
    drawNetwork(in: box(x, Self.networkSize), color)
    drawBattery(in: box(x + network + layout.gap, Self.batterySize), color)
  }

  /// Four bars, each higher than the one before.
  private func drawSignal(in box: CGRect, _ color: UIColor) {
    color.setFill()
    let width = box.width / 6
    for (index, part) in [0.34, 0.54, 0.77, 1].enumerated() {
      let height = box.height * part
      UIBezierPath(
        roundedRect: CGRect(
          x: box.minX + CGFloat(index) * (box.width - width) / 3,
          y: box.maxY - height,
          width: width,
          height: height
        ),
        cornerRadius: width * 0.33
      ).fill()
    }
  }

  /// A fan of a quarter circle in three pieces.
  private func drawNetwork(in box: CGRect, _ color: UIColor) {
    color.setFill()
    let center = CGPoint(x: box.midX, y: box.maxY)
    let reach = box.height
    for (inner, outer) in [(0, 0.29), (0.42, 0.64), (0.78, 1)] as [(CGFloat, CGFloat)] {
      let piece = UIBezierPath()
      let (start, end) = (-CGFloat.pi * 0.76, -CGFloat.pi * 0.24)
      piece.addArc(
        withCenter: center,
        radius: outer * reach,
        startAngle: start,
        endAngle: end,
        clockwise: true
      )
      if inner > 0 {
        piece.addArc(
          withCenter: center,
          radius: inner * reach,
          startAngle: end,
          endAngle: start,
          clockwise: false
        )
      } else {
        piece.addLine(to: center)
      }
      piece.close()
      piece.fill()
    }
  }

  private func drawBattery(in box: CGRect, _ color: UIColor) {
    let unit = box.height / 13
    let body = CGRect(x: box.minX, y: box.minY, width: 25 * unit, height: box.height)
    color.withAlphaComponent(0.35).setStroke()
    let outline = UIBezierPath(
      roundedRect: body.insetBy(dx: unit / 2, dy: unit / 2),
      cornerRadius: 3.8 * unit
    )
    outline.lineWidth = unit
    outline.stroke()
    color.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: body.maxX + unit,
        y: box.midY - 2 * unit,
        width: 1.33 * unit,
        height: 4 * unit
      ),
      cornerRadius: 0.66 * unit
    ).fill()
    color.setFill()
    UIBezierPath(
      roundedRect: body.insetBy(dx: 2 * unit, dy: 2 * unit),
      cornerRadius: 2.5 * unit
    ).fill()
  }
}
