import Foundation

/// Backgrounds and shifted titles of single items, from before the bar appearances of iOS 13.
struct BarItemBackground {
  struct Key: Hashable {
    var state: UIControl.State = .normal
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics

    static func == (a: Key, b: Key) -> Bool {
      a.state == b.state && a.style == b.style && a.metrics == b.metrics
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(state.rawValue)
      hasher.combine(style)
      hasher.combine(metrics)
    }
  }

  var images: [Key: UIImage] = [:]
  var shifts: [UIBarMetrics: CGFloat] = [:]
  var titleShifts: [UIBarMetrics: UIOffset] = [:]

  mutating func set(_ image: UIImage?, _ key: Key) { images[key] = image }

  /// That of the state, or else of the normal one; one for the style counts more, and
  /// so do the first metrics.
  func image(
    in state: UIControl.State,
    style: UIBarButtonItem.Style,
    metrics: [UIBarMetrics]
  ) -> UIImage? {
    for state in state == .normal ? [.normal] : [state, .normal] {
      for metrics in metrics {
        for style in [style, nil] {
          let key = Key(state: state, style: style, metrics: metrics)
          if let image = images[key] { return image }
        }
      }
    }
    return nil
  }
}

extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    background.set(backgroundImage, .init(state: state, metrics: barMetrics))
    itemDidChange()
  }

  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { background.images[.init(state: state, metrics: barMetrics)] }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    background.set(backgroundImage, .init(state: state, style: style, metrics: barMetrics))
    itemDidChange()
  }

  public func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? { background.images[.init(state: state, style: style, metrics: barMetrics)] }

  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) { background.shifts[barMetrics] = adjustment }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    background.shifts[barMetrics] ?? 0
  }

  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    background.titleShifts[barMetrics] = adjustment
    itemDidChange()
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    background.titleShifts[barMetrics] ?? .zero
  }
}

/// The same of the back buttons that an item makes.
extension UIBarButtonItem {
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backButtonBackground.set(backgroundImage, .init(state: state, metrics: barMetrics))
    itemDidChange()
  }

  public func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backButtonBackground.images[.init(state: state, metrics: barMetrics)] }

  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) { backButtonBackground.shifts[barMetrics] = adjustment }

  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backButtonBackground.shifts[barMetrics] ?? 0 }

  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backButtonBackground.titleShifts[barMetrics] = adjustment
    itemDidChange()
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonBackground.titleShifts[barMetrics] ?? .zero
  }
}
