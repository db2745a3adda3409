import Foundation
import Segue
import Testing

@testable import UIKit

/// Controls with a value that apps make with a primary action.
@MainActor
@Suite
struct PrimaryActionTests {
  private final class Log {
    var values: [Float] = []
  }

  /// Taps or drags a control at the upper left, and returns what its primary action saw.
  private func values(
    of control: UIControl,
    _ value: @escaping @MainActor () -> Float,
    _ touch: (Stage) throws -> Void
  ) throws -> [Float] {
    let stage = Stage(size: CGSize(width: 240, height: 100), scale: 1)
    let log = Log()
    control.addAction(UIAction { _ in log.values.append(value()) }, for: .primaryActionTriggered)
    stage.window.addSubview(control)
    try stage.settle()
    try touch(stage)
    try stage.settle()
    return log.values
  }

  @Test
  func `the primary action of a slider comes with each of its values`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let seen = try values(of: slider, { slider.value }) { stage in
      stage.drag(from: CGPoint(x: 16, y: 17), to: CGPoint(x: 150, y: 17), over: 0.2)
    }
    #expect(seen.count > 3)
    #expect(seen == seen.sorted())
    #expect(seen.last == slider.value)
  }

  @Test
  func `steppers and segments have their new value in their primary action, once`() throws {
    let stepper = UIStepper()
    #expect(
      try values(of: stepper, { Float(stepper.value) }) { $0.tap(at: CGPoint(x: 70, y: 16)) } == [1]
    )
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    let seen = try values(of: segments, { Float(segments.selectedSegmentIndex) }) { stage in
      stage.tap(at: CGPoint(x: 150, y: 16))
      try stage.settle()
      // It is chosen already.
      stage.tap(at: CGPoint(x: 150, y: 16))
    }
    #expect(seen == [1])
  }

  @Test
  func `an action for the value and for the primary action runs once`() throws {
    let stage = Stage(size: CGSize(width: 240, height: 100), scale: 1)
    let control = UISwitch()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: [.valueChanged, .primaryActionTriggered])
    stage.window.addSubview(control)
    try stage.settle()
    stage.tap(at: CGPoint(x: 20, y: 15))
    try stage.settle()
    #expect(control.isOn)
    #expect(calls == 1)
  }

  @Test
  func `the primary action of a refresh control begins with its refresh`() throws {
    let stage = Stage(size: CGSize(width: 240, height: 600), scale: 1)
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 240, height: 900)
    var refreshes = 0
    let action = UIAction { action in
      refreshes += 1
      (action.sender as? UIRefreshControl)?.endRefreshing()
    }
    scrollView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: action)
    stage.window.addSubview(scrollView)
    try stage.settle()
    // The finger pulls on after the refresh has ended.
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), over: 1.2)
    try stage.settle()
    #expect(refreshes == 1)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), over: 1.2)
    try stage.settle()
    #expect(refreshes == 2)
    #expect(scrollView.refreshControl?.isRefreshing == false)
  }
}
