import Foundation

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Gives the change of size to the flexible parts of each subview, in proportion to their lengths
  /// (documented); to equal shares where the lengths add up to nothing (inferred).
  func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for subview in subviews {
      let mask = effectiveMask(of: subview)
      guard mask != [],
        subview.translatesAutoresizingMaskIntoConstraints
          || subview.isHeldByWindow(subview.autoLayoutIfAny?.node)
      else { continue }
      let old = subview.untransformedFrame
      let horizontal = AutoresizedSpan(
        origin: old.minX,
        length: old.width,
        mask: mask,
        .horizontal
      ).resized(from: oldSize.width, to: newSize.width)
      let vertical = AutoresizedSpan(
        origin: old.minY,
        length: old.height,
        mask: mask,
        .vertical
      ).resized(from: oldSize.height, to: newSize.height)
      subview.setUntransformedFrame(
        CGRect(
          x: horizontal.origin,
          y: vertical.origin,
          width: horizontal.length,
          height: vertical.length
        )
      )
    }
  }
}

/// One axis of a view in its superview: a margin, the view, a margin, each rigid or flexible.
struct AutoresizedSpan {
  var origin: CGFloat
  var length: CGFloat
  var before: Bool
  var inside: Bool
  var after: Bool

  init(
    origin: CGFloat,
    length: CGFloat,
    mask: UIView.AutoresizingMask,
    _ axis: NSLayoutConstraint.Axis
  ) {
    self.origin = origin
    self.length = length
    let isHorizontal = axis == .horizontal
    before = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    inside = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    after = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
  }

  var isFlexible: Bool { before || inside || after }

  func resized(from oldTotal: CGFloat, to newTotal: CGFloat) -> AutoresizedSpan {
    let delta = newTotal - oldTotal
    let parts = [origin, length, oldTotal - origin - length]
    let flexible = [before, inside, after]
    let count = flexible.filter { $0 }.count
    guard delta != 0, count > 0 else { return self }
    // In a superview that had no size, margins have no proportion: the view is in the middle
    // (measured: pictures in segments that are made without a frame).
    if oldTotal == 0, before, after, !inside {
      var span = self
      span.origin = (newTotal - length) / 2
      return span
    }
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return sum == 0 ? delta / CGFloat(count) : delta * parts[index] / sum
    }
    var span = self
    span.origin += share(0)
    span.length = max(0, length + share(1))
    return span
  }
}
