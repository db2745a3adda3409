import Segue
import Testing
import UIKit

/// What a tap on the status bar does.
@MainActor
struct StatusBarTapTests {
  private final class List: UITableViewController {
    var allows = true
    var hides = false
    var events: [String] = []

    override var prefersStatusBarHidden: Bool { hides }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      60
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("selected")
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("top") }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      events.append("end")
    }
  }

  private let stage = Stage(screen: .iPhone15, showsStatusBar: true)
  private let list = List()

  /// The list after a tap on the status bar, from 900 points below its top.
  private func tap(_ configure: () -> Void) throws -> (offset: CGFloat, top: CGFloat) {
    configure()
    stage.window.rootViewController = list
    stage.window.layoutIfNeeded()
    list.tableView.contentOffset.y = 900
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 190, y: 25))
    try stage.settle()
    return (list.tableView.contentOffset.y, -list.tableView.adjustedContentInset.top)
  }

  @Test
  func `content scrolls to its top, and its rows are not selected`() throws {
    let place = try tap {}
    #expect(abs(place.offset - place.top) < 0.1)
    #expect(list.events == ["top"])
  }

  @Test
  func `content stays where its delegate forbids it`() throws {
    let place = try tap { list.allows = false }
    #expect(place.offset == 900 && list.events.isEmpty)
  }

  @Test
  func `content that does not scroll to its top gets the touch`() throws {
    let place = try tap { list.tableView.scrollsToTop = false }
    #expect(place.offset == 900 && list.events == ["selected"])
  }

  @Test
  func `nothing happens where there are two scroll views, or no status bar`() throws {
    let other = UITextView(frame: CGRect(x: 0, y: 1000, width: 100, height: 100))
    other.alwaysBounceVertical = true
    #expect(try tap { list.tableView.addSubview(other) }.offset == 900)
    other.removeFromSuperview()
    let place = try tap {
      list.hides = true
      list.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(place.offset == 900)
  }
}
