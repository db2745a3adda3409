import Foundation
import QuartzCore

/// The state of a view as its UIKit classes have it, at the moment of the archive.
@MainActor
struct ArchivedLooks {
  private let steps: [(type: ObjectIdentifier, apply: (UIView) -> Void)]

  init(of view: UIView) {
    steps = Self.kinds.compactMap { kind in
      kind.capture(view).map { (kind.type, $0) }
    }
  }

  /// Sets the state of one class.
  func apply(to view: UIView, as type: AnyClass) {
    for step in steps where step.type == ObjectIdentifier(type) { step.apply(view) }
  }

  /// What an initializer needs to know before there is an object.
  static func attributes(of view: UIView) -> [(String, String)] {
    switch view {
    case let button as UIButton:
      return [("buttonType", button.interfaceTypeName)]
    case let cell as UITableViewCell: return [("style", cell.interfaceStyle)]
    default: return []
    }
  }

  /// How the state of one class is captured.
  @MainActor
  private struct Kind {
    let type: ObjectIdentifier
    /// Nil for views of other classes.
    let capture: (UIView) -> ((UIView) -> Void)?

    init<View: UIView>(_: View.Type, _ capture: @escaping (View) -> (View) -> Void) {
      type = ObjectIdentifier(View.self)
      self.capture = { view in
        (view as? View).map { view in
          let apply = capture(view)
          return { copy in if let copy = copy as? View { apply(copy) } }
        }
      }
    }

    /// Copies properties, in this order.
    init<View: UIView, each Value>(
      _ view: View.Type,
      _ paths: repeat ReferenceWritableKeyPath<View, each Value>
    ) {
      self.init(view) { original in
        var steps: [(View) -> Void] = []
        for path in repeat each paths {
          let value = original[keyPath: path]
          steps.append { $0[keyPath: path] = value }
        }
        return { copy in for step in steps { step(copy) } }
      }
    }
  }

  private static let kinds: [Kind] = [view] + texts + controls + containers

