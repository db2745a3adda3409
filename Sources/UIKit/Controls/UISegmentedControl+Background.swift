import Foundation

/// Pictures that replace the look of a segmented control, by state and metrics.
struct SegmentLooks {
  struct Key: Hashable {
    let left: UInt
    let right: UInt
    let metrics: Int

    init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
      self.left = left.rawValue
      self.right = right.rawValue
      self.metrics = metrics.rawValue
    }
  }

  var backgrounds: [Key: UIImage] = [:]
  var dividers: [Key: UIImage] = [:]

  /// A state without a picture has that of the normal state (documented).
  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[Key(state, [], .default)] ?? backgrounds[Key(.normal, [], .default)]
  }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Key(left, right, .default)] ?? dividers[Key(.normal, .normal, .default)]
  }
}

extension UISegmentedControl {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, [], barMetrics)] = backgroundImage }

  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { looks.backgrounds[.init(state, [], barMetrics)] }

  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { looks.dividers[.init(leftState, rightState, barMetrics)] = dividerImage }

  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[.init(leftState, rightState, barMetrics)] }

  public func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { contentShifts[leftCenterRightOrAlone] = adjustment }

  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset { contentShifts[leftCenterRightOrAlone] ?? .zero }

  /// Which segments an adjustment of the content is for.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }
}
