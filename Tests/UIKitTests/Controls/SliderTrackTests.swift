import Pixels
import Segue
import Testing

@testable import UIKit

/// Pictures as the two sides of a slider's track.
@MainActor
struct SliderTrackTests {
  private let stage = Stage(size: CGSize(width: 200, height: 60), scale: 1)

  /// 10 by 12 points, black at both ends and coloured between them.
  private func bar(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 12))
      color.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 12))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
  }

  private func makeSlider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 200, height: 40))
    slider.value = 0.5
    stage.window.backgroundColor = .white
    stage.window.addSubview(slider)
    return slider
  }

  @Test
  func `track pictures meet at the thumb, and stretch between their caps`() throws {
    let slider = makeSlider()
    slider.setMinimumTrackImage(bar(.red), for: .normal)
    slider.setMaximumTrackImage(bar(.blue), for: .normal)
    #expect(slider.trackRect(forBounds: slider.bounds).height == 12)
    let pixels = stage.render().pixmap
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    #expect(pixels[30, 30] == red && pixels[60, 30] == red)
    #expect(pixels[140, 30] == blue && pixels[165, 30] == blue)
    // The caps keep their width at the ends of the track, 3 points inside.
    #expect(pixels[5, 30] == Pixel(red: 0, green: 0, blue: 0))
    #expect(pixels[194, 30] == Pixel(red: 0, green: 0, blue: 0))
    // 12 points high, above and below the middle.
    #expect(pixels[30, 25] == red && pixels[30, 34] == red)
    #expect(pixels[30, 22] != red && pixels[30, 37] != red)
  }

  @Test
  func `a state without a track picture has that of the normal state`() {
    let slider = makeSlider()
    let picture = bar(.red)
    slider.setMinimumTrackImage(picture, for: .normal)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage === picture)
    #expect(slider.minimumTrackImage(for: .disabled) == nil)
    #expect(slider.currentMaximumTrackImage == nil)
    let other = bar(.blue)
    slider.setMinimumTrackImage(other, for: .disabled)
    #expect(slider.currentMinimumTrackImage === other)
    #expect(slider.minimumTrackImage(for: .normal) === picture)
  }
}
