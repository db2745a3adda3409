import Foundation

/// Text that layout managers show.
@preconcurrency
@MainActor
open class NSTextStorage: MainActorObject {
  var text: NSMutableAttributedString

  public init() { text = NSMutableAttributedString(string: "") }
  public init(string: String) { text = NSMutableAttributedString(string: string) }
  public init(attributedString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { text = NSMutableAttributedString(string: "") }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open var string: String { text.string }
  open var length: Int { text.length }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }

  open func setAttributedString(_ attrString: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attrString)
  }

  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    text.addAttributes([name: value], range: range)
  }
}
