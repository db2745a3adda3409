import Pixels
import Segue
import Testing

@testable import UIKit

/// Switches, and the fingers that turn them.
@MainActor
@Suite
struct SwitchTests {
  @Test
  func `a switch that constraints squeeze shows all of itself`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 60), scale: 1)
    let control = UISwitch()
    control.isOn = true
    control.onTintColor = .black
    control.thumbTintColor = .black
    stage.window.backgroundColor = .white
    stage.window.addSubview(control)
    control.frame = CGRect(x: 0, y: 0, width: 20, height: 31)
    try stage.settle()
    // In the thumb, beyond the bounds.
    #expect(stage.render().pixmap[40, 15] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test
  func `a switch beside a label keeps its size, and the label takes the room`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let label = UILabel()
    label.text = "On"
    let control = UISwitch()
    let row = UIStackView(arrangedSubviews: [label, control])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stage.window.addSubview(row)
    try stage.settle()
    // Two points of it reach beyond the row.
    #expect(control.frame.maxX.rounded() == 302)
    #expect(control.frame.width.rounded() == 51)
  }

  @Test
  func `a tap on a switch turns it on and sends its action`() {
    let stage = Stage(size: CGSize(width: 100, height: 60))
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let host = UIViewController()
    host.view.addSubview(toggle)
    stage.window.rootViewController = host
    stage.tap(at: CGPoint(x: 30, y: 25))
    stage.advance(by: 1)
    #expect(toggle.isOn)
    #expect(changes == 1)
  }

  @Test
  func `a switch that a finger turns is not laid out again`() throws {
    final class Own: UISwitch {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 60))
    let toggle = Own(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    stage.window.addSubview(toggle)
    try stage.settle()
    let before = toggle.layouts
    stage.tap(at: CGPoint(x: 30, y: 25))
    stage.advance(by: 1)
    #expect(toggle.isOn && toggle.layouts == before)
  }

  @Test
  func `a switch shows its parts, and a finger turns it, without the help of its subclass`() {
    final class Own: UISwitch {
      var calls = 0
      override func layoutSubviews() {}
      override func setOn(_ on: Bool, animated: Bool) {
        calls += 1
        super.setOn(on, animated: animated)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 60))
    let toggle = Own(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    #expect(toggle.subviews.first?.subviews.map(\.frame.width) == [51, 51, 27])
    let host = UIViewController()
    host.view.addSubview(toggle)
    stage.window.rootViewController = host
    stage.tap(at: CGPoint(x: 30, y: 25))
    stage.advance(by: 1)
    #expect(toggle.isOn && toggle.calls == 0)
    toggle.isOn = false
    #expect(toggle.calls == 1)
  }
}
