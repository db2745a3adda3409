import Segue
import Testing
import UIKit

/// Text views that do not scroll.
@MainActor
struct TextViewSizeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))

  private func textView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 15)
    view.textContainerInset = .zero
    view.text = "You are in the profile section, where you can review all of it."
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test
  func `text that does not scroll takes the height of its lines in the width that it gets`() throws
  {
    let text = textView()
    let body = UIView()
    body.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(body)
    body.addSubview(text)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: stage.window.topAnchor),
      body.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      body.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      text.topAnchor.constraint(equalTo: body.topAnchor),
      text.bottomAnchor.constraint(equalTo: body.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: body.trailingAnchor),
    ])
    try stage.settle()
    let line = UIFont.systemFont(ofSize: 15).lineHeight
    #expect(text.frame.width <= 200 && text.frame.height > 2.5 * line)
    #expect(abs(text.frame.height - text.sizeThatFits(text.bounds.size).height) < 1)
  }

  @Test
  func `scrolling text has no height of its own`() {
    let text = textView()
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test
  func `lines that a layout's delegate places are as high in whole pixels as a label's`() throws {
    final class Plain: NSObject, NSLayoutManagerDelegate {}
    let text = textView()
    stage.window.addSubview(text)
    let size = text.sizeThatFits(CGSize(width: 200, height: 1_000))
    let delegate = Plain()
    text.layoutManager.delegate = delegate
    #expect(text.sizeThatFits(CGSize(width: 200, height: 1_000)).height == size.height)
  }

  private final class Composer: NSObject, UITextViewDelegate {
    var heights: [CGFloat] = []
    func textViewDidChange(_ textView: UITextView) { heights.append(textView.contentSize.height) }
  }

  @Test(arguments: [false, true])
  func `the size of the content is that of the text while its delegate hears of it`(
    scrolls: Bool
  ) throws {
    let composer = Composer()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = scrolls
    view.delegate = composer
    stage.window.addSubview(view)
    try stage.settle()
    stage.perform {
      view.becomeFirstResponder()
      view.insertText("One")
      view.insertText(" and many more words")
    }
    try #require(composer.heights.count == 2)
    #expect(composer.heights[1] - composer.heights[0] > 15)
    #expect(composer.heights[1] == view.contentSize.height)
  }
}