  /// Corners, borders and shadows are the layer's, and not part of an archive (observed: apps that
  /// copy a view this way set them again).
  private static let view = Kind(UIView.self) { original in
    let layer = original.layer
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    let (transform, opacity) = (layer.transform, layer.opacity)
    let (isHidden, clips) = (layer.isHidden, layer.masksToBounds)
    var looks = original.appearance
    let color = original.shownBackgroundColor
    looks.mask = nil
    looks.motionEffects = []
    looks.interactions = []
    let layout = original.layoutState
    let huggings = axes.map { original.contentHuggingPriority(for: $0) }
    let resistances = axes.map { original.contentCompressionResistancePriority(for: $0) }
    return { copy in
      copy.layer.anchorPoint = anchor
      copy.layer.bounds = bounds
      copy.layer.position = position
      copy.layer.transform = transform
      copy.layer.opacity = opacity
      copy.layer.isHidden = isHidden
      copy.layer.masksToBounds = clips
      copy.appearance = looks
      copy.setBackgroundColor(color)
      copy.layoutState.autoresizingMask = layout.autoresizingMask
      copy.layoutState.translatesAutoresizingMask = layout.translatesAutoresizingMask
      copy.layoutState.layoutMargins = layout.layoutMargins
      for (axis, hugging, resistance) in zip3(axes, huggings, resistances) {
        copy.setContentHuggingPriority(hugging, for: axis)
        copy.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
  }

  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  private static func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
  }

  private static let interaction = Kind(
    UIView.self,
    \.tag,
    \.isUserInteractionEnabled,
    \.isMultipleTouchEnabled,
    \.autoresizesSubviews,
    \.semanticContentAttribute,
    \.insetsLayoutMarginsFromSafeArea,
    \.preservesSuperviewLayoutMargins,
    \.accessibilityIdentifier,
    \.restorationIdentifier
  )

  private static let texts = [
    interaction,
    Kind(
      UILabel.self,
      \.font,
      \.textColor,
      \.highlightedTextColor,
      \.textAlignment,
      \.lineBreakMode,
      \.numberOfLines,
      \.adjustsFontSizeToFitWidth,
      \.minimumScaleFactor,
      \.baselineAdjustment,
      \.preferredMaxLayoutWidth,
      \.shadowColor,
      \.shadowOffset,
      \.isEnabled,
      \.isHighlighted,
      \.archivedText,
      // A label turns touches off, after the values of `UIView` are set.
      \.isUserInteractionEnabled,
      \.contentMode
    ),
    Kind(
      UITextView.self,
      \.font,
      \.textColor,
      \.textAlignment,
      \.textContainerInset,
      \.isEditable,
      \.attributedText
    ),
    Kind(
      UITextField.self,
      \.font,
      \.textColor,
      \.textAlignment,
      \.borderStyle,
      \.attributedPlaceholder,
      \.isSecureTextEntry,
      \.attributedText
    ),
    Kind(
      UIImageView.self,
      \.image,
      \.highlightedImage,
      \.isHighlighted,
      \.isUserInteractionEnabled
    ),
  ]

  private static let controls = [
    Kind(
      UIControl.self,
      \.isEnabled,
      \.isSelected,
      \.contentVerticalAlignment,
      \.contentHorizontalAlignment
    ),
    Kind(
      UIButton.self,
      \.title.font,
      \.title.numberOfLines,
      \.title.lineBreakMode,
      \.contents,
      \.contentEdgeInsets,
      \.titleEdgeInsets,
      \.imageEdgeInsets,
      \.configuration
    ),
    Kind(UISwitch.self, \.onTintColor, \.thumbTintColor, \.isOn),
    Kind(
      UISlider.self,
      \.minimumValue,
      \.maximumValue,
      \.value,
      \.minimumTrackTintColor,
      \.maximumTrackTintColor,
      \.thumbTintColor
    ),
    Kind(UIProgressView.self, \.progressTintColor, \.trackTintColor, \.progress),
    Kind(UISegmentedControl.self) { original in
      let titles = (0..<original.numberOfSegments).map { original.titleForSegment(at: $0) }
      let images = (0..<original.numberOfSegments).map { original.imageForSegment(at: $0) }
      let (selected, tint) = (original.selectedSegmentIndex, original.selectedSegmentTintColor)
      return { copy in
        copy.removeAllSegments()
        for (index, (title, image)) in zip(titles, images).enumerated() {
          if let image {
            copy.insertSegment(with: image, at: index, animated: false)
          } else {
            copy.insertSegment(withTitle: title, at: index, animated: false)
          }
        }
        copy.selectedSegmentTintColor = tint
        copy.selectedSegmentIndex = selected
      }
    },
    Kind(UIActivityIndicatorView.self) { original in
      let (style, color, hides) = (original.style, original.color, original.hidesWhenStopped)
      let isAnimating = original.isAnimating
      return { copy in
        copy.style = style
        copy.color = color
        copy.hidesWhenStopped = hides
        if isAnimating { copy.startAnimating() }
      }
    },
  ]

  private static let containers = [
    Kind(
      UIScrollView.self,
      \.contentSize,
      \.contentInset,
      \.contentInsetAdjustmentBehavior,
      \.isScrollEnabled,
      \.isPagingEnabled,
      \.bounces,
      \.alwaysBounceVertical,
      \.alwaysBounceHorizontal,
      \.showsVerticalScrollIndicator,
      \.showsHorizontalScrollIndicator
    ),
    Kind(UIStackView.self) { original in
      let places = original.arrangedSubviews.compactMap(original.subviews.firstIndex(of:))
      let (axis, distribution) = (original.axis, original.distribution)
      let (alignment, spacing) = (original.alignment, original.spacing)
      let usesMargins = original.isLayoutMarginsRelativeArrangement
      return { copy in
        copy.axis = axis
        copy.distribution = distribution
        copy.alignment = alignment
        copy.spacing = spacing
        copy.isLayoutMarginsRelativeArrangement = usesMargins
        let views = copy.subviews
        for place in places where place < views.count { copy.addArrangedSubview(views[place]) }
      }
    },
    Kind(UIVisualEffectView.self, \.effect),
    Kind(UITableViewCell.self, \.selectionStyle, \.accessoryType),
  ]
}
