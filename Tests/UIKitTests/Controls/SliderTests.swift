import CoreGraphics
import Segue
import Testing
import UIKit

@MainActor
struct SliderTests {
  private func image(width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test(arguments: [false, true])
  func `the picture of the least value is where the track begins`(isRightToLeft: Bool) throws {
    let stage = Stage(
      size: CGSize(width: 320, height: 200),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 300, height: 34))
    slider.minimumValueImage = image(width: 10)
    slider.maximumValueImage = image(width: 20)
    stage.window.addSubview(slider)
    try stage.settle()
    let bounds = slider.bounds
    let least = slider.minimumValueImageRect(forBounds: bounds)
    let greatest = slider.maximumValueImageRect(forBounds: bounds)
    let track = slider.trackRect(forBounds: bounds)
    // 8 points are between a picture and the track.
    if isRightToLeft {
      #expect(least.maxX == 300 && greatest.minX == 0)
      #expect(track.minX == 28 && track.maxX == 282)
    } else {
      #expect(least.minX == 0 && greatest.maxX == 300)
      #expect(track.minX == 18 && track.maxX == 272)
    }
  }
}
