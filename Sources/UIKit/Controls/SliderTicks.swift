import Foundation

/// The marks under a slider's track: dots, which iOS 26 draws below it (observed in pictures).
final class SliderTicks: UIView {
  private static let side: CGFloat = 3
  private static let distance: CGFloat = 7

  private var dots: [(view: UIView, part: CGFloat)] = []

  func show(_ ticks: [UISlider.TrackConfiguration.Tick]) {
    for dot in dots { dot.view.removeFromSuperview() }
    dots = ticks.map { tick in
      let view: UIView
      if let image = tick.image {
        view = UIImageView(image: image)
      } else {
        view = UIView(frame: CGRect(x: 0, y: 0, width: SliderTicks.side, height: SliderTicks.side))
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = SliderTicks.side / 2
      }
      view.accessibilityLabel = tick.title
      addSubview(view)
      return (view, CGFloat(tick.position))
    }
  }

  /// - Parameter place: of the thumb's middle, of a part of the track.
  func layOut(below track: CGRect, at place: (CGFloat) -> CGFloat) {
    for dot in dots {
      let y = track.maxY + SliderTicks.distance + dot.view.bounds.height / 2
      dot.view.center = CGPoint(x: place(dot.part), y: y)
    }
  }
}
