import Foundation
import InterfaceFiles

extension ElementKind {
  /// Views without interaction.
  static let views: [String: ElementKind] = [
    "view": ElementKind(
      UIView.self,
      [
        .rule { view, item in
          if let frame = item.element.rect(key: "frame") { view.frame = frame }
          view.autoresizingMask = UIView.AutoresizingMask(
            item.element.child(key: "autoresizingMask")
          )
          // A view of fixed frame is kept where it is drawn, as by its mask. A screen's own view is
          // placed by its window or container, whatever the file says (inferred from apps whose
          // screens fill the window).
          let isFree = item.bool("translatesAutoresizingMaskIntoConstraints") == false
          view.translatesAutoresizingMaskIntoConstraints =
            !isFree || item.bool("fixedFrame") == true || item.element["key"] == "view"
        },
        .choice("contentMode", \.contentMode, contentModes),
        .bool("clipsSubviews", \.clipsToBounds),
        .bool("hidden", \.isHidden),
        .bool("opaque", \.isOpaque),
        .bool("userInteractionEnabled", \.isUserInteractionEnabled),
        .bool("multipleTouchEnabled", \.isMultipleTouchEnabled),
        .bool("autoresizesSubviews", \.autoresizesSubviews),
        .bool("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
        .bool("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        .bool("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
        .number("alpha", \.alpha),
        .integer("tag", \.tag),
        .string("restorationIdentifier", \.restorationIdentifier),
        .choice(
          "semanticContentAttribute",
          \.semanticContentAttribute,
          [
            "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
            "forceRightToLeft": .forceRightToLeft,
          ]
        ),
        .rule { view, item in
          if item.element.isNil(key: "backgroundColor") { view.backgroundColor = nil }
          if let color = item.color("backgroundColor") { view.backgroundColor = color }
          if let color = item.color("tintColor") { view.tintColor = color }
          if let margins = item.insets("layoutMargins") { view.layoutMargins = margins }
          if let margins = item.insets("directionalLayoutMargins") { view.layoutMargins = margins }
        },
        .rule(readPriorities),
        .rule { view, item in
          for guide in item.element.children where guide.name == "viewLayoutGuide" {
            item.reader.noteGuide(guide, of: view)
          }
        },
        .rule { view, item in
          if let accessibility = item.element.children.first(where: {
            $0.name == "accessibility" && $0["key"] == "accessibilityConfiguration"
          }) {
            view.accessibilityIdentifier = accessibility["identifier"]
            view.accessibilityLabel = accessibility["label"]
            view.accessibilityHint = accessibility["hint"]
          }
        },
      ],
      then: { view, item in
        for child in item.element.list("subviews") {
          guard let subview = item.reader.object(for: child) as? UIView else { continue }
          if child.bool(InterfaceDocument.installedAttribute) == false {
            item.reader.noteLeftOut(child)
            continue
          }
          view.addInterfaceSubview(subview)
        }
        for constraint in item.element.list("constraints") {
          item.reader.add(constraint: constraint, of: view, with: item.element.id)
        }
      }
    ),
    "label": ElementKind(
      UILabel.self,
      like: "view",
      [
        .font("fontDescription", \.font),
        .color("textColor", \.textColor),
        .color("highlightedColor", \.highlightedTextColor),
        .color("shadowColor", \.shadowColor),
        .size("shadowOffset", \.shadowOffset),
        .choice("textAlignment", \.textAlignment, textAlignments),
        .choice("lineBreakMode", \.lineBreakMode, lineBreakModes),
        .integer("numberOfLines", \.numberOfLines),
        .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .bool("adjustsLetterSpacingToFit", \.allowsDefaultTighteningForTruncation),
        .bool("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .number("minimumScaleFactor", \.minimumScaleFactor),
        .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
        .bool("enabled", \.isEnabled),
        .bool("highlighted", \.isHighlighted),
        .choice(
          "baselineAdjustment",
          \.baselineAdjustment,
          ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
        ),
        .string("text", \.interfaceText),
        .rule { label, item in
          if let size = item.number("minimumFontSize"), label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, size / label.font.pointSize)
          }
          if let text = item.attributedString("attributedText") { label.setInterfaceText(text) }
        },
      ]
    ),
    "imageView": ElementKind(
      UIImageView.self,
      like: "view",
      [
        .image("image", \.image),
        .image("highlightedImage", \.highlightedImage),
        .bool("highlighted", \.isHighlighted),
        .rule { view, item in
          let key = "preferredSymbolConfiguration"
          if let own = item.symbolConfiguration(key) { view.preferredSymbolConfiguration = own }
        },
      ]
    ),
    "stackView": ElementKind(
      UIStackView.self,
      like: "view",
      [
        .choice("axis", \.axis, ["vertical": .vertical, "horizontal": .horizontal]),
        .choice(
          "distribution",
          \.distribution,
          [
            "fill": .fill, "fillEqually": .fillEqually, "equalSpacing": .equalSpacing,
            "fillProportionally": .fillProportionally, "equalCentering": .equalCentering,
          ]
        ),
        .choice(
          "alignment",
          \.alignment,
          [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
            "center": .center, "trailing": .trailing, "bottom": .bottom,
            "lastBaseline": .lastBaseline,
          ]
        ),
        .number("spacing", \.spacing),
        .bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
        .rule { stack, item in
          // Margins that are set in Interface Builder turn the arrangement by them on (measured:
          // the frames of such stacks' views in storyboards).
          if item.insets("layoutMargins") != nil || item.insets("directionalLayoutMargins") != nil {
            stack.isLayoutMarginsRelativeArrangement = true
          }
          if item["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        },
      ]
    ),
    "visualEffectView": ElementKind(
      UIVisualEffectView.self,
      like: "view",
      [
        .rule { view, item in
          view.effect = item.visualEffect
          item.read("contentView", into: view.contentView)
        }
      ]
    ),
    "progressView": ElementKind(
      UIProgressView.self,
      like: "view",
      [
        .float("progress", \.progress),
        .color("progressTintColor", \.progressTintColor),
        .color("trackTintColor", \.trackTintColor),
        .choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar]),
        .ownSize,
      ]
    ),
    "activityIndicatorView": ElementKind(
      UIActivityIndicatorView.self,
      like: "view",
      [
        .choice(
          "style",
          \.style,
          [
            "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
            "large": .large,
          ]
        ),
        .bool("hidesWhenStopped", \.hidesWhenStopped),
        .ownSize,
        .rule { view, item in
          if let color = item.color("color") { view.color = color }
          if item.bool("animating") == true { view.startAnimating() }
        },
      ]
    ),
    // The container of an embedded controller's view.
    "containerView": ElementKind(UIView.self, like: "view"),
    "window": ElementKind(UIWindow.self, like: "view"),
    "navigationBar": ElementKind(
      UINavigationBar.self,
      like: "view",
      barRules(style: \.barStyle, translucent: \.isTranslucent, tint: \.barTintColor) + [
        .bool("largeTitles", \.prefersLargeTitles),
        .image("shadowImage", \.shadowImage),
        .rule { bar, item in
          // Xcode 5 to 7 wrote `clipsSubviews` for the bar of each navigation controller,
          // whose background is under the status bar all the same (inferred from apps
          // made of their templates).
          if item.element["key"] == "navigationBar" { bar.clipsToBounds = false }
          let attributes = item.textAttributes("titleTextAttributes")
          if let attributes { bar.titleTextAttributes = attributes }
          let large = item.textAttributes("largeTitleTextAttributes")
          if let large { bar.largeTitleTextAttributes = large }
          let standard = item.element.child(key: "standardAppearance")
          if let standard {
            bar.standardAppearance = item.barAppearance(standard, UINavigationBarAppearance())
          }
          let edge = item.element.child(key: "scrollEdgeAppearance")
          if let edge {
            bar.scrollEdgeAppearance = item.barAppearance(edge, UINavigationBarAppearance())
          }
          let items = item.objects(UINavigationItem.self, in: "items")
          if !items.isEmpty { bar.items = items }
        },
      ]
    ),
    "toolbar": ElementKind(
      UIToolbar.self,
      like: "view",
      barRules(style: \.barStyle, translucent: \.isTranslucent, tint: \.barTintColor) + [
        .rule { bar, item in
          let standard = item.element.child(key: "standardAppearance")
          if let standard {
            bar.standardAppearance = item.barAppearance(standard, UIToolbarAppearance())
          }
          let edge = item.element.child(key: "scrollEdgeAppearance")
          if let edge { bar.scrollEdgeAppearance = item.barAppearance(edge, UIToolbarAppearance()) }
          let items = item.objects(UIBarButtonItem.self, in: "items")
          if !items.isEmpty { bar.items = items }
        }
      ]
    ),
    "tabBar": ElementKind(
      UITabBar.self,
      like: "view",
      barRules(style: \.barStyle, translucent: \.isTranslucent, tint: \.barTintColor) + [
        .image("backgroundImage", \.backgroundImage),
        .image("shadowImage", \.shadowImage),
        .image("selectionIndicatorImage", \.selectionIndicatorImage),
        .rule { bar, item in
          if let color = item.color("selectedImageTintColor") { bar.tintColor = color }
          let standard = item.element.child(key: "standardAppearance")
          if let standard {
            bar.standardAppearance = item.barAppearance(standard, UITabBarAppearance())
          }
          let edge = item.element.child(key: "scrollEdgeAppearance")
          if let edge { bar.scrollEdgeAppearance = item.barAppearance(edge, UITabBarAppearance()) }
          let items = item.objects(UITabBarItem.self, in: "items")
          if !items.isEmpty { bar.items = items }
        },
      ]
    ),
  ]

  private static func barRules<Bar: UIView>(
    style: ReferenceWritableKeyPath<Bar, UIBarStyle>,
    translucent: ReferenceWritableKeyPath<Bar, Bool>,
    tint: ReferenceWritableKeyPath<Bar, UIColor?>
  ) -> [AttributeRule<Bar>] {
    [
      .choice(
        "barStyle",
        style,
        ["black": .black, "blackTranslucent": .black, "default": .default]
      ),
      .bool("translucent", translucent),
      .color("barTintColor", tint),
    ]
  }

  private static func readPriorities(_ view: UIView, _ item: InterfaceItem) {
    func priority(_ name: String) -> UILayoutPriority? {
      item.element.number(name).map { UILayoutPriority(rawValue: Float(min(max($0, 1), 1000))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  // MARK: Words

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    // Interface Builder writes the corners so (observed).
    "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft,
    "BottomRight": .bottomRight,
  ]

  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}

extension UIView {
  /// Adds a subview, or stores it as this kind of view keeps its own.
  fileprivate func addInterfaceSubview(_ view: UIView) {
    switch self {
    case let stack as UIStackView: stack.addArrangedSubview(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: if view.superview !== self { addSubview(view) }
    }
  }
}

extension UIView.AutoresizingMask {
  /// Nil, for an element without a mask, means none.
  init(_ element: MarkupElement?) {
    self = []
    guard let element else { return }
    if element.bool("flexibleMinX") == true { insert(.flexibleLeftMargin) }
    if element.bool("widthSizable") == true { insert(.flexibleWidth) }
    if element.bool("flexibleMaxX") == true { insert(.flexibleRightMargin) }
    if element.bool("flexibleMinY") == true { insert(.flexibleTopMargin) }
    if element.bool("heightSizable") == true { insert(.flexibleHeight) }
    if element.bool("flexibleMaxY") == true { insert(.flexibleBottomMargin) }
  }
}
