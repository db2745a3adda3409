import UIKit

@MainActor
extension DefaultFact {
  static let views: [DefaultFact] = {
    let view = UIView()
    let label = UILabel()
    let picture = UIImageView()
    let stack = UIStackView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let effect = UIVisualEffectView()
    let guide = UILayoutGuide()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    return of(
      "UIView",
      [
        ("frame", view.frame, "(0.0, 0.0, 0.0, 0.0)"),
        ("bounds", view.bounds, "(0.0, 0.0, 0.0, 0.0)"),
        ("center", view.center, "(0.0, 0.0)"),
        ("transform", view.transform.isIdentity, "true"),
        ("transform3D", CATransform3DIsIdentity(view.transform3D), "true"),
        ("alpha", view.alpha, "1.0"),
        ("isHidden", view.isHidden, "false"),
        ("isOpaque", view.isOpaque, "true"),
        ("backgroundColor", some(view.backgroundColor), "nothing"),
        ("clipsToBounds", view.clipsToBounds, "false"),
        ("clearsContextBeforeDrawing", view.clearsContextBeforeDrawing, "true"),
        ("contentMode", view.contentMode.rawValue, "0"),
        ("mask", some(view.mask), "nothing"),
        ("isUserInteractionEnabled", view.isUserInteractionEnabled, "true"),
        ("isMultipleTouchEnabled", view.isMultipleTouchEnabled, "false"),
        ("isExclusiveTouch", view.isExclusiveTouch, "false"),
        ("tag", view.tag, "0"),
        ("superview", some(view.superview), "nothing"),
        ("window", some(view.window), "nothing"),
        ("subviews", view.subviews.count, "0"),
        ("gestureRecognizers", some(view.gestureRecognizers), "nothing"),
        ("autoresizesSubviews", view.autoresizesSubviews, "true"),
        ("autoresizingMask", view.autoresizingMask.rawValue, "0"),
        (
          "translatesAutoresizingMaskIntoConstraints",
          view.translatesAutoresizingMaskIntoConstraints, "true"
        ),
        ("layoutMargins", view.layoutMargins, "(8.0, 8.0, 8.0, 8.0)"),
        ("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins, "false"),
        ("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea, "true"),
        ("safeAreaInsets", view.safeAreaInsets, "(0.0, 0.0, 0.0, 0.0)"),
        ("semanticContentAttribute", view.semanticContentAttribute.rawValue, "0"),
        (
          "effectiveUserInterfaceLayoutDirection",
          view.effectiveUserInterfaceLayoutDirection.rawValue, "0"
        ),
        ("tintAdjustmentMode", view.tintAdjustmentMode.rawValue, "1"),
        ("overrideUserInterfaceStyle", view.overrideUserInterfaceStyle.rawValue, "0"),
        ("intrinsicContentSize", view.intrinsicContentSize, "(-1.0, -1.0)"),
        ("huggingHorizontal", view.contentHuggingPriority(for: .horizontal).rawValue, "250.0"),
        ("huggingVertical", view.contentHuggingPriority(for: .vertical).rawValue, "250.0"),
        (
          "resistanceHorizontal",
          view.contentCompressionResistancePriority(for: .horizontal).rawValue, "750.0"
        ),
        (
          "resistanceVertical",
          view.contentCompressionResistancePriority(for: .vertical).rawValue, "750.0"
        ),
        ("constraints", UIView().constraints.count, "0"),
        ("layoutGuides", view.layoutGuides.count, "0"),
        ("canBecomeFirstResponder", view.canBecomeFirstResponder, "false"),
        ("canResignFirstResponder", view.canResignFirstResponder, "true"),
        ("isFirstResponder", view.isFirstResponder, "false"),
        ("next", some(view.next), "nothing"),
        ("motionEffects", view.motionEffects.count, "0"),
        ("isAccessibilityElement", view.isAccessibilityElement, "false"),
        ("accessibilityIdentifier", some(view.accessibilityIdentifier), "nothing"),
        ("layerClass", UIView.layerClass == CALayer.self, "true"),
        ("layer.delegate is the view", view.layer.delegate === view, "true"),
        ("requiresConstraintBasedLayout", UIView.requiresConstraintBasedLayout, "false"),
        ("areAnimationsEnabled", UIView.areAnimationsEnabled, "true"),
        ("inheritedAnimationDuration", UIView.inheritedAnimationDuration, "0.0"),
        ("noIntrinsicMetric", UIView.noIntrinsicMetric, "-1.0"),
        ("layoutFittingCompressedSize", UIView.layoutFittingCompressedSize, "(0.0, 0.0)"),
        ("layoutFittingExpandedSize", UIView.layoutFittingExpandedSize, "(10000.0, 10000.0)"),
      ]
    )
      + of(
        "UILabel",
        [
          ("text", some(label.text), "nothing"),
          ("attributedText", some(label.attributedText), "nothing"),
          ("font.pointSize", label.font.pointSize, "17.0"),
          ("textColor", label.textColor == UIColor.label, "true"),
          ("textAlignment", label.textAlignment.rawValue, "4"),
          ("lineBreakMode", label.lineBreakMode.rawValue, "4"),
          ("numberOfLines", label.numberOfLines, "1"),
          ("isEnabled", label.isEnabled, "true"),
          ("isHighlighted", label.isHighlighted, "false"),
          ("highlightedTextColor", some(label.highlightedTextColor), "nothing"),
          ("adjustsFontSizeToFitWidth", label.adjustsFontSizeToFitWidth, "false"),
          ("minimumScaleFactor", label.minimumScaleFactor, "0.0"),
          ("baselineAdjustment", label.baselineAdjustment.rawValue, "0"),
          ("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, "0.0"),
          ("shadowColor", some(label.shadowColor), "nothing"),
          ("shadowOffset", label.shadowOffset, "(0.0, -1.0)"),
          ("isUserInteractionEnabled", label.isUserInteractionEnabled, "false"),
          (
            "allowsDefaultTighteningForTruncation",
            label.allowsDefaultTighteningForTruncation, "false"
          ),
          ("backgroundColor", some(label.backgroundColor), "nothing"),
        ]
      )
      + of(
        "UIImageView",
        [
          ("image", some(picture.image), "nothing"),
          ("highlightedImage", some(picture.highlightedImage), "nothing"),
          ("isHighlighted", picture.isHighlighted, "false"),
          ("isUserInteractionEnabled", picture.isUserInteractionEnabled, "false"),
          ("animationImages", some(picture.animationImages), "nothing"),
          ("animationDuration", picture.animationDuration, "0.0"),
          ("animationRepeatCount", picture.animationRepeatCount, "0"),
          ("isAnimating", picture.isAnimating, "false"),
          ("contentMode", picture.contentMode.rawValue, "0"),
        ]
      )
      + of(
        "UIStackView",
        [
          ("axis", stack.axis.rawValue, "0"),
          ("distribution", stack.distribution.rawValue, "0"),
          ("alignment", stack.alignment.rawValue, "0"),
          ("spacing", stack.spacing, "0.0"),
          ("arrangedSubviews", stack.arrangedSubviews.count, "0"),
          ("isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement, "false"),
          (
            "isLayoutMarginsRelativeArrangement",
            stack.isLayoutMarginsRelativeArrangement, "false"
          ),
        ]
      )
      + of(
        "UIWindow",
        [
          ("windowLevel", window.windowLevel.rawValue, "0.0"),
          ("isHidden", window.isHidden, "true"),
          ("isKeyWindow", window.isKeyWindow, "false"),
          ("rootViewController", some(window.rootViewController), "nothing"),
          ("Level.statusBar", UIWindow.Level.statusBar.rawValue, "1000.0"),
          ("Level.alert", UIWindow.Level.alert.rawValue, "2000.0"),
        ]
      )
      + of("UIVisualEffectView", [("effect", some(effect.effect), "nothing")])
      + of(
        "UILayoutGuide",
        [
          ("identifier", guide.identifier, ""),
          ("owningView", some(guide.owningView), "nothing"),
          ("layoutFrame", guide.layoutFrame, "(0.0, 0.0, 0.0, 0.0)"),
        ]
      )
      + of(
        "NSLayoutConstraint",
        [
          ("priority", constraint.priority.rawValue, "1000.0"),
          ("multiplier", constraint.multiplier, "1.0"),
          ("constant", constraint.constant, "10.0"),
          ("isActive", constraint.isActive, "false"),
          ("identifier", some(constraint.identifier), "nothing"),
          ("secondItem", some(constraint.secondItem), "nothing"),
          ("secondAttribute", constraint.secondAttribute.rawValue, "0"),
          ("relation", constraint.relation.rawValue, "0"),
        ]
      )
  }()

  static let scrolling: [DefaultFact] = {
    let scroll = UIScrollView()
    let table = UITableView()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    let refresh = UIRefreshControl()
    return of(
      "UIScrollView",
      [
        ("contentOffset", scroll.contentOffset, "(0.0, 0.0)"),
        ("contentSize", scroll.contentSize, "(0.0, 0.0)"),
        ("contentInset", scroll.contentInset, "(0.0, 0.0, 0.0, 0.0)"),
        ("adjustedContentInset", scroll.adjustedContentInset, "(0.0, 0.0, 0.0, 0.0)"),
        (
          "contentInsetAdjustmentBehavior", scroll.contentInsetAdjustmentBehavior.rawValue, "0"
        ),
        ("bounces", scroll.bounces, "true"),
        ("alwaysBounceVertical", scroll.alwaysBounceVertical, "false"),
        ("alwaysBounceHorizontal", scroll.alwaysBounceHorizontal, "false"),
        ("isPagingEnabled", scroll.isPagingEnabled, "false"),
        ("isScrollEnabled", scroll.isScrollEnabled, "true"),
        ("isDirectionalLockEnabled", scroll.isDirectionalLockEnabled, "false"),
        ("showsVerticalScrollIndicator", scroll.showsVerticalScrollIndicator, "true"),
        ("showsHorizontalScrollIndicator", scroll.showsHorizontalScrollIndicator, "true"),
        ("indicatorStyle", scroll.indicatorStyle.rawValue, "0"),
        ("decelerationRate", scroll.decelerationRate.rawValue, "0.998"),
        ("DecelerationRate.fast", UIScrollView.DecelerationRate.fast.rawValue, "0.99"),
        ("isTracking", scroll.isTracking, "false"),
        ("isDragging", scroll.isDragging, "false"),
        ("isDecelerating", scroll.isDecelerating, "false"),
        ("delaysContentTouches", scroll.delaysContentTouches, "true"),
        ("canCancelContentTouches", scroll.canCancelContentTouches, "true"),
        ("minimumZoomScale", scroll.minimumZoomScale, "1.0"),
        ("maximumZoomScale", scroll.maximumZoomScale, "1.0"),
        ("zoomScale", scroll.zoomScale, "1.0"),
        ("bouncesZoom", scroll.bouncesZoom, "true"),
        ("isZooming", scroll.isZooming, "false"),
        ("isZoomBouncing", scroll.isZoomBouncing, "false"),
        ("scrollsToTop", scroll.scrollsToTop, "true"),
        ("keyboardDismissMode", scroll.keyboardDismissMode.rawValue, "0"),
        ("delegate", some(scroll.delegate), "nothing"),
        ("clipsToBounds", scroll.clipsToBounds, "true"),
        ("refreshControl", some(scroll.refreshControl), "nothing"),
      ]
    )
      + of(
        "UITableView",
        [
          ("style", table.style.rawValue, "0"),
          ("rowHeight", table.rowHeight, "-1.0"),
          ("estimatedRowHeight", table.estimatedRowHeight, "-1.0"),
          ("sectionHeaderHeight", table.sectionHeaderHeight, "-1.0"),
          ("sectionFooterHeight", table.sectionFooterHeight, "-1.0"),
          ("separatorStyle", table.separatorStyle.rawValue, "1"),
          ("allowsSelection", table.allowsSelection, "true"),
          ("allowsMultipleSelection", table.allowsMultipleSelection, "false"),
          ("allowsSelectionDuringEditing", table.allowsSelectionDuringEditing, "false"),
          ("isEditing", table.isEditing, "false"),
          ("tableHeaderView", some(table.tableHeaderView), "nothing"),
          ("tableFooterView", some(table.tableFooterView), "nothing"),
          ("backgroundView", some(table.backgroundView), "nothing"),
          ("dataSource", some(table.dataSource), "nothing"),
          ("indexPathForSelectedRow", some(table.indexPathForSelectedRow), "nothing"),
          ("alwaysBounceVertical", table.alwaysBounceVertical, "true"),
          ("automaticDimension", UITableView.automaticDimension, "-1.0"),
        ]
      )
      + of(
        "UITableViewCell",
        [
          ("selectionStyle", cell.selectionStyle.rawValue, "3"),
          ("accessoryType", cell.accessoryType.rawValue, "0"),
          ("editingAccessoryType", cell.editingAccessoryType.rawValue, "0"),
          ("isSelected", cell.isSelected, "false"),
          ("isHighlighted", cell.isHighlighted, "false"),
          ("isEditing", cell.isEditing, "false"),
          ("showsReorderControl", cell.showsReorderControl, "false"),
          ("shouldIndentWhileEditing", cell.shouldIndentWhileEditing, "true"),
          ("indentationLevel", cell.indentationLevel, "0"),
          ("indentationWidth", cell.indentationWidth, "10.0"),
          ("reuseIdentifier", some(cell.reuseIdentifier), "nothing"),
          ("accessoryView", some(cell.accessoryView), "nothing"),
          ("textLabel", some(cell.textLabel), "something"),
          ("detailTextLabel", some(cell.detailTextLabel), "nothing"),
        ]
      )
      + of(
        "UICollectionView",
        [
          ("allowsSelection", collection.allowsSelection, "true"),
          ("allowsMultipleSelection", collection.allowsMultipleSelection, "false"),
          ("isPrefetchingEnabled", collection.isPrefetchingEnabled, "true"),
          ("backgroundView", some(collection.backgroundView), "nothing"),
          ("dataSource", some(collection.dataSource), "nothing"),
          ("collectionViewLayout", collection.collectionViewLayout === layout, "true"),
          (
            "elementKindSectionHeader", UICollectionView.elementKindSectionHeader,
            "UICollectionElementKindSectionHeader"
          ),
          (
            "elementKindSectionFooter", UICollectionView.elementKindSectionFooter,
            "UICollectionElementKindSectionFooter"
          ),
        ]
      )
      + of(
        "UICollectionViewFlowLayout",
        [
          ("itemSize", layout.itemSize, "(50.0, 50.0)"),
          ("estimatedItemSize", layout.estimatedItemSize, "(0.0, 0.0)"),
          ("minimumLineSpacing", layout.minimumLineSpacing, "10.0"),
          ("minimumInteritemSpacing", layout.minimumInteritemSpacing, "10.0"),
          ("sectionInset", layout.sectionInset, "(0.0, 0.0, 0.0, 0.0)"),
          ("headerReferenceSize", layout.headerReferenceSize, "(0.0, 0.0)"),
          ("footerReferenceSize", layout.footerReferenceSize, "(0.0, 0.0)"),
          ("scrollDirection", layout.scrollDirection.rawValue, "0"),
          ("sectionHeadersPinToVisibleBounds", layout.sectionHeadersPinToVisibleBounds, "false"),
          ("sectionFootersPinToVisibleBounds", layout.sectionFootersPinToVisibleBounds, "false"),
        ]
      )
      + of(
        "UICollectionViewLayoutAttributes",
        [
          ("alpha", attributes.alpha, "1.0"),
          ("isHidden", attributes.isHidden, "false"),
          ("zIndex", attributes.zIndex, "0"),
          ("transform", attributes.transform.isIdentity, "true"),
          ("transform3D", CATransform3DIsIdentity(attributes.transform3D), "true"),
          ("frame", attributes.frame, "(0.0, 0.0, 0.0, 0.0)"),
          ("indexPath.item", attributes.indexPath.item, "1"),
          ("representedElementKind", some(attributes.representedElementKind), "nothing"),
          (
            "representedElementCategory", attributes.representedElementCategory.rawValue, "0"
          ),
        ]
      )
      + of("UIRefreshControl", [("isRefreshing", refresh.isRefreshing, "false")])
  }()
}
