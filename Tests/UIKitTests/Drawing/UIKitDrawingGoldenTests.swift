import Pixels
import TestSupport
import Testing
import UIKit

@Suite(.goldens("UIKitDrawing"))
struct UIKitDrawingGoldenTests {
  /// A sheet of symbols, each in the middle of a square of 30 points.
  private func sheet(
    _ names: [String],
    columns: Int,
    scale: CGFloat = 1,
    configuration: UIImage.SymbolConfiguration = .unspecified
  ) -> Pixmap {
    let rows = (names.count + columns - 1) / columns
    return picture(CGFloat(columns) * 30, CGFloat(rows) * 30, scale: scale) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: columns * 30, height: rows * 30))
      for (index, name) in names.enumerated() {
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
          continue
        }
        let center = CGPoint(x: index % columns * 30 + 15, y: index / columns * 30 + 15)
        image.draw(
          at: CGPoint(x: center.x - image.size.width / 2, y: center.y - image.size.height / 2)
        )
      }
    }
  }

  @Test
  func `all outlined symbols at regular weight`() {
    let names = UIImage.systemNames.filter { !$0.hasSuffix(".fill") }
    assertGolden(sheet(names, columns: 30), "symbols")
  }

  @Test
  func `all filled symbols at regular weight`() {
    let names = UIImage.systemNames.filter { $0.hasSuffix(".fill") }
    assertGolden(sheet(names, columns: 30), "symbols-filled")
  }

  @Test
  func `symbols with signs, slashes and badges, in two levels of a colour`() {
    let names = [
      "heart.circle", "heart.circle.fill", "trash.square", "trash.square.fill",
      "exclamationmark.triangle.fill", "checkmark.seal.fill", "lock.shield", "plus.bubble.fill",
      "bell.slash", "eye.slash.fill", "mic.slash.circle.fill", "bell.badge",
      "folder.badge.plus", "person.crop.circle.badge.xmark", "clock.badge.checkmark.fill",
      "7.circle", "42.square.fill", "a.circle.fill", "arrow.up.right.square", "chevron.down.2",
      "cloud.rain.fill", "speaker.wave.2.fill", "person.3.fill", "figure.archery",
    ]
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)
    assertGolden(
      sheet(names, columns: 12, scale: 2, configuration: configuration),
      "symbols-composed"
    )
  }

  @Test
  func `a symbol in nine weights and three scales`() {
    let sheet = picture(9 * 30, 3 * 30, scale: 2) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 270, height: 90))
      for (row, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
        for weight in 1...9 {
          let configuration = UIImage.SymbolConfiguration(
            pointSize: 17,
            weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular,
            scale: scale
          )
          let image = UIImage(systemName: "magnifyingglass", withConfiguration: configuration)
          image?.withTintColor(.systemBlue).draw(
            at: CGPoint(x: (weight - 1) * 30 + 4, y: row * 30 + 4)
          )
        }
      }
    }
    assertGolden(sheet, "symbol-weights")
  }

  @Test
  func `bezier paths filled and stroked`() {
    let sheet = picture(150, 60, scale: 2) { _ in
      UIColor.systemYellow.setFill()
      UIColor.systemIndigo.setStroke()
      let oval = UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 40, height: 48))
      oval.lineWidth = 3
      oval.fill()
      oval.stroke()
      let card = UIBezierPath(
        roundedRect: CGRect(x: 56, y: 6, width: 40, height: 48),
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 14, height: 14)
      )
      card.lineWidth = 3
      card.setLineDash([6, 3], count: 2, phase: 0)
      card.fill(with: .normal, alpha: 0.5)
      card.stroke()
      let pie = UIBezierPath()
      pie.move(to: CGPoint(x: 125, y: 30))
      pie.addArc(
        withCenter: CGPoint(x: 125, y: 30),
        radius: 20,
        startAngle: .pi / 6,
        endAngle: -.pi / 6,
        clockwise: true
      )
      pie.close()
      pie.lineJoinStyle = .round
      pie.lineWidth = 4
      pie.fill()
      pie.stroke()
    }
    assertGolden(sheet, "bezier-paths")
  }

  @Test
  func `a nine-part image tiled and stretched`() throws {
    let tile = picture(12, 12) { context in
      UIColor.systemOrange.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 12, height: 12), cornerRadius: 4).fill()
      UIColor.systemRed.setFill()
      context.fillEllipse(in: CGRect(x: 4.5, y: 4.5, width: 3, height: 3))
    }
    let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let image = UIImage(cgImage: CGImage(tile))
    let sheet = picture(90, 40) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 90, height: 40))
      image.resizableImage(withCapInsets: insets)
        .draw(in: CGRect(x: 2, y: 2, width: 40, height: 36))
      image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        .draw(in: CGRect(x: 48, y: 2, width: 40, height: 36))
    }
    assertGolden(sheet, "nine-part-images")
  }
}
