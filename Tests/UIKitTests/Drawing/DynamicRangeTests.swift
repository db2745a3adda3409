import Testing
import UIKit

/// Colours and layers brighter than white, on a screen that is not.
@MainActor
@Suite
struct `A high dynamic range` {
  @Test
  func `a colour with an exposure is drawn as the one without`() {
    let plain = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, exposure: 2).cgColor == plain.cgColor)
    let bright = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, linearExposure: 4)
    #expect(bright.standardDynamicRange.cgColor == plain.cgColor)
  }

  @Test
  func `a layer leaves its range to the system`() {
    let layer = CALayer()
    #expect(layer.preferredDynamicRange == .automatic && layer.toneMapMode == .automatic)
    #expect(!layer.wantsExtendedDynamicRangeContent && layer.contentsHeadroom == 0)
  }
}
