import Foundation
import Segue
import TestSupport
import Testing
import UIKit

@testable import SegueTesting

/// A red square that moves across a small screen.
@MainActor
private func slide(
  duration: Double = 0.5,
  delay: Double = 0,
  color: UIColor = .red
) -> Scenario {
  Scenario(stage: { Stage(size: CGSize(width: 60, height: 40)) }) { stage in
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    square.backgroundColor = color
    controller.view.addSubview(square)
    stage.window.rootViewController = controller
    return {
      UIView.animate(withDuration: duration, delay: delay, options: .curveLinear) {
        square.frame.origin.x = 40
      }
    }
  }
}

@MainActor
@Suite
final class `A transition test` {
  private let root = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("segue-testing-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func problems(_ scenario: Scenario, recording: String = "never") throws -> [String] {
    let workspace = Workspace(root: root, environment: ["RECORD_GOLDENS": recording])
    return try transitionProblems(
      "slide",
      scenario,
      at: [0, 0.25, 0.5, 0.75, 1],
      tolerance: .exact,
      in: workspace
    )
  }

  @Test
  func `recording fails once, then the same transition passes`() throws {
    #expect(try problems(slide(), recording: "missing").count == 6)
    #expect(try problems(slide()).isEmpty)
  }

  @Test
  func `a missing golden is a failure, not a pass`() throws {
    #expect(try problems(slide()).count == 6)
  }

  @Test
  func `a change of drawing is found in each frame`() throws {
    _ = try problems(slide(), recording: "missing")
    let found = try problems(slide(color: .blue))
    #expect(found.count == 5)
    #expect(!found.contains { $0.contains("the timing moved") })
  }

  @Test
  func `a change of timing is told from a change of drawing`() throws {
    _ = try problems(slide(), recording: "missing")
    let found = try problems(slide(duration: 0.4))
    #expect(found.contains { $0.hasPrefix("timing: ") })
  }
}
