import UIKit

@MainActor
extension DefaultFact {
  static let controls: [DefaultFact] = {
    let control = UIControl()
    let button = UIButton(type: .custom)
    let toggle = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: nil)
    let pages = UIPageControl()
    let progress = UIProgressView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let field = UITextField()
    let text = UITextView()
    let dates = UIDatePicker()
    let search = UISearchBar()
    return of(
      "UIControl",
      [
        ("isEnabled", control.isEnabled, "true"),
        ("isSelected", control.isSelected, "false"),
        ("isHighlighted", control.isHighlighted, "false"),
        ("state", control.state.rawValue, "0"),
        ("isTracking", control.isTracking, "false"),
        ("isTouchInside", control.isTouchInside, "false"),
        ("contentHorizontalAlignment", control.contentHorizontalAlignment.rawValue, "0"),
        ("contentVerticalAlignment", control.contentVerticalAlignment.rawValue, "0"),
        ("allTargets", control.allTargets.count, "0"),
        ("allControlEvents", control.allControlEvents.rawValue, "0"),
      ]
    )
      + of(
        "UIButton",
        [
          ("buttonType", button.buttonType.rawValue, "0"),
          ("currentTitle", some(button.currentTitle), "nothing"),
          ("currentImage", some(button.currentImage), "nothing"),
          ("currentBackgroundImage", some(button.currentBackgroundImage), "nothing"),
          ("currentTitleColor", button.currentTitleColor == UIColor.white, "true"),
          ("titleLabel", some(button.titleLabel), "something"),
          ("contentEdgeInsets", button.contentEdgeInsets, "(0.0, 0.0, 0.0, 0.0)"),
          ("titleEdgeInsets", button.titleEdgeInsets, "(0.0, 0.0, 0.0, 0.0)"),
          ("imageEdgeInsets", button.imageEdgeInsets, "(0.0, 0.0, 0.0, 0.0)"),
          ("adjustsImageWhenHighlighted", button.adjustsImageWhenHighlighted, "true"),
          ("adjustsImageWhenDisabled", button.adjustsImageWhenDisabled, "true"),
          ("showsTouchWhenHighlighted", button.showsTouchWhenHighlighted, "false"),
          ("configuration", some(button.configuration), "nothing"),
        ]
      )
      + of(
        "UISwitch",
        [
          ("isOn", toggle.isOn, "false"),
          ("sizeThatFits", toggle.sizeThatFits(.zero), "(51.0, 31.0)"),
        ]
      )
      + of(
        "UISlider",
        [
          ("value", slider.value, "0.0"), ("minimumValue", slider.minimumValue, "0.0"),
          ("maximumValue", slider.maximumValue, "1.0"),
          ("isContinuous", slider.isContinuous, "true"),
        ]
      )
      + of(
        "UIStepper",
        [
          ("value", stepper.value, "0.0"), ("minimumValue", stepper.minimumValue, "0.0"),
          ("maximumValue", stepper.maximumValue, "100.0"), ("stepValue", stepper.stepValue, "1.0"),
          ("isContinuous", stepper.isContinuous, "true"),
          ("autorepeat", stepper.autorepeat, "true"), ("wraps", stepper.wraps, "false"),
          ("intrinsicContentSize", stepper.intrinsicContentSize, "(94.0, 32.0)"),
        ]
      )
      + of(
        "UISegmentedControl",
        [
          ("selectedSegmentIndex", segments.selectedSegmentIndex, "-1"),
          ("numberOfSegments", segments.numberOfSegments, "0"),
          ("isMomentary", segments.isMomentary, "false"),
          ("noSegment", UISegmentedControl.noSegment, "-1"),
        ]
      )
      + of(
        "UIPageControl",
        [
          ("numberOfPages", pages.numberOfPages, "0"), ("currentPage", pages.currentPage, "0"),
          ("hidesForSinglePage", pages.hidesForSinglePage, "false"),
        ]
      )
      + of("UIProgressView", [("progress", progress.progress, "0.0")])
      + of(
        "UIActivityIndicatorView",
        [
          ("isAnimating", spinner.isAnimating, "false"),
          ("hidesWhenStopped", spinner.hidesWhenStopped, "true"),
          ("isHidden", spinner.isHidden, "true"),
          ("style", spinner.style.rawValue, "100"),
        ]
      )
      + of(
        "UITextField",
        [
          ("text", field.text ?? "nothing", ""),
          ("placeholder", some(field.placeholder), "nothing"),
          ("borderStyle", field.borderStyle.rawValue, "0"),
          ("textAlignment", field.textAlignment.rawValue, "4"),
          ("clearButtonMode", field.clearButtonMode.rawValue, "0"),
          ("leftViewMode", field.leftViewMode.rawValue, "0"),
          ("rightViewMode", field.rightViewMode.rawValue, "0"),
          ("clearsOnBeginEditing", field.clearsOnBeginEditing, "false"),
          ("isEditing", field.isEditing, "false"),
          ("isSecureTextEntry", field.isSecureTextEntry, "false"),
          ("keyboardType", field.keyboardType.rawValue, "0"),
          ("returnKeyType", field.returnKeyType.rawValue, "0"),
          ("autocapitalizationType", field.autocapitalizationType.rawValue, "2"),
          ("autocorrectionType", field.autocorrectionType.rawValue, "0"),
          ("canBecomeFirstResponder", field.canBecomeFirstResponder, "true"),
        ]
      )
      + of(
        "UITextView",
        [
          ("text", text.text ?? "nothing", ""),
          ("isEditable", text.isEditable, "true"), ("isSelectable", text.isSelectable, "true"),
          ("textContainerInset", text.textContainerInset, "(8.0, 0.0, 8.0, 0.0)"),
          ("isScrollEnabled", text.isScrollEnabled, "true"),
        ]
      )
      + of(
        "UIDatePicker",
        [
          ("datePickerMode", dates.datePickerMode.rawValue, "2"),
          ("minuteInterval", dates.minuteInterval, "1"),
          ("minimumDate", some(dates.minimumDate), "nothing"),
          ("maximumDate", some(dates.maximumDate), "nothing"),
        ]
      )
      + of(
        "UISearchBar",
        [
          ("placeholder", some(search.placeholder), "nothing"),
          ("showsCancelButton", search.showsCancelButton, "false"),
          ("searchBarStyle", search.searchBarStyle.rawValue, "0"),
        ]
      )
  }()

  static let gestures: [DefaultFact] = {
    let any = UIGestureRecognizer()
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let edge = UIScreenEdgePanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    return of(
      "UIGestureRecognizer",
      [
        ("state", any.state.rawValue, "0"), ("isEnabled", any.isEnabled, "true"),
        ("view", some(any.view), "nothing"), ("delegate", some(any.delegate), "nothing"),
        ("cancelsTouchesInView", any.cancelsTouchesInView, "true"),
        ("delaysTouchesBegan", any.delaysTouchesBegan, "false"),
        ("delaysTouchesEnded", any.delaysTouchesEnded, "true"),
        ("requiresExclusiveTouchType", any.requiresExclusiveTouchType, "true"),
        ("numberOfTouches", any.numberOfTouches, "0"), ("name", some(any.name), "nothing"),
      ]
    )
      + of(
        "UITapGestureRecognizer",
        [
          ("numberOfTapsRequired", tap.numberOfTapsRequired, "1"),
          ("numberOfTouchesRequired", tap.numberOfTouchesRequired, "1"),
        ]
      )
      + of(
        "UILongPressGestureRecognizer",
        [
          ("minimumPressDuration", press.minimumPressDuration, "0.5"),
          ("allowableMovement", press.allowableMovement, "10.0"),
          ("numberOfTapsRequired", press.numberOfTapsRequired, "0"),
          ("numberOfTouchesRequired", press.numberOfTouchesRequired, "1"),
        ]
      )
      + of(
        "UIPanGestureRecognizer",
        [
          ("minimumNumberOfTouches", pan.minimumNumberOfTouches, "1"),
          ("translation", pan.translation(in: nil), "(0.0, 0.0)"),
          ("velocity", pan.velocity(in: nil), "(0.0, 0.0)"),
        ]
      )
      + of("UIScreenEdgePanGestureRecognizer", [("edges", edge.edges.rawValue, "0")])
      + of(
        "UISwipeGestureRecognizer",
        [
          ("direction", swipe.direction.rawValue, "1"),
          ("numberOfTouchesRequired", swipe.numberOfTouchesRequired, "1"),
        ]
      )
      + of(
        "UIPinchGestureRecognizer",
        [("scale", pinch.scale, "1.0"), ("velocity", pinch.velocity, "0.0")]
      )
      + of(
        "UIRotationGestureRecognizer",
        [("rotation", rotation.rotation, "0.0"), ("velocity", rotation.velocity, "0.0")]
      )
  }()

  static let drawing: [DefaultFact] = {
    let path = UIBezierPath()
    let gravity = UIGravityBehavior(items: [])
    let collision = UICollisionBehavior(items: [])
    let item = UIDynamicItemBehavior(items: [])
    return of(
      "UIBezierPath",
      [
        ("isEmpty", path.isEmpty, "true"), ("lineWidth", path.lineWidth, "1.0"),
        ("lineCapStyle", path.lineCapStyle.rawValue, "0"),
        ("lineJoinStyle", path.lineJoinStyle.rawValue, "0"),
        ("miterLimit", path.miterLimit, "10.0"), ("flatness", path.flatness, "0.6"),
        ("usesEvenOddFillRule", path.usesEvenOddFillRule, "false"),
      ]
    )
      + of(
        "UIFont",
        [
          ("systemFontSize", UIFont.systemFontSize, "14.0"),
          ("smallSystemFontSize", UIFont.smallSystemFontSize, "12.0"),
          ("labelFontSize", UIFont.labelFontSize, "17.0"),
          ("buttonFontSize", UIFont.buttonFontSize, "18.0"),
          ("body", UIFont.preferredFont(forTextStyle: .body).pointSize, "17.0"),
          ("largeTitle", UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, "34.0"),
          ("title1", UIFont.preferredFont(forTextStyle: .title1).pointSize, "28.0"),
          ("title2", UIFont.preferredFont(forTextStyle: .title2).pointSize, "22.0"),
          ("title3", UIFont.preferredFont(forTextStyle: .title3).pointSize, "20.0"),
          ("headline", UIFont.preferredFont(forTextStyle: .headline).pointSize, "17.0"),
          ("subheadline", UIFont.preferredFont(forTextStyle: .subheadline).pointSize, "15.0"),
          ("callout", UIFont.preferredFont(forTextStyle: .callout).pointSize, "16.0"),
          ("footnote", UIFont.preferredFont(forTextStyle: .footnote).pointSize, "13.0"),
          ("caption1", UIFont.preferredFont(forTextStyle: .caption1).pointSize, "12.0"),
          ("caption2", UIFont.preferredFont(forTextStyle: .caption2).pointSize, "11.0"),
        ]
      )
      + of(
        "UIGravityBehavior",
        [
          ("gravityDirection", gravity.gravityDirection, "(0.0, 1.0)"),
          ("magnitude", gravity.magnitude, "1.0"),
        ]
      )
      + of(
        "UICollisionBehavior",
        [
          (
            "translatesReferenceBoundsIntoBoundary",
            collision.translatesReferenceBoundsIntoBoundary, "false"
          )
        ]
      )
      + of(
        "UIDynamicItemBehavior",
        [
          ("density", item.density, "1.0"), ("resistance", item.resistance, "0.0"),
          ("angularResistance", item.angularResistance, "0.0"),
          ("allowsRotation", item.allowsRotation, "true"), ("isAnchored", item.isAnchored, "false"),
        ]
      )
  }()
}
