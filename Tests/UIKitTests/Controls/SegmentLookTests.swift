import CoreGraphics
import Segue
import Testing

@testable import UIKit

/// The colours of segments.
@MainActor
struct SegmentLookTests {
  private func control(_ style: UIUserInterfaceStyle) throws -> UISegmentedControl {
    let stage = Stage(size: CGSize(width: 320, height: 100), style: style)
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    stage.window.addSubview(control)
    try stage.settle()
    return control
  }

  @Test
  func `the track shows through the pill in the dark, which has no shadow there`() throws {
    let dark = try control(.dark).pill
    let light = try control(.light).pill
    let alpha = try #require(dark.backgroundColor?.cgColor.alpha)
    #expect(abs(alpha - 1.0 / 3) < 0.01)
    #expect(dark.layer.shadowOpacity == 0)
    #expect(light.backgroundColor == .white)
    #expect(light.layer.shadowOpacity > 0)
  }

  @Test
  func `a colour of its own stays`() throws {
    let control = try control(.dark)
    control.selectedSegmentTintColor = .red
    #expect(control.pill.backgroundColor == .red)
  }
}
