import Testing
import UIKit

// Text storages as editors of code and Markdown subclass them.

/// Keeps its text in another one, and makes words between stars bold.
private final class StarStorage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")
  var processed: [NSRange] = []

  override var string: String { backing.string }

  override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters,
      range: range,
      changeInLength: (str as NSString).length - range.length
    )
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    processed.append(editedRange)
    let paragraph = (string as NSString).paragraphRange(for: editedRange)
    addAttribute(.font, value: UIFont.systemFont(ofSize: 16), range: paragraph)
    if let pattern = try? NSRegularExpression(pattern: "\\*[^*]+\\*") {
      for match in pattern.matches(in: string, options: [], range: paragraph) {
        addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 16), range: match.range)
      }
    }
    super.processEditing()
  }
}

@MainActor
private final class EditLog: NSObject, NSTextStorageDelegate {
  var calls: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { calls.append("will \(editedRange.location) \(editedRange.length) \(delta)") }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    calls.append(editedMask.contains(.editedCharacters) ? "did characters" : "did attributes")
    if editedMask.contains(.editedCharacters) {
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }
  }
}

@Suite
@MainActor
struct TextStorageTests {
  private func font(_ text: NSAttributedString, at place: Int) -> UIFont? {
    text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  private func makeView(_ storage: NSTextStorage) -> UITextView {
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    )
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      textContainer: container
    )
  }

  @Test
  func `a storage of the app's own styles what a text view shows`() throws {
    let storage = StarStorage()
    let view = makeView(storage)
    #expect(view.textStorage === storage && view.layoutManager === storage.layoutManagers.first)
    view.text = "a *bold* word"
    #expect(storage.string == "a *bold* word" && view.text == storage.string)
    let bold = try #require(font(view.attributedText, at: 3))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = try #require(font(view.attributedText, at: 0))
    #expect(!plain.fontDescriptor.symbolicTraits.contains(.traitBold))
    view.layoutIfNeeded()
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > 15)
  }

  @Test
  func `typing in the view goes through the storage`() throws {
    let storage = StarStorage()
    let view = makeView(storage)
    view.text = "*b* "
    view.insertText("c")
    view.insertText("d")
    #expect(storage.string == "*b* cd" && view.text == "*b* cd")
    view.deleteBackward()
    #expect(storage.string == "*b* c" && storage.length == 5)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test
  func `changes of a storage show at once`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    view.textStorage.addAttribute(
      .foregroundColor,
      value: UIColor.blue,
      range: NSRange(location: 0, length: 5)
    )
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
  }

  @Test
  func `edits between begin and end are processed once, as one range`() {
    let storage = NSTextStorage(string: "abcdef")
    let log = EditLog()
    storage.delegate = log
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.replaceCharacters(in: NSRange(location: 5, length: 2), with: "")
    #expect(log.calls.isEmpty && storage.editedRange == NSRange(location: 0, length: 5))
    #expect(storage.changeInLength == 0 && storage.editedMask == .editedCharacters)
    storage.endEditing()
    #expect(log.calls == ["will 0 5 0", "did characters"])
    #expect(storage.string == "xyzbcf" && storage.editedMask.isEmpty)
    let color = storage.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test
  func `texts made from a subclass have its characters and attributes`() {
    let storage = StarStorage()
    storage.append(NSAttributedString(string: "one *two*"))
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "one *two*" && copy.length == 9)
    #expect(font(copy, at: 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let part = storage.attributedSubstring(from: NSRange(location: 4, length: 5))
    #expect(part.string == "*two*")
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    #expect(NSMutableAttributedString(attributedString: storage).string == "*two*")
    #expect(storage.processed.last == NSRange(location: 0, length: 0))
  }

  @Test
  func `a layout manager moves to another storage with its companions`() {
    let first = NSTextStorage(string: "first")
    let second = NSTextStorage(string: "second")
    let managers = [NSLayoutManager(), NSLayoutManager()]
    managers.forEach(first.addLayoutManager)
    managers[0].replaceTextStorage(second)
    #expect(first.layoutManagers.isEmpty && second.layoutManagers.count == 2)
    #expect(managers.allSatisfy { $0.textStorage === second })
    second.removeLayoutManager(managers[1])
    #expect(second.layoutManagers.count == 1 && managers[1].textStorage == nil)
  }
}
