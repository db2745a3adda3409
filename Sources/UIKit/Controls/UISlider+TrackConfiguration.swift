import Foundation

extension UISlider {
  /// Marks on the track, where it is filled from, and what part of it can be used (iOS 26).
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// 0 at the track's start, 1 at its end.
      public var position: Float
      public var title: String?
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the thumb stops at marks alone.
    public var allowsTickValuesOnly: Bool
    /// The fill begins here: 0 at the track's start, 1 at its end.
    public var neutralValue: Float
    /// The thumb stays in this part of the track.
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Marks at equal distances, at both ends too.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) }
      )
    }

    /// The nearest part of the track that the thumb may be at.
    func nearest(to part: Float) -> Float {
      let inside = min(max(part, enabledRange.lowerBound), enabledRange.upperBound)
      guard allowsTickValuesOnly else { return inside }
      let places = ticks.map(\.position).filter(enabledRange.contains)
      return places.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }
  }
}
