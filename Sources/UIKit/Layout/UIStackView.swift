import Foundation

/// Views in a row or a column, kept in place by constraints that the stack makes.
@preconcurrency
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Does not fail, as on iOS.
  public required init(coder: NSCoder) {
    // UIView's does not fail either, despite its signature.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    coder.read(into: self, as: UIStackView.self)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arrangement

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { rearrange() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { rearrange() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  private var customSpacings: [UIView: CGFloat] = [:]

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[arrangedSubview] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[arrangedSubview] ?? Self.spacingUseDefault
  }

  /// The space that follows a view, in points, or nil for the system's.
  func customSpace(after view: UIView) -> CGFloat? {
    let value = customSpacings[view] ?? spacing
    return value == Self.spacingUseSystem ? nil : value
  }

  /// The space that follows a view, in points.
  func space(after view: UIView) -> CGFloat { customSpace(after: view) ?? systemSpacing }

  // MARK: Arranged views

  open private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let oldIndex = arrangedSubviews.firstIndex(of: view)
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let index = max(0, min(stackIndex, arrangedSubviews.count))
    arrangedSubviews.insert(view, at: index)
    ranksDidChange(from: min(index, oldIndex ?? index))
    rearrange()
  }

  /// The view stays a subview, as on iOS.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    ranksDidChange(from: index)
    customSpacings[view] = nil
    hidden.remove(view)
    view.setContentYields(on: nil)
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Orders arranged views that are equally ready to give way, the first one first.
  ///
  /// "If there's any ambiguity, the stack view resizes the arranged views based on their
  /// index" (documented); that the first one is resized is observed for views that are
  /// stretched, and inferred for views that are compressed. Views of nested stacks come in the
  /// order of the outer one.
  func rank(of view: UIView) -> Int? {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return nil }
    let outer = (superview as? UIStackView)?.rank(of: self) ?? 0
    return min(outer, Self.highestOuterRank) * Self.ranksOfStack + index
  }

  private static let ranksOfStack = 64
  /// Ranks of deeper stacks are no longer told apart.
  private static let highestOuterRank = 10_000

  /// Views beside a stack give way after those in it (observed).
  static let rankBesideStacks = (highestOuterRank + 1) * ranksOfStack

  private func ranksDidChange(from index: Int) {
    for view in arrangedSubviews[index...] {
      guard let node = view.autoLayoutIfAny?.node else { continue }
      view.layoutEngine?.markDirty(node)
    }
  }

  // MARK: Hidden views

  /// Arranged views that take no space.
  ///
  /// In an animation their layers stay visible until its end.
  private var hidden: Set<UIView> = []

  func isShown(_ view: UIView) -> Bool { !hidden.contains(view) && !view.layer.isHidden }

  /// Whether a view that still shows is hidden for the app: code reads `isHidden` inside of the
  /// animation that hides it (observed).
  func isHiding(_ view: UIView) -> Bool { hidden.contains(view) }

  /// Hides or shows an arranged view.
  ///
  /// - Returns: whether the view's own setter has nothing left to do.
  func setHidden(_ isHidden: Bool, of view: UIView) -> Bool {
    guard arrangedSubviews.contains(view), isHidden == isShown(view) else {
      return arrangedSubviews.contains(view)
    }
    if isHidden { hidden.insert(view) } else { hidden.remove(view) }
    view.invalidateIntrinsicContentSize()
    rearrange()
    guard let block = UIKitWorld.current.animations.current, window != nil else {
      view.layer.isHidden = isHidden
      return true
    }
    // The row closes or opens in the animation; a hidden view disappears at its end.
    view.layer.isHidden = false
    block.tracker.addCompletion { [weak self, weak view] _ in
      guard let view, self?.hidden.contains(view) == true else { return }
      view.layer.isHidden = true
    }
    layoutIfNeeded()
    return true
  }

  // MARK: Constraints

  private var arrangement: [NSLayoutConstraint] = []
  private var needsArranging = true

  private func rearrange() {
    needsArranging = true
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  /// The natural size of an arranged view has changed, which proportional stacks divide by.
  func arrangedContentSizeDidChange() {
    if distribution == .fillProportionally { rearrange() }
  }

  open override func updateConstraints() {
    if needsArranging {
      needsArranging = false
      NSLayoutConstraint.deactivate(arrangement)
      arrangement = makeArrangement()
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }
}
