import Foundation

/// What a split view shows beside its columns, and the touches that show and hide them.
@MainActor
final class SplitChrome: NSObject, UIGestureRecognizerDelegate {
  /// Above the last column while others are over it.
  let shade = UIView()
  /// At the inner edges of the columns in front of the last one.
  private var lines: [UIView] = []
  private let edgeSwipe = UIScreenEdgePanGestureRecognizer()
  private unowned let owner: UISplitViewController

  /// How dark the last column is below others (inferred).
  private static let darkness: CGFloat = 0.2

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init()
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(shadeTapped))
    )
    edgeSwipe.addTarget(self, action: Selector(edgeSwiped(_:)))
    edgeSwipe.delegate = self
  }

  /// Puts shade and lines where the columns of a layout need them.
  func place(for layout: SplitLayout) {
    if edgeSwipe.view == nil { owner.view.addGestureRecognizer(edgeSwipe) }
    edgeSwipe.isEnabled = owner.presentsWithGesture
    edgeSwipe.edges = layout.isMirrored ? .right : .left
    shade.setUntransformedFrame(layout.frame(of: .secondary))
    shade.alpha = layout.isDimmed ? Self.darkness : 0
    let width = 1 / max(1, owner.traitCollection.displayScale)
    for (line, (column, _)) in zip(lines, layout.leading) {
      let frame = layout.frame(of: column)
      line.frame = CGRect(
        x: layout.isMirrored ? frame.minX - width : frame.maxX,
        y: frame.minY,
        width: width,
        height: frame.height
      )
    }
  }

  /// From below: the last column, the shade, the other columns, a line for each that there is.
  func arrange(_ columns: [UIView], lineCount: Int) {
    while lines.count < lineCount {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
    }
    let order = columns.prefix(1) + [shade] + columns.dropFirst() + lines
    let present = owner.view.subviews.filter { view in order.contains { $0 === view } }
    guard !present.elementsEqual(order, by: ===) else { return }
    for view in order {
      if view.superview !== owner.view { owner.view.addSubview(view) }
      owner.view.bringSubviewToFront(view)
    }
  }

  func remove() {
    for view in [shade] + lines { view.removeFromSuperview() }
    edgeSwipe.isEnabled = false
  }

  private func shadeTapped(_ tap: UITapGestureRecognizer) { owner.uncoverLast() }

  private func edgeSwiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
    if swipe.state == .began { owner.revealNext() }
  }

  /// Stacks of one screen have an edge swipe, too, which leads nowhere.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other is UIScreenEdgePanGestureRecognizer }
}
