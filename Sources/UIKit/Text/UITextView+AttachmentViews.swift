import Foundation
import QuartzCore
import Typography

/// The views that a text view shows for attachments of its text, by the attachments' numbers.
struct TextAttachmentViews {
  fileprivate var providers: [Int: NSTextAttachmentViewProvider] = [:]
}

extension UITextView {
  /// Loads the views of the text's attachments and gives them their room; called
  /// before text is measured.
  ///
  /// - Parameter width: that of a line, in points.
  func loadAttachmentViews(forLinesOf width: CGFloat) {
    guard label.hasOwnAttributes || !attachmentViews.providers.isEmpty else { return }
    var old = attachmentViews.providers
    var isChanged = false
    attachmentViews.providers = [:]
    let text = attributedText ?? NSAttributedString(string: "")
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
      guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView else {
        return
      }
      // Providers ask it for the text.
      _ = ownTextLayoutManager
      let place = TextOffset(range.location)
      let known = old.removeValue(forKey: attachment.id)
      let provider =
        known ?? attachment.viewProvider(for: self, location: place, textContainer: textContainer)
      guard let provider, provider.view != nil else { return }
      attachmentViews.providers[attachment.id] = provider
      let bounds = bounds(of: provider, attachment, at: range.location, in: text, width)
      isChanged = isChanged || attachment.boundsOfView != bounds
      attachment.boundsOfView = bounds
    }
    for provider in old.values {
      provider.textAttachment?.boundsOfView = nil
      provider.view?.removeFromSuperview()
    }
    if isChanged { label.setNeedsDisplay() }
  }

  private func bounds(
    of provider: NSTextAttachmentViewProvider,
    _ attachment: NSTextAttachment,
    at offset: Int,
    in text: NSAttributedString,
    _ width: CGFloat
  ) -> CGRect {
    let attributes = text.attributes(at: offset, effectiveRange: nil)
    let height = (attributes[.font] as? UIFont ?? label.font).lineHeight
    let own = attachment.boundsOfView
    // What the attachment answers by itself.
    attachment.boundsOfView = nil
    defer { attachment.boundsOfView = own }
    return provider.attachmentBounds(
      for: attributes,
      location: TextOffset(offset),
      textContainer: textContainer,
      proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: height),
      position: .zero
    )
  }

  /// Puts the views where their attachments are.
  func placeAttachmentViews() {
    guard !attachmentViews.providers.isEmpty else { return }
    let corner = label.frame.origin
    for mark in measuringManager.layout(in: textContainer)?.marks(at: corner) ?? [] {
      guard case .attachment(let id, let frame) = mark,
        let view = attachmentViews.providers[id]?.view
      else { continue }
      view.frame = frame
      if view.superview !== self { addSubview(view) }
    }
  }
}
