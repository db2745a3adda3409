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
}
