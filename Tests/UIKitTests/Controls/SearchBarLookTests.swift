import Segue
import Testing

@testable import UIKit

/// Signs, pictures and texts of a search bar that an app moves or replaces.
@MainActor
@Suite
struct `The look of a search bar` {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var field: UISearchTextField { bar.searchTextField }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test
  func `its sign moves, and its text by an adjustment of its own`() throws {
    bar.layoutIfNeeded()
    let glass = try #require(field.leftView).frame
    let text = field.textRect(forBounds: field.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: 9, vertical: 2), for: .search)
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 9, vertical: 2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == glass.offsetBy(dx: 9, dy: 2))
    #expect(field.textRect(forBounds: field.bounds) == text)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
    let moved = field.textRect(forBounds: field.bounds)
    #expect(moved.minX == text.minX + 5 && moved.minY == text.minY + 1)
    #expect(moved.maxX == text.maxX)
    #expect(field.editingRect(forBounds: field.bounds) == moved)
  }

  @Test
  func `the sign that clears the text has the picture of the app`() throws {
    let cross = image(11)
    let button = field.clearButtonForKey
    let usual = button.image(for: .normal)
    bar.setImage(cross, for: .clear, state: .normal)
    #expect(button.image(for: .normal) == cross)
    #expect(bar.image(for: .clear, state: .normal) == cross)
    #expect(bar.image(for: .clear, state: .highlighted) == nil)
    bar.setImage(nil, for: .clear, state: .normal)
    #expect(button.image(for: .normal)?.size == usual?.size)
  }

  @Test
  func `the picture behind the field is kept for its state, and that of the normal one drawn`() {
    let (normal, disabled) = (image(8), image(9))
    bar.setSearchFieldBackgroundImage(normal, for: .normal)
    bar.setSearchFieldBackgroundImage(disabled, for: .disabled)
    #expect(bar.searchFieldBackgroundImage(for: .normal) == normal)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == disabled)
    #expect(field.background == normal)
  }

  @Test
  func `the buttons for the scope have the attributes of their titles`() {
    bar.scopeButtonTitles = ["A", "B"]
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let attributes = bar.scopeBarButtonTitleTextAttributes(for: .normal)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    let own = bar.scopeControl.titleTextAttributes(for: .normal)
    #expect(own?[.foregroundColor] as? UIColor == .red)
  }

  @Test
  func `a prompt is above the field in a bar that is higher by it`() throws {
    bar.layoutIfNeeded()
    let usual = field.frame
    bar.prompt = "Where to?"
    bar.layoutIfNeeded()
    #expect(field.frame == usual)
    bar.sizeToFit()
    #expect(bar.bounds.height == 86)
    bar.layoutIfNeeded()
    #expect(field.frame == usual.offsetBy(dx: 0, dy: 30))
    #expect(!bar.promptLabel.isHidden && bar.promptLabel.text == "Where to?")
    #expect(bar.promptLabel.frame.minY >= 0 && bar.promptLabel.frame.maxY <= field.frame.minY)
  }

  @Test
  func `the button that cancels has the appearance of bar button items in search bars`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))
    bar.showsCancelButton = true
    let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
    let font = UIFont.boldSystemFont(ofSize: 13)
    item.title = "Done"
    item.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor =
      .green
    stage.window.addSubview(bar)
    try stage.settle()
    #expect(bar.cancelButton.title(for: .normal) == "Done")
    #expect(bar.cancelButton.titleColor(for: .normal) == .red)
    #expect(bar.cancelButton.titleLabel?.font == font)
    #expect(bar.cancelButton.tintColor != .green)
  }
}
