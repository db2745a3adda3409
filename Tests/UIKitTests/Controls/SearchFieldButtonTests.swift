import Segue
import Testing
import UIKit

/// The button at the end of the field of a search bar.
@MainActor
@Suite
struct `Buttons in search fields` {
  private final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))
  private let listener = Listener()

  private func show() {
    bar.delegate = listener
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
  }

  /// At the end of the field, whose edge is 8 points from that of the bar.
  private func tapEnd() throws {
    stage.tap(at: CGPoint(x: 296, y: 68))
    try stage.settle()
  }

  @Test
  func `a tap on the bookmarks reaches the delegate, and begins no editing`() throws {
    bar.showsBookmarkButton = true
    show()
    try tapEnd()
    #expect(listener.calls == ["bookmark"])
    #expect(!bar.searchTextField.isEditing)
  }

  @Test
  func `the list of results takes the place of the bookmarks`() throws {
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    show()
    try tapEnd()
    #expect(listener.calls == ["results"])
  }

  @Test
  func `a text takes the place of the button`() {
    bar.showsBookmarkButton = true
    show()
    let field = bar.searchTextField
    #expect(field.rightView?.isHidden == false)
    let end = field.textRect(forBounds: field.bounds).maxX
    #expect(end < field.bounds.maxX - 20)
    bar.text = "Pears"
    stage.advance(by: 0.1)
    #expect(field.rightView?.isHidden == true)
    #expect(field.textRect(forBounds: field.bounds).maxX > end)
  }

  @Test
  func `an image of the application's own is shown`() {
    bar.showsBookmarkButton = true
    let image = UIImage(systemName: "star")
    bar.setImage(image, for: .bookmark, state: .normal)
    show()
    #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === image)
  }
}
