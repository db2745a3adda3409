import Segue
import Testing
import UIKit

/// Insets of a scroll view that has no size yet, as in `viewDidLoad`.
@MainActor
@Suite
struct EarlyInsetTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test
  func `the delegate hears of them at the first layout`() {
    let listener = Listener()
    let scroll = UIScrollView()
    scroll.delegate = listener
    scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    #expect(listener.offsets.isEmpty)
    scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(listener.offsets == [-64])
    scroll.contentInset.top = 80
    #expect(listener.offsets == [-64, -80])
  }
}
