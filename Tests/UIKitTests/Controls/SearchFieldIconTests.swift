import Segue
import Testing
import UIKit

/// What stands before the text of a search field.
@MainActor
@Suite
struct `The start of a search field` {
  private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))

  private func show() throws {
    stage.window.addSubview(bar)
    try stage.settle()
  }

  /// How many pixels of the magnifying glass are red.
  private func redInk() throws -> Int {
    let glass = try #require(bar.searchTextField.leftView)
    let frame = glass.convert(glass.bounds, to: nil)
    let pixmap = stage.render().pixmap
    var red = 0
    for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
      for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) {
        let pixel = pixmap[x, y]
        if pixel.red > 200, pixel.green < 100, pixel.blue < 100 { red += 1 }
      }
    }
    return red
  }

  @Test
  func `is a glass in an image view that has the tint it is given`() throws {
    let glass = try #require(bar.searchTextField.leftView as? UIImageView)
    #expect(glass.image?.size == CGSize(width: 31, height: 20))
    try show()
    #expect(try redInk() == 0)
    glass.tintColor = .red
    try stage.settle()
    #expect(try redInk() > 20)
  }

  @Test
  func `grows with the font, but not a picture of the app's own`() throws {
    let glass = try #require(bar.searchTextField.leftView as? UIImageView)
    bar.searchTextField.font = .systemFont(ofSize: 11)
    #expect(abs((glass.image?.size.width ?? 0) - 22.5) < 0.01)
    bar.searchTextField.font = .systemFont(ofSize: 17)
    #expect(glass.image?.size == CGSize(width: 31, height: 20))
    let own = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    glass.image = own
    bar.searchTextField.font = .systemFont(ofSize: 11)
    #expect(glass.image === own)
  }

  @Test
  func `is as dark as the placeholder`() throws {
    bar.placeholder = "Search"
    let text = try #require(bar.searchTextField.attributedPlaceholder)
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .secondaryLabel)
    #expect(bar.searchTextField.leftView?.tintColor == .secondaryLabel)
  }

  @Test
  func `keeps the glass before tokens, and shows their icons`() throws {
    let glass = try #require(bar.searchTextField.leftView)
    let icon = try #require(UIImage(systemName: "person"))
    bar.searchTextField.tokens = [UISearchToken(icon: icon, text: "Bob")]
    try show()
    #expect(glass.isDescendant(of: bar.searchTextField))
    func pictures(_ view: UIView) -> Int {
      view.subviews.reduce(view is UIImageView && view !== glass ? 1 : 0) { $0 + pictures($1) }
    }
    #expect(pictures(bar.searchTextField) == 1)
    bar.searchTextField.removeToken(at: 0)
    #expect(bar.searchTextField.leftView === glass)
    #expect(glass.superview === bar.searchTextField)
    #expect(pictures(bar.searchTextField) == 0)
  }
}
