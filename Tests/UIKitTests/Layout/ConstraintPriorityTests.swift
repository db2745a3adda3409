import Segue
import Testing
import UIKit

/// Priorities of constraints that are active.
@MainActor
struct ConstraintPriorityTests {
  @Test
  func `an active constraint of a view without a window may become optional`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    height.priority = .defaultHigh
    #expect(height.priority == .defaultHigh)
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 30),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    stage.advance(by: 0.1)
    #expect(view.frame.height == 30 && stage.diagnostics == [])
  }

  private func label(lines: Int, in stage: Stage) -> UILabel {
    let label = UILabel()
    label.text = "Calculate your body mass index"
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    stage.window.addSubview(label)
    label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    return label
  }

  @Test
  func `required constraints stretch a view that hugs its content, whatever the priority`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(bar)
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.required, for: .vertical)
    bar.addSubview(label)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: stage.window.topAnchor),
      bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 58),
      label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      label.topAnchor.constraint(equalTo: bar.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -11),
    ])
    stage.advance(by: 0.1)
    #expect(bar.frame.height == 58 && label.frame.height == 36)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `a text of one line is cut by a required width, whatever its resistance`() {
    let stage = Stage(size: CGSize(width: 120, height: 300))
    let label = label(lines: 1, in: stage)
    label.widthAnchor.constraint(equalToConstant: 50).isActive = true
    stage.advance(by: 0.1)
    #expect(label.frame.width == 50 && stage.diagnostics == [])
  }

  @Test
  func `text of several lines wraps between required constraints, whatever its resistance`() {
    let stage = Stage(size: CGSize(width: 120, height: 300))
    let label = label(lines: 0, in: stage)
    label.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
    stage.advance(by: 0.1)
    #expect(label.frame.width == 120 && label.frame.height > 1.5 * label.font.lineHeight)
    #expect(stage.diagnostics == [])
  }

  @Test
  func `required resistance of such a text is stronger than anything that is not required`() {
    let stage = Stage(size: CGSize(width: 120, height: 300))
    let label = label(lines: 0, in: stage)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    stage.advance(by: 0.1)
    #expect(label.frame.width > 120 && label.frame.height < 1.5 * label.font.lineHeight)
  }
}
