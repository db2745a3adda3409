import Foundation

/// Backgrounds and shifted titles of single items, from before the bar appearances of iOS 13.
///
/// They are kept and returned; bars do not draw them, and the run says so.
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

  @MainActor
  mutating func set(_ image: UIImage?, _ key: Key) {
    images[key] = image
    guard image != nil else { return }
    Diagnostics.report("The background image of a bar button item is not supported.")
  }

  @MainActor
  mutating func setTitleShift(_ shift: UIOffset, _ metrics: UIBarMetrics) {
    titleShifts[metrics] = shift
    guard shift != .zero else { return }
    Diagnostics.report("The shifted title of a bar button item is not supported.")
  }
}

extension UIBarButtonItem {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { background.set(backgroundImage, .init(state: state, metrics: barMetrics)) }

  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { background.images[.init(state: state, metrics: barMetrics)] }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) { background.set(backgroundImage, .init(state: state, style: style, metrics: barMetrics)) }

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
    background.setTitleShift(adjustment, barMetrics)
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
  ) { backButtonBackground.set(backgroundImage, .init(state: state, metrics: barMetrics)) }

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
  ) { backButtonBackground.setTitleShift(adjustment, barMetrics) }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonBackground.titleShifts[barMetrics] ?? .zero
  }
}
