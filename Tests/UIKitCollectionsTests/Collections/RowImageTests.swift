import Segue
import Testing
import UIKit

/// The images of rows that have one.
@MainActor
@Suite
struct `Images of rows` {
  private let fixture = TableFixture([["a", "b"]])

  private func show(_ image: UIImage?) throws -> UIImageView {
    let row = try #require(fixture.table.cellForRow(at: [0, 0]))
    let view = try #require(row.imageView)
    fixture.stage.perform {
      view.image = image
      // Another picture in the place of one has the frame of the first until then.
      row.setNeedsLayout()
    }
    fixture.stage.advance(by: 0.1)
    return view
  }

  @Test
  func `a large image is shown whole in the height of its row`() throws {
    let size = CGSize(width: 400, height: 300)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 400, height: 150))
    }
    let view = try show(image)
    let height = try #require(view.superview).bounds.height
    #expect(abs(view.frame.minX - 20) < 0.01)
    #expect(abs(view.frame.height - height) < 0.01)
    #expect(abs(view.frame.width - height * 4 / 3) < 0.5)

    let place = view.convert(view.bounds, to: nil)
    let frame = fixture.stage.render()
    func isColored(_ x: CGFloat, _ y: CGFloat, upper: Bool) -> Bool {
      let pixel = frame[Int(x * 2), Int(y * 2)]
      return upper ? pixel.blue > 240 && pixel.red < 15 : pixel.red > 240 && pixel.blue < 15
    }
    for x in [place.minX + 2, place.midX, place.maxX - 2] {
      #expect(isColored(x, place.minY + 4, upper: true))
      #expect(isColored(x, place.maxY - 4, upper: false))
    }
    // Nothing of it is in the next row, or beyond its own width.
    for (x, y) in [(place.midX, place.maxY + 10), (place.maxX + 3, place.maxY - 4)] {
      #expect(!isColored(x, y, upper: false) && !isColored(x, y, upper: true))
    }
  }

  @Test
  func `symbols stand in a column, and other pictures at the margin`() throws {
    let row = try #require(fixture.table.cellForRow(at: [0, 0]))
    for name in ["star", "person.3", "bolt"] {
      let view = try show(UIImage(systemName: name))
      #expect(abs(view.frame.midX - 32) < 0.6 || view.frame.width > 32)
      let text = try #require(row.textLabel).frame.minX
      #expect(abs(text - max(59, view.frame.maxX + 15)) < 0.6)
    }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let place = try show(picture).frame
    #expect(abs(place.minX - 20) < 0.01, "\(place)")
    let text = try #require(row.textLabel).frame
    #expect(abs(text.minX - place.maxX - 15) < 0.6, "\(text)")
  }

  @Test
  func `a symbol that is lower than its row has its own size and pixels`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let view = try show(symbol)
    #expect(view.frame.size == symbol.size)
    let drawn = try #require(view.layer.contents as? CGImage)
    #expect(abs(CGFloat(drawn.width) - symbol.size.width * symbol.scale) < 1.01)
    #expect(abs(CGFloat(drawn.height) - symbol.size.height * symbol.scale) < 1.01)
  }
}
