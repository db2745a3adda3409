import Foundation
import Segue
import Testing

@testable import UIKit

/// Symbols that are shown larger than they are.
@MainActor
@Suite
struct SymbolSizeTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 3)

  private func view(
    _ mode: UIView.ContentMode,
    _ frame: CGRect = CGRect(x: 20, y: 20, width: 240, height: 200)
  ) throws -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.contentMode = mode
    view.frame = frame
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  private func pixels(_ view: UIImageView) throws -> (width: Int, height: Int) {
    let image = try #require(view.layer.contents as? CGImage)
    return (image.width, image.height)
  }

  @Test
  func `a symbol has the pixels of the size at which the mode shows it`() throws {
    let own = try #require(UIImage(systemName: "star.fill")).size
    let fit = min(240 / own.width, 200 / own.height)
    let fill = max(240 / own.width, 200 / own.height)
    for (mode, width, height) in [
      (UIView.ContentMode.scaleToFill, 720, 600),
      (.scaleAspectFit, own.width * fit * 3, own.height * fit * 3),
      (.scaleAspectFill, own.width * fill * 3, own.height * fill * 3),
      (.center, own.width * 3, own.height * 3),
    ] {
      let drawn = try pixels(view(mode))
      #expect(abs(CGFloat(drawn.width) - width) < 1.01)
      #expect(abs(CGFloat(drawn.height) - height) < 1.01)
    }
  }

  @Test
  func `an enlarged symbol has sharp edges`() throws {
    stage.window.backgroundColor = .white
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    view.tintColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 20, y: 20, width: 240, height: 240)
    stage.window.addSubview(view)
    let frame = stage.render()
    let row = (0..<900).map { Int(frame[$0, 420].red) }
    #expect(row.contains(0) && row.contains(255))
    // A pixel at each side is neither black nor white; of the pixels of the symbol's
    // own size it would be ten.
    #expect(row.filter { $0 > 0 && $0 < 255 }.count <= 4)
  }

  @Test
  func `a symbol looks the same in each way to make it large`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 170))
    let shown = UIImageView(image: large)
    stage.window.addSubview(shown)
    let expected = stage.render()
    shown.image = star
    let enlarged = stage.render()
    var most = 0
    for y in stride(from: 0, to: 900, by: 3) {
      for x in stride(from: 0, to: 900, by: 3) {
        most = max(most, abs(Int(expected[x, y].alpha) - Int(enlarged[x, y].alpha)))
        most = max(most, abs(Int(expected[x, y].red) - Int(enlarged[x, y].red)))
      }
    }
    #expect(most <= 8)
  }

  @Test
  func `a symbol is drawn for the larger size of an animation`() throws {
    let view = try view(.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(try pixels(view) == (120, 120))
    UIView.animate(withDuration: 1) { view.frame.size = CGSize(width: 200, height: 200) }
    stage.advance(by: 0)
    #expect(try pixels(view) == (600, 600))
    stage.advance(by: 1)
    UIView.animate(withDuration: 1) { view.frame.size = CGSize(width: 40, height: 40) }
    stage.advance(by: 0)
    #expect(try pixels(view) == (600, 600))
  }

  @Test
  func `a symbol follows a change of the size and of the mode`() throws {
    let view = try view(.center)
    let own = try pixels(view)
    view.contentMode = .scaleToFill
    #expect(try pixels(view) == (720, 600))
    view.frame.size = CGSize(width: 100, height: 60)
    stage.advance(by: 0)
    #expect(try pixels(view) == (300, 180))
    view.contentMode = .topLeft
    #expect(try pixels(view) == own)
    #expect(view.layer.contentsScale == 3)
  }

  @Test
  func `the symbol of a button that fills it is sharp`() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.frame = CGRect(x: 0, y: 0, width: 150, height: 120)
    stage.window.addSubview(button)
    stage.advance(by: 0)
    #expect(try pixels(#require(button.imageView)) == (450, 360))
  }

  @Test
  func `other pictures keep their pixels`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: picture)
    view.frame.size = CGSize(width: 100, height: 100)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(try pixels(view) == (30, 30))
  }
}
