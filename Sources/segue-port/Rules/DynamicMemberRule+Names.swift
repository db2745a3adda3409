/// The members that are asked of objects, and which class has each.
extension DynamicMemberRule {
  static let classes: [String: String] = {
    var result: [String: String] = [:]
    for name in [
      "doubleValue", "floatValue", "intValue", "int32Value", "integerValue", "boolValue",
      "uintValue", "int64Value", "stringValue",
    ] { result[name] = "NSNumber" }
    for name in [
      "frame", "bounds", "center", "transform", "alpha", "layer", "superview", "subviews", "tag",
      "isHidden", "backgroundColor", "convert", "addSubview", "removeFromSuperview",
      "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "addConstraint",
      "addConstraints", "removeConstraint", "removeConstraints", "layoutIfNeeded",
      "addGestureRecognizer", "clipsToBounds", "isUserInteractionEnabled",
      "translatesAutoresizingMaskIntoConstraints",
    ] { result[name] = "UIView" }
    for name in ["titleLabel", "currentTitle", "setTitle", "setImage", "currentImage"] {
      result[name] = "UIButton"
    }
    for name in ["selectedSegmentIndex", "titleForSegment"] { result[name] = "UISegmentedControl" }
    for name in ["isOn", "setOn"] { result[name] = "UISwitch" }
    for name in ["isSelected", "isHighlighted", "sendActions"] { result[name] = "UIControl" }
    for name in ["count", "firstObject", "lastObject", "object"] { result[name] = "NSArray" }
    for name in ["value", "minimumValue", "maximumValue"] { result[name] = "UISlider" }
    result["add"] = "CALayer"
    result["cgColor"] = "UIColor"
    result["objCType"] = "NSValue"
    // Numbers, texts and nulls answer them, too, which are no objects of this NSObject.
    for name in ["isKind", "isMember"] { result[name] = "NSObjectProtocol" }
    for name in [
      "responds", "perform", "performSelector", "addObserver",
      "removeObserver", "setValue", "willChangeValue", "didChangeValue",
    ] {
      result[name] = "NSObject"
    }
    for name in anchors { result[name] = "UIView" }
    for name in structures { result[name] = "NSValue" }
    for name in described { result[name] = "NSObject" }
    result["isEqual"] = "NSObject"
    for name in ["location", "translation", "velocity"] { result[name] = "UIPanGestureRecognizer" }
    for name in ["require", "numberOfTouches"] { result[name] = "UIGestureRecognizer" }
    for name in ["indexPath", "zIndex", "representedElementKind", "representedElementCategory"] {
      result[name] = "UICollectionViewLayoutAttributes"
    }
    for name in [
      "components", "hasPrefix", "hasSuffix", "replacingOccurrences", "trimmingCharacters",
      "lowercased", "uppercased", "capitalized", "length",
    ] {
      result[name] = "NSString"
    }
    return result
  }()

  static let structures = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
    "uiEdgeInsetsValue", "uiOffsetValue", "caTransform3DValue", "directionalEdgeInsetsValue",
  ]

  /// Views and layout guides have them.
  static let anchors = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
    "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
  ]

  /// Names of properties that Apple's classes have in great number: an object may be of any of
  /// those.
  static let ofManyClasses: Set<String> = [
    "title", "text", "image", "name", "view", "window", "delegate", "dataSource", "state", "font",
    "textColor", "tintColor", "userInfo", "url", "identifier", "contentView", "contentOffset",
    "contentSize", "placeholder", "attributedText", "isEnabled", "navigationController",
    "storyboard",
    "presentingViewController", "parent", "children", "size", "path", "date", "error", "duration",
  ]

  /// Every object has them, also what is bridged to one.
  static let described: Set<String> = ["description", "debugDescription", "hash"]

  /// What numbers, boxed structures and other values say of themselves.
  static let boxed = Set(
    structures + classes.filter { $0.value == "NSNumber" }.map(\.key) + [
      "isEqual", "count", "length",
    ]
  )

  /// What views, guides, layers and attributes of a layout have by the same names, and what is in a
  /// value, boxed or not: a `DynamicObject` asks whichever it is.
  static let shared = Set(
    ["frame", "bounds", "center", "transform", "alpha", "isHidden", "isEqual"] + structures
      + anchors + described + ["length"]
  )
}
