import Foundation

extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private var edges: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    axis == .horizontal
      ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }

  private var crossEdges: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
    axis == .horizontal
      ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
  }

  private var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  /// All constraints for the arranged views as they are now, named as UIKit names them.
  func makeArrangement() -> [NSLayoutConstraint] {
    let shown = arrangedSubviews.filter(isShown)
    var result: [NSLayoutConstraint] = []
    if let first = shown.first, let last = shown.last {
      result += [
        tie(first, edges.start, canvas, edges.start, "UISV-canvas-connection"),
        tie(canvas, edges.end, last, edges.end, "UISV-canvas-connection"),
      ]
    }
    result += distribute(shown)
    for view in shown { result += align(view, with: shown[0]) }
    result += collapse(besides: shown)
    let hasHidden = shown.count < arrangedSubviews.count
    if hasHidden || (alignment != .fill && !shown.isEmpty) {
      // Nothing else keeps the stack from being taller than its views, or as large as a hidden one.
      result.append(
        NSLayoutConstraint(
          LayoutTerm(self, crossEdges.size),
          .equal,
          nil,
          constant: 0,
          priority: hasHidden ? Self.suppressionOfHidden : Self.suppression
        )
      )
    }
    return result
  }

  /// The weakest priority in use, below any hugging.
  private static let suppression = UILayoutPriority(25)
  /// Above the content of hidden views, which `UILayoutPriority.yielding` names.
  private static let suppressionOfHidden = UILayoutPriority(45)
  /// How strongly a hidden view stays within its stack, below the size for fitting and any hugging.
  private static let alignmentOfHidden = UILayoutPriority(46)

  private func tie(
    _ first: any LayoutItem,
    _ firstAttribute: Attribute,
    _ second: any LayoutItem,
    _ secondAttribute: Attribute,
    _ name: String,
    relation: NSLayoutConstraint.Relation = .equal,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, firstAttribute),
      relation,
      LayoutTerm(second, secondAttribute),
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
    constraint.identifier = name
    return constraint
  }

  // MARK: Along the axis

  private func distribute(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let pairs = zip(views, views.dropFirst())
    let gapRelation: NSLayoutConstraint.Relation =
      distribution == .equalSpacing || distribution == .equalCentering
      ? .greaterThanOrEqual : .equal
    // From the last baseline to the next first one (documented).
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .vertical && isBaselineRelativeArrangement
      ? (.firstBaseline, .lastBaseline) : (edges.start, edges.end)
    for (before, after) in pairs {
      // The system's from baseline to baseline is a line's height and not the gap between edges
      // (documented, of anchors; observed of stacks in interface files).
      let space =
        customSpace(after: before)
        ?? LayoutTerm(after, start).systemSpacing(below: LayoutTerm(before, end))
      result.append(
        tie(
          after,
          start,
          before,
          end,
          "UISV-spacing",
          relation: gapRelation,
          constant: space
        )
      )
    }
    switch distribution {
    case .fill: result += yieldToScrolling(views)
    case .fillEqually:
      for view in views.dropFirst() {
        result.append(tie(view, edges.size, views[0], edges.size, "UISV-fill-equally"))
      }
    case .fillProportionally: result += divideProportionally(views)
    case .equalSpacing:
      result += equalize(
        pairs.map { ($0.0, edges.end, $0.1, edges.start) },
        "UISV-fill-equally",
        .required
      )
    case .equalCentering:
      result += equalize(
        pairs.map { ($0.0, edges.center, $0.1, edges.center) },
        "UISV-distributing",
        UILayoutPriority(149)
      )
    }
    return result
  }

  /// Plain views beside scrolling content are spacers: what is left is the content's (observed, of
  /// a text above an empty view; without a size of their own, nothing else divides it).
  private func yieldToScrolling(_ views: [UIView]) -> [NSLayoutConstraint] {
    let sizeless = views.filter { view in
      let size = view.intrinsicContentSize
      return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
    }
    guard sizeless.contains(where: { $0 is UIScrollView }) else { return [] }
    return sizeless.filter { type(of: $0) == UIView.self }.map { view in
      NSLayoutConstraint(
        LayoutTerm(view, edges.size),
        .equal,
        nil,
        constant: 0,
        priority: Self.suppression
      )
    }
  }

  /// Each view gets the share of the length that its natural length has in the sum of all.
  private func divideProportionally(_ views: [UIView]) -> [NSLayoutConstraint] {
    let lengths = views.map(proportionalLength)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return [] }
    let gaps = views.dropLast().reduce(0) { $0 + space(after: $1) }
    return zip(views, lengths).compactMap { view, length in
      guard length > 0 else { return nil }
      return tie(
        view,
        edges.size,
        canvas,
        edges.size,
        "UISV-fill-proportionally",
        multiplier: length / total,
        constant: -gaps * length / total,
        priority: UILayoutPriority(999)
      )
    }
  }

  /// Its own length or, without one, what its content asks for: a stack's is that of its views
  /// (named in UIKit's headers, `_proportionalFillLengthForOrderedArrangement`).
  private func proportionalLength(of view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let own = length(view.intrinsicContentSize)
    guard own == UIView.noIntrinsicMetric else { return max(0, own) }
    return length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func equalize(
    _ distances: [(UIView, Attribute, UIView, Attribute)],
    _ name: String,
    _ priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let terms = distances.map { from, fromAttribute, to, toAttribute in
      var term = LayoutTerm(to, toAttribute)
      term.origin = from
      term.originAttribute = fromAttribute
      return term
    }
    return terms.dropFirst().map { term in
      let constraint = NSLayoutConstraint(term, .equal, terms[0], priority: priority)
      constraint.identifier = name
      return constraint
    }
  }

  // MARK: Across the axis

  /// Places a view across the axis, within the stack as strongly as `limit` says.
  private func align(
    _ view: UIView,
    with first: UIView?,
    limit: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    let name = "UISV-alignment"
    let (start, end, center) = (crossEdges.start, crossEdges.end, crossEdges.center)
    func inside() -> [NSLayoutConstraint] {
      [
        tie(view, start, canvas, start, name, relation: .greaterThanOrEqual, priority: limit),
        tie(canvas, end, view, end, name, relation: .greaterThanOrEqual, priority: limit),
      ]
    }
    switch alignment {
    case .fill:
      return [
        tie(view, start, canvas, start, name),
        tie(canvas, end, view, end, name, priority: limit),
      ]
    case .leading:
      return [
        tie(view, start, canvas, start, name),
        tie(canvas, end, view, end, name, relation: .greaterThanOrEqual, priority: limit),
      ]
    case .trailing:
      return [
        tie(canvas, end, view, end, name),
        tie(view, start, canvas, start, name, relation: .greaterThanOrEqual, priority: limit),
      ]
    case .center:
      return inside() + [tie(view, center, canvas, center, name)]
    case .firstBaseline, .lastBaseline:
      // Baselines only exist across a row.
      guard axis == .horizontal, let first else {
        return inside() + [tie(view, start, canvas, start, name)]
      }
      let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard view !== first else { return inside() }
      return inside() + [tie(view, baseline, first, baseline, name)]
    }
  }

  // MARK: Hidden views

  /// A hidden view has no length and is at the end of the one before it.
  ///
  /// Across the axis it stays as it was, so that it closes and opens in its place, and what is in
  /// it does not move sideways (inferred); the stack is as large as the others need.
  private func collapse(besides shown: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var before: UIView?
    let crossAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    for view in arrangedSubviews {
      if shown.contains(view) {
        before = view
        view.setContentYields(on: nil)
        continue
      }
      view.setContentYields(on: crossAxis)
      // One step below required, since the client's own length may contradict it.
      let size = NSLayoutConstraint(
        LayoutTerm(view, edges.size),
        .equal,
        nil,
        constant: 0,
        priority: UILayoutPriority(999.5)
      )
      size.identifier = "UISV-hiding"
      result.append(size)
      let place = before.map { tie(view, edges.start, $0, edges.end, "UISV-hiding") }
      result.append(place ?? tie(view, edges.start, canvas, edges.start, "UISV-hiding"))
      result += align(view, with: shown.first, limit: Self.alignmentOfHidden)
    }
    return result
  }
}
