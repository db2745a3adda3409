import Testing
import UIKit

// What Foundation's objects can do on Apple's systems and not on Linux.

private class Header: UITableViewHeaderFooterView {}

private final class OtherHeader: UITableViewHeaderFooterView {
  let title = UILabel()
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Finger: UITouch {}

@Suite
@MainActor
struct EmptyObjectTests {
  @Test
  func `headers, touches and presses are made without arguments`() {
    for header in [UITableViewHeaderFooterView(), Header(), OtherHeader(), Header(frame: .zero)] {
      #expect(header.reuseIdentifier == nil)
    }
    let other = OtherHeader()
    #expect(other.title.superview === other.contentView)
    let touches: Set<UITouch> = [UITouch(), Finger()]
    #expect(touches.count == 2 && UITouch().location(in: nil) == .zero)
    #expect(UIPress().type == .upArrow)
  }

  @Test
  func `objects of Foundation's are made without arguments`() {
    let text: NSMutableAttributedString = .init()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    let string: NSMutableString = .init()
    string.append("b")
    #expect(string == "b")
    let error: NSError = .init()
    #expect(error.code == 0 && NSError().userInfo.isEmpty)
    #expect(NSTextStorage().length == 0)
    var predicate = NSPredicate()
    predicate = NSPredicate(format: "SELF > 1")
    #expect(predicate.evaluate(with: 2))
  }

  @Test
  func `a row without actions has a configuration made without arguments`() {
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }

  @Test
  func `a dictionary takes values for keys, and nil removes one`() {
    let values = NSMutableDictionary()
    values.setValue(1, forKey: "a")
    values.setValue("x", forKey: "b")
    values.setValue(nil, forKey: "a")
    #expect(values.count == 1)
    #expect(values["b"] as? String == "x")
  }

  @Test
  func `words are enumerated in both directions until the block stops`() {
    let text = "one two, it's" as NSString
    let all = NSRange(location: 0, length: text.length)
    var words: [String?] = []
    var around: [NSRange] = []
    text.enumerateSubstrings(in: all, options: .byWords) { word, range, enclosing, _ in
      words.append(word)
      around.append(enclosing)
      #expect(text.substring(with: range) == word)
    }
    #expect(words == ["one", "two", "it's"])
    #expect(around.map(\.location) == [0, 4, 9])
    #expect(around.map(\.length) == [4, 5, 4])
    words = []
    text.enumerateSubstrings(in: all, options: [.byWords, .reverse]) { word, _, _, stop in
      words.append(word)
      if word == "two" { stop.pointee = true }
    }
    #expect(words == ["it's", "two"])
  }

  @Test
  func `words of a part of a string have its indices`() throws {
    let text = "Über alle Gipfel"
    let start = try #require(text.range(of: "alle")).lowerBound
    var words: [Substring] = []
    text.enumerateSubstrings(in: start..., options: .byWords) { _, range, _, stop in
      words.append(text[range])
      stop = words.count == 2
    }
    #expect(words == ["alle", "Gipfel"])
  }

  @Test
  func `other units of a text are still Foundation's`() {
    var letters = 0
    let text = "ab"
    text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) {
      _,
      _,
      _,
      _ in
      letters += 1
    }
    #expect(letters == 2)
  }

  @Test
  func `an array of Core Foundation's gives its objects as pointers`() {
    let objects = [UIView(), UIView()]
    let array = objects as CFArray
    let second = unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: UIView.self)
    #expect(second === objects[1])
    #expect(CFArrayGetCount(array) == 2)
  }

  @Test
  func `the macro for the idiom gives the device's`() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }
}
