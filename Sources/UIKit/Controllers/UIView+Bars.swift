import Foundation
import QuartzCore

extension UIView {
  /// A picture of a bar that blurs what is below it, as the bar does.
  func makeBarPicture(over background: _UIBarBackground) -> CarriedBar {
    layoutIfNeeded()
    let picture = CarriedBar(frame: bounds)
    picture.addSubview(background.makeCopy())
    background.isHidden = true
    let above = heightAboveBar
    let area = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let items = resizableSnapshotView(from: area, afterScreenUpdates: true, withCapInsets: .zero)
    background.isHidden = false
    if let items {
      items.frame = area
      picture.addSubview(items)
    }
    return picture
  }

  /// How far what the app adds to a bar stands out above it, as a raised button between tabs or a
  /// curved edge does; it leaves with the bar, whole (inferred).
  var heightAboveBar: CGFloat {
    guard !clipsToBounds else { return 0 }
    let views = subviews.filter { !$0.isHidden && $0.alpha > 0 }.map(\.frame.minY)
    let shapes = (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { !$0.isHidden }
    let edges = shapes.compactMap { shape in
      shape.path.map { shape.convert($0.boundingBoxOfPath, to: layer).minY }
    }
    return max(0, -((views + edges).filter(\.isFinite).min() ?? 0))
  }

  /// The width of a bar that fits into `width`: one that has none yet is as wide as the view around
  /// it, or as the screen (inferred).
  func barWidth(within width: CGFloat) -> CGFloat {
    width > 0 ? width : superview?.bounds.width ?? UIScreen.main.bounds.width
  }

  /// The size that a view of the app has in a bar.
  ///
  /// Its constraints decide, or else what it asks for, or its frame (documented for iOS 11 and
  /// later): a stack of labels needs no frame.
  func sizeInBar(within room: CGSize, isTitle: Bool = false) -> CGSize {
    var size = sizeThatFits(room)
    if size == .zero { size = bounds.size }
    if keepsWidthInBar(fitting: size.width, within: room.width, isTitle: isTitle) {
      size.width = min(bounds.width, room.width)
    }
    if translatesAutoresizingMaskIntoConstraints {
      // They decide whether its frame becomes constraints too or not (observed on iOS 11 and
      // later).
      size.width = ownConstant(.width) ?? size.width
      size.height = ownConstant(.height) ?? size.height
    }
    let isEmpty = size.width == 0 || size.height == 0
    guard isEmpty || self is UIStackView || !translatesAutoresizingMaskIntoConstraints else {
      return size
    }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard fitting.width > 0, fitting.height > 0 else { return size }
    // Constraints tell the size of the alignment rectangle.
    return frame(forAlignmentRect: CGRect(origin: .zero, size: fitting)).size
  }

  /// The length that a constraint of the view alone gives it.
  private func ownConstant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }?.constant
  }

  /// Fields, and what is as wide as there is room, like a progress view, keep the width of their
  /// frame (observed); a search bar in the place of the title takes the room, and keeps its width
  /// in that of a button (inferred: apps change its frame there).
  private func keepsWidthInBar(
    fitting width: CGFloat,
    within room: CGFloat,
    isTitle: Bool
  ) -> Bool {
    guard bounds.width > 0, !(isTitle && self is UISearchBar) else { return false }
    let isElastic = width == room && intrinsicContentSize.width == UIView.noIntrinsicMetric
    return isElastic || self is UITextField
  }
}
