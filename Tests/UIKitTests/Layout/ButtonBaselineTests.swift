import CoreGraphics
import Segue
import Testing
import UIKit

/// Baselines of buttons that are higher than their titles.
@MainActor
struct ButtonBaselineTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 1)

  /// A button that already has a size before its first layout, as those of interface files have.
  private func button(_ title: String, size: CGSize) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame.size = size
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    return button
  }

  @Test
  func `buttons on one line at one height are equally high`() {
    let first = button("First", size: CGSize(width: 120, height: 44))
    let second = button("Second", size: CGSize(width: 60, height: 30))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
      first.heightAnchor.constraint(equalToConstant: 60),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      first.lastBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(first.frame.minY == 20 && first.frame.height == 60)
    #expect(abs(second.frame.height - 60) < 0.01)
  }

  @Test
  func `a label on a high button's line is beside its middle`() {
    let high = button("High", size: .zero)
    let label = UILabel()
    label.text = "Label"
    label.font = high.titleLabel?.font
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(label)
    NSLayoutConstraint.activate([
      high.topAnchor.constraint(equalTo: stage.window.topAnchor),
      high.heightAnchor.constraint(equalToConstant: 100),
      label.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(abs(label.frame.midY - 50) < 1)
  }
}
