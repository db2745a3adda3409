import Segue
import Testing
import UIKit

@MainActor
struct UIControlTests {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let control = UIControl(frame: rect(100, 100, 200, 50))

  init() { stage.window.addSubview(control) }

  private func record(_ events: UIControl.Event, _ name: String, into log: GestureLog) {
    control.addAction(UIAction { _ in log.entries.append(name) }, for: events)
  }

  @Test
  func `a tap sends down, up inside and the primary action`() throws {
    let log = GestureLog()
    record(.touchDown, "down", into: log)
    record(.touchUpInside, "up", into: log)
    record(.primaryActionTriggered, "primary", into: log)
    record(.touchUpOutside, "outside", into: log)
    stage.tap(at: CGPoint(x: 150, y: 120))
    stage.advance(by: 0.03)
    #expect(control.isHighlighted)
    #expect(control.state == .highlighted)
    try stage.settle()
    #expect(log.entries == ["down", "up", "primary"])
    #expect(control.state == .normal)
  }

  @Test(arguments: [(CGFloat(210), "up"), (260, "outside")])
  func `a finger may be seventy points outside the control`(y: CGFloat, result: String) throws {
    let log = GestureLog()
    record(.touchUpInside, "up", into: log)
    record(.touchUpOutside, "outside", into: log)
    stage.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: y), over: 0.3)
    try stage.settle()
    #expect(log.entries == [result])
  }

  @Test
  func `a finger that finds a control on its way, moved by an animator, ends inside it`() throws {
    let log = GestureLog()
    record(.touchUpInside, "up", into: log)
    record(.touchUpOutside, "outside", into: log)
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
      self.control.center.y += 600
    }
    animator.startAnimation()
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 150, y: 290))
    try stage.settle()
    #expect(log.entries == ["up"])
  }

  @Test
  func `targets and actions`() throws {
    let log = GestureLog()
    control.addTarget(log, action: Selector(log.plain), for: .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 120))
    try stage.settle()
    control.removeTarget(log, action: nil, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 120))
    try stage.settle()
    #expect(log.entries == ["plain"])
    #expect(control.allControlEvents == [])
  }

  private final class Deaf: NSObject {}

  /// Passes on what it does not know.
  private final class Forwarder: NSObject {
    let other = GestureLog()
    override func forwardingTarget(for aSelector: Selector!) -> Any? { other }
  }

  @Test
  func `a method that the app declares nowhere is an unrecognized selector`() {
    let target = Deaf()
    control.addTarget(
      target,
      action: Selector("nothing", isDeclared: false),
      for: .touchUpInside
    )
    stage.tap(at: CGPoint(x: 150, y: 120))
    withExtendedLifetime(target) { stage.advance(by: 0.5) }
    let words = "-[Deaf nothing]: unrecognized selector sent to instance"
    #expect(stage.fault?.contains(words) == true)
  }

  @Test
  func `a wire to a method that its target lacks is reported in the words of iOS`() {
    let target = Deaf()
    control.addTarget(target, action: Selector("nothing"), for: .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 120))
    withExtendedLifetime(target) { stage.advance(by: 0.5) }
    let words = "-[Deaf nothing]: unrecognized selector sent to instance <Deaf>."
    #expect(stage.diagnostics.contains { $0.contains(words) }, "\(stage.diagnostics)")
  }

  @Test
  func `a method that only the tables lack, or that another object has, is no fault`() {
    let (deaf, forwarder, view) = (Deaf(), Forwarder(), UIView())
    control.addTarget(deaf, action: Selector("nothing"), for: .touchUpInside)
    let name = Selector("description", isDeclared: false)
    control.addTarget(view, action: name, for: .touchUpInside)
    ClassTable.of(GestureLog.self).selector("plainByName", GestureLog.plain)
    let known = Selector("plainByName", isDeclared: false)
    control.addTarget(forwarder, action: known, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 120))
    withExtendedLifetime((deaf, view)) { stage.advance(by: 0.5) }
    #expect(stage.fault == nil)
    #expect(forwarder.other.entries == ["plain"])
  }

  @Test
  func `an action with the same identifier replaces the first`() {
    let log = GestureLog()
    for name in ["first", "second"] {
      control.addAction(
        UIAction(identifier: .init("same")) { _ in log.entries.append(name) },
        for: .valueChanged
      )
    }
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["second"])
  }

  @Test
  func `a disabled control does nothing`() throws {
    let log = GestureLog()
    record(.allTouchEvents, "any", into: log)
    control.isEnabled = false
    stage.tap(at: CGPoint(x: 150, y: 120))
    try stage.settle()
    #expect(log.entries.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test
  func `a tap on a control is not a tap on the view around it`() throws {
    let log = GestureLog()
    record(.touchUpInside, "up", into: log)
    stage.window.addGestureRecognizer(
      UITapGestureRecognizer(target: log, action: Selector(log.tap(_:)))
    )
    stage.tap(at: CGPoint(x: 150, y: 120))
    stage.tap(at: CGPoint(x: 150, y: 700))
    try stage.settle()
    #expect(log.entries == ["up", "tap ended"])
  }

  /// Writes down the touches of the events that actions bring.
  @MainActor
  private final class EventLog: NSObject {
    var phases: [UITouch.Phase?] = []

    func control(_ sender: UIControl, forEvent event: UIEvent) {
      phases.append(event.touches(for: sender)?.first?.phase)
    }
    func item(_ sender: UIBarButtonItem, event: UIEvent) {
      phases.append(event.allTouches?.first?.phase)
    }
    func maybe(_ sender: UIControl, event: UIEvent?) {
      phases.append(event?.touches(for: sender)?.first?.phase)
    }
  }

  @Test
  func `an action with two arguments gets the event of the touch`() throws {
    let log = EventLog()
    let action = Selector("control:forEvent:", EventLog.control)
    control.addTarget(log, action: action, for: [.touchDown, .touchUpInside])
    control.addTarget(
      log,
      action: Selector("maybe:event:", EventLog.maybe),
      for: .touchUpInside
    )
    stage.tap(at: CGPoint(x: 150, y: 120))
    try stage.settle()
    #expect(log.phases == [.began, .ended, .ended])
    control.sendActions(for: .touchUpInside)
    #expect(log.phases.suffix(2) == [nil, nil])
  }

  @Test
  func `the action of a slider reads from the event that the finger has lifted`() throws {
    let log = EventLog()
    let slider = UISlider(frame: rect(100, 300, 200, 34))
    stage.window.addSubview(slider)
    let action = Selector("control:forEvent:", EventLog.control)
    slider.addTarget(log, action: action, for: .valueChanged)
    stage.drag(from: CGPoint(x: 115, y: 317), to: CGPoint(x: 215, y: 317), over: 0.3)
    try stage.settle()
    #expect(log.phases.first == .moved)
    #expect(log.phases.last == .ended)
  }

  @Test
  func `the action of a bar's item gets the event of the touch`() throws {
    let log = EventLog()
    let host = UIViewController()
    host.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "A long title",
      style: .plain,
      target: log,
      action: Selector("item:event:", EventLog.item)
    )
    let stack = UINavigationController(rootViewController: host)
    stage.window.rootViewController = stack
    stage.window.layoutIfNeeded()
    let bar = stack.navigationBar.frame
    stage.tap(at: CGPoint(x: bar.maxX - 40, y: bar.maxY - 22))
    try stage.settle()
    #expect(log.phases == [.ended])
  }

  @Test
  func `one action of a target is removed, for some events, and the others stay`() {
    let log = EventLog()
    control.addTarget(log, action: Selector("plain"), for: [.touchDown, .touchUpInside])
    control.addTarget(log, action: Selector("other"), for: .touchUpInside)
    control.addTarget(nil, action: Selector("chain"), for: .touchUpInside)
    control.removeTarget(log, action: Selector("other"), for: .touchUpInside)
    #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["plain"])
    #expect(control.allTargets.count == 2 && control.allTargets.contains(log))
    control.removeTarget(log, action: Selector("plain"), for: .touchDown)
    #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test
  func `an action that is added again is not sent twice`() throws {
    let log = GestureLog()
    let plain = Selector("plain", GestureLog.plain)
    for _ in 0..<2 { control.addTarget(log, action: plain, for: .touchUpInside) }
    let tap = UITapGestureRecognizer(target: log, action: plain)
    tap.addTarget(log, action: plain)
    tap.addTarget(log, action: Selector("tap:", GestureLog.tap))
    tap.removeTarget(log, action: Selector("tap:"))
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 150, y: 120))
    try stage.settle()
    #expect(log.entries == ["plain"])
    stage.tap(at: CGPoint(x: 150, y: 700))
    try stage.settle()
    #expect(log.entries == ["plain", "plain"])
  }

  @MainActor
  private final class Mixed: NSObject {
    var entries: [String] = []
    func tapped(_ recognizer: UITapGestureRecognizer) {
      entries.append("\(recognizer.numberOfTapsRequired)")
    }
    func chosen(_ button: UIButton) { entries.append("\(button.tag)") }
    func own(_ control: OwnControl) { entries.append("own") }
  }

  private final class OwnControl: UIControl {}

  @Test
  func `a method that declares another sender is called, with one of its class`() throws {
    let mixed = Mixed()
    control.tag = 7
    control.addTarget(mixed, action: Selector("tapped:", Mixed.tapped), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    let item = UIBarButtonItem(
      title: "Go",
      style: .plain,
      target: mixed,
      action: Selector("chosen:", Mixed.chosen)
    )
    item.tag = 3
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: mixed, from: item, for: nil))
    #expect(mixed.entries == ["1", "3"])
    // A class of the app may have initializers that expect more.
    let own = Selector("own:", Mixed.own)
    #expect(!UIApplication.shared.sendAction(own, to: mixed, from: item, for: nil))
    #expect(mixed.entries == ["1", "3"])
  }
}
