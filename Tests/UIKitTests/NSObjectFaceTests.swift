import Testing
import UIKit

// As an app sees it: UIKit is the only framework that is imported.

private final class Watcher: NSObject {
  var paths: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    paths.append(keyPath ?? "")
  }
}

private final class PlainController: UIViewController {
  var heard: [Notification.Name] = []
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  func keyboardCame(_ notification: Notification) { heard.append(notification.name) }
  func classicNotification(_ notification: NSNotification) { heard.append(notification.name) }
}

private final class NamedCell: UICollectionViewCell {
  override class func description() -> String { "cell" }
}

private protocol Themed: NSObjectProtocol { var isThemed: Bool { get } }
extension UIView: @preconcurrency Themed { fileprivate var isThemed: Bool { true } }
extension NSObject { fileprivate func reached() -> Bool { true } }

@MainActor
@Suite
struct `UIKit's classes are NSObjects` {
  @Test
  func `a class is described by its name, unless it says something else`() {
    #expect(NamedCell.description() == "cell")
    #expect(UICollectionViewCell.description() == "UICollectionViewCell")
  }

  @Test
  func `the most common delay compiles`() {
    var done = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { done = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) {}
    let delay: TimeInterval = 0.2
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) {}
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1) {}
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(done)
  }

  @Test
  func `views, controllers and recognizers respond like every object`() {
    let label = UILabel()
    #expect(label.isKind(of: UIView.self) && !label.isMember(of: UIView.self))
    #expect(label.isEqual(label) && !label.isEqual(UILabel()))
    #expect(label.reached() && UIPanGestureRecognizer().reached() && UIBarButtonItem().reached())
    #expect(Set([label, label]).count == 1)
    #expect((label as NSObjectProtocol).isKind(of: UILabel.self))
  }

  @Test
  func `a view can satisfy a protocol of objects`() {
    let themed: any Themed = UIView()
    #expect(themed.isThemed && themed.conforms(to: Themed.self))
  }

  @Test
  func `a protocol can be kept and asked for later`() {
    let kept: [Protocol] = [Themed.self, UITableViewDelegate.self]
    #expect(kept.map { UIView().conforms(to: $0) } == [true, false])
    #expect(kept.map { (UIView() as NSObjectProtocol).conforms(to: $0) } == [true, false])
    let names = kept.map { String(cString: protocol_getName($0)) }
    #expect(names == ["Themed", "UITableViewDelegate"])
  }

  @Test
  func `a frame is observed once for each change, at once`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var frames: [CGRect] = []
    let observation = view.observe(\.frame, options: [.new]) { view, _ in
      frames.append(view.frame)
    }
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(frames == [CGRect(x: 5, y: 5, width: 20, height: 20)])
    view.center.x += 1
    #expect(frames.count == 2)
    observation.invalidate()
    view.alpha = 0.5
    view.center.x += 1
    #expect(frames.count == 2)
  }

  @Test
  func `a scroll view's offset is observed`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    var old: [CGPoint?] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
      old.append(change.oldValue)
    }
    scroll.contentOffset.y = 40
    #expect(old == [.zero])
    observation.invalidate()
  }

  @Test
  func `an observer hears of each call of a setter, of one with the same value too`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watcher = Watcher()
    let keys = ["contentOffset", "contentInset", "alpha", "hidden"]
    for key in keys { scroll.addObserver(watcher, forKeyPath: key, options: .new, context: nil) }
    scroll.contentOffset = scroll.contentOffset
    scroll.contentInset = .zero
    scroll.alpha = 1
    scroll.isHidden = false
    #expect(watcher.paths == keys)
    scroll.alpha = 0.5
    #expect(watcher.paths == keys + ["alpha"])
    for key in keys { scroll.removeObserver(watcher, forKeyPath: key) }
  }

  @Test
  func `the shown controllers are read and observed by their names`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack]
    #expect(tabs.value(forKey: "selectedViewController") as? UIViewController === stack)
    #expect(stack.value(forKey: "topViewController") as? UIViewController === stack.children[0])
    let watcher = Watcher()
    tabs.addObserver(watcher, forKeyPath: "selectedViewController", options: .new, context: nil)
    tabs.removeObserver(watcher, forKeyPath: "selectedViewController")
  }

  @Test
  func `a control's state is a number by its name, which an observer may ask for at once`() {
    let button = UIButton()
    button.isSelected = true
    button.isEnabled = false
    #expect(button.value(forKey: "state") as? Int == 6)
    let watcher = Watcher()
    button.addObserver(watcher, forKeyPath: "self.state", options: [.initial, .new], context: nil)
    #expect(watcher.paths == ["self.state"])
    button.removeObserver(watcher, forKeyPath: "self.state")
  }

  @Test
  func `a layer's opacity is observed by its name`() {
    let layer = CALayer()
    let watcher = Watcher()
    layer.addObserver(watcher, forKeyPath: "opacity", options: .new, context: nil)
    layer.opacity = 0.5
    #expect(watcher.paths == ["opacity"])
    layer.removeObserver(watcher, forKeyPath: "opacity")
    layer.opacity = 1
    #expect(watcher.paths == ["opacity"])
  }

  @Test
  func `a notification is delivered to a selector, until its observer is removed`() {
    let controller = PlainController()
    let center = NotificationCenter.default
    let name = Notification.Name("came")
    center.addObserver(
      controller,
      selector: Selector(PlainController.keyboardCame(_:)),
      name: name,
      object: nil
    )
    center.post(name: name, object: nil)
    center.removeObserver(controller)
    center.post(name: name, object: nil)
    #expect(controller.heard == [name])
  }

  @Test
  func `a method that takes an NSNotification gets one`() {
    let controller = PlainController()
    NotificationCenter.default.addObserver(
      controller,
      selector: Selector(PlainController.classicNotification(_:)),
      name: nil,
      object: controller
    )
    NotificationCenter.default.post(name: .init("a"), object: nil)
    NotificationCenter.default.post(name: .init("b"), object: controller)
    #expect(controller.heard.map(\.rawValue) == ["b"])
  }

  @Test
  func `a view keeps an associated object`() {
    enum Keys { nonisolated(unsafe) static var tag: UInt8 = 0 }
    let view = UIView()
    objc_setAssociatedObject(view, &Keys.tag, "blue", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Keys.tag) as? String == "blue")
  }
}
