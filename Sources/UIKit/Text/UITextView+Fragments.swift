import Foundation
import Typography

/// Text that is drawn by the fragments of TextKit 2, where a delegate chooses these.
extension UITextView {
  /// Passes the text to the layout by paragraphs.
  func refreshTextContent() {
    _ = ownTextLayoutManager
    let text = attributedText ?? NSAttributedString(string: "")
    let styled = StyledText(text, defaults: TextStyle(font: SystemFont().font(size: 12)))
    // Plain text has no attributes of the app's own, which a style would leave out.
    guard label.hasOwnAttributes || styled != styledContent else { return }
    styledContent = styled
    ownTextContent.attributedString = text
  }

  func fragmentsDidChange() {
    chooseDrawing()
    textDidChange()
  }

  /// Draws each paragraph as its fragment does, from the label's corner.
  func drawFragments() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    refreshTextContent()
    let padding = textContainer.lineFragmentPadding
    for fragment in ownTextLayoutManager.fragments {
      let corner = fragment.layoutFragmentFrame.origin
      fragment.draw(at: CGPoint(x: corner.x - padding, y: corner.y), in: context)
    }
  }
}
