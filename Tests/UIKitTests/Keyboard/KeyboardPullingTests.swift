import Foundation
import Segue
import Testing
import UIKit

/// A finger that scrolls down to the keyboard.
@MainActor
@Suite
struct `A keyboard under a scrolling finger` {
  private final class Form: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let bar = UIView()
    var finger: CGFloat = 0

    override func viewDidLoad() {
      scroll.contentSize.height = 3000
      scroll.contentOffset.y = 1000
      scroll.keyboardDismissMode = .interactive
      scroll.delegate = self
      bar.translatesAutoresizingMaskIntoConstraints = false
      for part in [scroll, field, bar] { view.addSubview(part) }
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      finger = scrollView.panGestureRecognizer.location(in: nil).y
    }
  }

  /// Written on the main thread alone.
  private final class Notices: @unchecked Sendable {
    var names: [String] = []
    var observers: [any NSObjectProtocol] = []

    init() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
      ]
      observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in self?.names.append(note.name.rawValue)
        }
      }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let form = Form()

  private func edit() throws {
    stage.window.rootViewController = form
    stage.perform { form.field.becomeFirstResponder() }
    try stage.settle()
    #expect(form.bar.frame.maxY == 516)
  }

  @Test
  func `it follows the finger, and goes when it is released on its way down`() throws {
    try edit()
    let notices = Notices()
    let start = CGPoint(x: 200, y: 300)
    stage.drag(from: start, to: CGPoint(x: 200, y: 700), over: 1, velocity: 400)
    stage.advance(by: 0.3)
    #expect(form.bar.frame.maxY == 516)
    stage.advance(by: 0.6)
    #expect(form.finger > 620)
    #expect(abs(form.bar.frame.maxY - form.finger) < 8)
    #expect(notices.names.isEmpty && form.field.isEditing)
    try stage.settle()
    #expect(!form.field.isEditing)
    #expect(form.bar.frame.maxY == 818)
    #expect(notices.names == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
  }

  @Test
  func `it comes back when the finger does`() throws {
    try edit()
    let notices = Notices()
    let way = [300, 700, 600].map { CGPoint(x: 200, y: $0) }
    stage.drag(along: way, over: 1, velocity: 200)
    try stage.settle()
    #expect(form.field.isEditing)
    #expect(form.bar.frame.maxY == 516)
    #expect(notices.names.isEmpty)
  }

  @Test
  func `the padding of a guide lets the finger take it earlier`() throws {
    try edit()
    form.view.keyboardLayoutGuide.keyboardDismissPadding = 50
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), over: 1, velocity: 400)
    stage.advance(by: 0.9)
    #expect(abs(form.bar.frame.maxY - form.finger - 50) < 8)
  }

  /// A chat: its text is in the bar above the keyboard.
  private final class Chat: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let text = UITextView(frame: CGRect(x: 10, y: 5, width: 300, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      scroll.contentSize.height = 3000
      scroll.contentOffset.y = 1000
      scroll.keyboardDismissMode = .interactive
      view.addSubview(scroll)
      bar.addSubview(text)
    }
  }

  @Test
  func `the bar of a chat stays at the edge when its keys have gone`() throws {
    let chat = Chat()
    stage.window.rootViewController = chat
    try stage.settle()
    stage.perform { chat.text.becomeFirstResponder() }
    try stage.settle()
    func top() -> CGFloat { chat.bar.convert(chat.bar.bounds, to: nil).minY }
    let high = top()
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 840), over: 1, velocity: 300)
    stage.advance(by: 0.95)
    #expect(top() > high + 100 && top() <= 802)
    try stage.settle()
    #expect(!chat.text.isFirstResponder)
    #expect(top() == 802)
    #expect(chat.bar.superview?.subviews == [chat.bar])
  }
}
