import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct ViewHierarchyTests {
  /// Records every hook that is called.
  private final class Logger: UIView {
    nonisolated(unsafe) static var log: [String] = []
    private let label: String

    init(_ label: String) {
      self.label = label
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { Logger.log.append("\(label) \(text)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMove(toSuperview: \((newSuperview as? Logger)?.label ?? "nil"))")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { note("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) {
      note("didAdd \((subview as? Logger)?.label ?? "")")
    }
    override func willRemoveSubview(_ subview: UIView) {
      note("willRemove \((subview as? Logger)?.label ?? "")")
    }

    static func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test
  func `hooks are called in order when a tree enters and leaves a window`() {
    let parent = Logger("parent")
    let child = Logger("child")
    parent.addSubview(child)
    #expect(
      Logger.take() == [
        "child willMove(toSuperview: parent)", "child didMoveToSuperview", "parent didAdd child",
      ]
    )
    stage.window.addSubview(parent)
    #expect(
      Logger.take() == [
        "parent willMove(toSuperview: nil)", "parent willMove(toWindow: window)",
        "child willMove(toWindow: window)", "child didMoveToWindow", "parent didMoveToWindow",
        "parent didMoveToSuperview",
      ]
    )
    #expect(child.window === stage.window)
    child.removeFromSuperview()
    #expect(
      Logger.take() == [
        "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)",
        "parent willRemove child", "child didMoveToWindow", "child didMoveToSuperview",
      ]
    )
    #expect(child.window == nil)
    #expect(child.superview == nil)
  }

  @Test
  func `a view added elsewhere leaves its old superview without leaving the window`() {
    let first = Logger("first")
    let second = Logger("second")
    let child = Logger("child")
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    first.addSubview(child)
    _ = Logger.take()
    second.addSubview(child)
    #expect(
      Logger.take() == [
        "child willMove(toSuperview: second)", "first willRemove child",
        "child didMoveToSuperview", "second didAdd child",
      ]
    )
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.layer.superlayer === second.layer)
  }

  @Test
  func `views and layers keep one order`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    let (a, b, c, d) = (views[0], views[1], views[2], views[3])
    func expectOrder(_ expected: [UIView]) {
      #expect(parent.subviews == expected)
      #expect(
        parent.layer.sublayers?.map(ObjectIdentifier.init)
          == expected.map { ObjectIdentifier($0.layer) }
      )
    }
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    expectOrder([c, a, b])
    parent.insertSubview(d, belowSubview: b)
    expectOrder([c, a, d, b])
    parent.insertSubview(c, aboveSubview: d)
    expectOrder([a, d, c, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    expectOrder([b, d, c, a])
    parent.bringSubviewToFront(d)
    expectOrder([b, c, a, d])
    parent.sendSubviewToBack(a)
    expectOrder([a, b, c, d])
    parent.insertSubview(a, at: 2)
    expectOrder([b, c, a, d])
    parent.addSubview(b)
    expectOrder([c, a, d, b])
    parent.insertSubview(a, belowSubview: a)
    expectOrder([c, a, d, b])
    a.removeFromSuperview()
    parent.insertSubview(a, belowSubview: a)
    expectOrder([c, d, b, a])
  }

  @Test
  func `the app's own layers stay where they are`() {
    let parent = UIView()
    let raw = CALayer()
    let first = UIView()
    let second = UIView()
    parent.addSubview(first)
    parent.layer.addSublayer(raw)
    parent.addSubview(second)
    #expect(parent.layer.sublayers == [first.layer, raw, second.layer])
    parent.sendSubviewToBack(second)
    #expect(parent.layer.sublayers == [second.layer, first.layer, raw])
  }

  @Test
  func `a view cannot be added to itself or below itself`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    child.addSubview(parent)
    #expect(parent.superview == nil)
    #expect(child.subviews.isEmpty)
    #expect(stage.fault?.contains("is a part of cycle in its layer tree") == true)

    let other = Stage(size: CGSize(width: 10, height: 10))
    parent.addSubview(parent)
    #expect(other.fault?.contains("Can't add self as subview") == true)
  }

  @Test
  func `tags are found at any depth`() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    leaf.tag = 7
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
  }

  @Test
  func `layout runs once at the end of the turn`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.count == 0)
    stage.advance(by: 0)
    #expect(view.count == 1)
    stage.advance(by: 1)
    #expect(view.count == 1)
    view.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test
  func `hit testing finds the frontmost view that takes touches`() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    stage.window.addSubview(back)
    stage.window.addSubview(front)
    let point = CGPoint(x: 30, y: 30)
    #expect(stage.window.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.005
    #expect(stage.window.hitTest(point, with: nil) === back)
    front.alpha = 1
    back.layer.zPosition = 1
    #expect(stage.window.hitTest(point, with: nil) === back)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }
}
