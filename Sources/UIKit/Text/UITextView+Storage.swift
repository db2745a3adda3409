import Foundation
import QuartzCore

/// The text storage and the layout manager of TextKit 1, which an app may ask for or bring.
extension UITextView {
  func leaveTextKit2() {
    showsLists = false
    label.showsLists = false
    manager?.showsLists = false
    textContainer.onInvalidate?()
  }

  /// Measures the text as it is now, in the view's width.
  var measuringManager: NSLayoutManager {
    let sides = textContainerInset.left + textContainerInset.right
    let manager = shared.manager
    textContainer.fit(CGSize(width: max(0, bounds.width - sides), height: columnHeight))
    manager.naturalAlignment = isRightToLeft ? .right : .left
    return manager
  }

  var shared: (storage: NSTextStorage, manager: NSLayoutManager) {
    if let storage, let manager { return (storage, manager) }
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    let storage = manager.textStorage ?? NSTextStorage(attributedString: attributedText)
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    self.storage = storage
    self.manager = manager
    manager.showsLists = showsLists
    chooseDrawing()
    textContainer.onEdit = { [weak self] in self?.storageDidChange() }
    return (storage, manager)
  }

  /// A layout manager of the app's own draws the text itself; so does any whose lines are no
  /// label's.
  func chooseDrawing() {
    let hasOwn = manager.map { type(of: $0) != NSLayoutManager.self } ?? false
    if textLayoutManagerIsMade, ownTextLayoutManager.showsOwnFragments {
      label.drawsText = { [weak self] _ in self?.drawFragments() }
      return label.setNeedsDisplay()
    }
    label.drawsText =
      hasOwn || hasOwnLines
      ? { [weak self] _ in self?.drawWithManager() } : nil
    label.setNeedsDisplay()
  }

  /// Draws from the label's corner.
  private func drawWithManager() {
    let manager = measuringManager
    manager.linkAttributes = linkTextAttributes
    let all = manager.glyphRange(for: textContainer)
    let corner = CGPoint(x: -textContainer.lineFragmentPadding, y: 0)
    manager.drawBackground(forGlyphRange: all, at: corner)
    manager.drawGlyphs(forGlyphRange: all, at: corner)
  }

  /// A container of the app's own brings its text.
  func adoptStorage() {
    guard textContainer.layoutManager?.textStorage != nil else { return }
    if shared.storage.length > 0 { storageDidChange() }
  }

  private func storageDidChange() {
    guard !isFillingStorage, let storage else { return }
    label.attributedText = storage.text
    textDidChange()
    moveCaret(to: selection)
  }

  /// Passes what was set on the label to the storage, and shows what the storage made of it.
  func labelDidChange() {
    if let storage {
      isFillingStorage = true
      storage.setAttributedString(attributedText)
      isFillingStorage = false
      if type(of: storage) != NSTextStorage.self || storage.delegate != nil {
        label.attributedText = storage.text
      }
    }
    textDidChange()
  }

  /// New characters look as `typingAttributes` says.
  func setCharacters(in range: NSRange, to text: String) {
    let new = NSAttributedString(string: text, attributes: typingAttributes)
    if let storage {
      storage.replaceCharacters(in: range, with: new)
    } else if label.hasOwnAttributes || ownTypingAttributes != nil {
      let whole = NSMutableAttributedString(attributedString: attributedText)
      whole.replaceCharacters(in: range, with: new)
      label.attributedText = whole
      textDidChange()
    } else {
      label.text = (editedText as NSString).replacingCharacters(in: range, with: text)
      textDidChange()
    }
  }
}
