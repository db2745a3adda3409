import Foundation
import Pixels
import Segue
import Testing

@testable import UIKit

/// The two signs of a stepper.
@MainActor
@Suite
struct StepperTests {
  @Test
  func `a stepper that constraints squeeze shows all of itself`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 60), scale: 1)
    let control = UIStepper()
    stage.window.backgroundColor = .white
    stage.window.addSubview(control)
    control.frame = CGRect(x: 0, y: 0, width: 40, height: 32)
    try stage.settle()
    let pixmap = stage.render().pixmap
    // The upright of the plus.
    #expect((69..<72).contains { pixmap[$0, 12].green < 160 })
  }

  @Test
  func `a held sign of a stepper changes the value again and again, faster and faster`() throws {
    func changes(
      heldFor time: TimeInterval,
      _ set: (UIStepper) -> Void = { _ in }
    ) throws
      -> (values: [Double], times: [TimeInterval])
    {
      let stage = Stage(size: CGSize(width: 100, height: 60), scale: 1)
      let control = UIStepper()
      set(control)
      var result: (values: [Double], times: [TimeInterval]) = ([], [])
      control.addAction(
        UIAction { _ in
          result.values.append(control.value)
          result.times.append(CACurrentMediaTime())
        },
        for: .valueChanged
      )
      stage.window.addSubview(control)
      try stage.settle()
      stage.longPress(at: CGPoint(x: 70, y: 16), for: time)
      try stage.settle()
      return result
    }
    #expect(try changes(heldFor: 0.2).values == [1])
    let held = try changes(heldFor: 3)
    #expect(held.values.count > 5)
    #expect(held.values == held.values.indices.map { Double($0 + 1) })
    let gaps = zip(held.times.dropFirst(), held.times).map { $0 - $1 }
    #expect(zip(gaps.dropFirst(), gaps).allSatisfy { $0 < $1 + 1e-6 })
    #expect(try changes(heldFor: 3) { $0.autorepeat = false }.values == [1])
    #expect(try changes(heldFor: 3) { $0.maximumValue = 2 }.values == [1, 2])
    let last = try changes(heldFor: 3) { $0.isContinuous = false }.values
    #expect(last == [Double(held.values.count)])
  }

  @Test
  func `a stepper shows the app's own picture in place of a sign`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 60), scale: 1)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let control = UIStepper()
    control.setIncrementImage(picture.withRenderingMode(.alwaysOriginal), for: .normal)
    stage.window.backgroundColor = .white
    stage.window.addSubview(control)
    try stage.settle()
    let pixel = stage.render().pixmap[65, 10]
    #expect(pixel.blue > 200 && pixel.red < 60)
  }
}
