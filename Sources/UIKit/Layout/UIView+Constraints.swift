import Foundation

extension UIView {
  /// The active constraints whose items have this view as their nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { autoLayoutIfAny?.constraints ?? [] }

  /// All active constraints that mention the view, on one axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let holder = view {
      found += holder.constraints.filter { constraint in
        constraint.items.contains { $0 === self }
          && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
      }
      view = holder.superview
    }
    return found
  }

  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}

  /// Controls of one size keep it beside others that stretch (as archives of
  /// Interface Builder have it).
  func hugContent(_ axes: NSLayoutConstraint.Axis...) {
    // Not by the methods: an app's own hear only of what the app sets.
    for axis in axes { autoLayout.hugging[axis] = .defaultHigh }
    constraintsMayHaveChanged()
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// How far the baselines lie below the top and above the bottom of the view that has the text.
  ///
  /// - Parameter size: of the view; nil for the one that it has.
  func baselineOffsets(at size: CGSize?) -> (first: CGFloat, last: CGFloat) {
    if let size, let label = self as? UILabel { return label.textBaselines(in: size) }
    let first = forFirstBaselineLayout
    let last = forLastBaselineLayout
    let top = first === self ? 0 : room(around: first) { $0.minY }
    let bottom = last === self ? 0 : room(around: last) { bounds.maxY - $0.maxY }
    return (top + first.textBaselines.first, bottom + last.textBaselines.last)
  }

  /// How far the baselines lie below its middle, where that depends on nothing else.
  var baselinesBelowMiddle: (first: CGFloat, last: CGFloat)? {
    guard let shift = textBelowMiddle else { return nil }
    func half(_ part: UIView) -> CGFloat {
      (part.bounds.height > 0 ? part.bounds.height : part.intrinsicContentSize.height) / 2
    }
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    return (
      shift + first.textBaselines.first - half(first), shift + half(last) - last.textBaselines.last
    )
  }

  /// What is beside a part of the view; before their first layout the part is in the middle of a
  /// view that has the size of its content, or of its interface file.
  private func room(around part: UIView, _ side: (CGRect) -> CGFloat) -> CGFloat {
    let height = part.intrinsicContentSize.height
    if bounds.height > 0, part.bounds.height > 0 || height <= 0 {
      return side(convert(part.bounds, from: part))
    }
    return max(0, (bounds.height > 0 ? bounds.height : intrinsicContentSize.height) - height) / 2
  }
}
