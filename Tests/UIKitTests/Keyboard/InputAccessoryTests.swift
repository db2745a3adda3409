import Segue
import Testing
import UIKit

/// Bars above the keyboard that are as high as their content.
@MainActor
@Suite
struct `A bar above the keyboard` {
  /// As chats write it: no size of its own, and a text that stands on the safe area.
  private final class Bar: UIView {
    let text = UITextView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    var ownHeight: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: 0, height: ownHeight) }
  }

  private final class Chat: UIViewController {
    let bar = Bar()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let chat = Chat()

  init() throws {
    stage.window.rootViewController = chat
    try stage.settle()
  }

  @Test
  func `it reaches over the home indicator, and without a gap to the keys`() throws {
    let line = chat.bar.text.bounds.height
    #expect(line > 20)
    #expect(abs(chat.bar.bounds.height - (line + 16 + 34)) < 0.5)
    stage.perform { chat.bar.text.becomeFirstResponder() }
    try stage.settle()
    #expect(abs(chat.bar.bounds.height - (line + 16)) < 0.5)
    #expect(abs(chat.bar.convert(chat.bar.bounds, to: nil).maxY - 516) < 0.5)
    stage.perform { chat.bar.text.resignFirstResponder() }
    try stage.settle()
    #expect(abs(chat.bar.bounds.height - (line + 16 + 34)) < 0.5)
  }

  @Test
  func `a height of its own that is too low gives way to its constraints`() throws {
    let chat = Chat()
    chat.bar.ownHeight = 20
    stage.window.rootViewController = chat
    try stage.settle()
    let line = chat.bar.text.bounds.height
    #expect(line > 20)
    #expect(abs(chat.bar.bounds.height - (line + 16 + 34)) < 0.5)
  }

  @Test
  func `a height of its own holds where its constraints ask for none`() throws {
    let plain = Chat()
    plain.bar.text.removeFromSuperview()
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    plain.bar.addSubview(dot)
    dot.topAnchor.constraint(equalTo: plain.bar.topAnchor).isActive = true
    plain.bar.ownHeight = 70
    stage.window.rootViewController = plain
    try stage.settle()
    #expect(plain.bar.bounds.height == 70)
  }

  @Test
  func `it grows with its text`() throws {
    stage.perform { chat.bar.text.becomeFirstResponder() }
    try stage.settle()
    let before = chat.bar.bounds.height
    stage.perform { chat.bar.text.text = "One line\nand another\nand a third" }
    try stage.settle()
    #expect(chat.bar.bounds.height > before + 20)
    #expect(abs(chat.bar.convert(chat.bar.bounds, to: nil).maxY - 516) < 0.5)
  }
}
