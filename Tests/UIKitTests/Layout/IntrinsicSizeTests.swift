import Segue
import Testing
import UIKit

/// Controls whose own class says how large they are.
@MainActor
struct IntrinsicSizeTests {
  private final class Field: UITextField {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }
  private final class Segments: UISegmentedControl {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }
  private final class Dots: UIPageControl {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }
  private final class Dates: UIDatePicker {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }
  private final class Wheel: UIActivityIndicatorView {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }
  private final class Progress: UIProgressView {
    override var intrinsicContentSize: CGSize { widened(sizeThatFits(bounds.size)) }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300), scale: 1)

  @Test
  func `an intrinsic size may be made of the one that fits`() {
    stage.makeCurrent()
    for view in [Field(), Segments(), Dots(), Dates(), Wheel(), Progress()] {
      let fitting = view.sizeThatFits(view.bounds.size)
      #expect(view.intrinsicContentSize == widened(fitting))
    }
  }
}

private func widened(_ size: CGSize) -> CGSize {
  CGSize(width: size.width + 10, height: size.height)
}
