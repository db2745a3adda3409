/// Where a button without a configuration has its parts.
extension UIButton {
  /// The image beside the title, within the insets or those that a title has.
  var sizeOfParts: CGSize {
    allowLines()
    let titleSize = title.intrinsicContentSize
    let imageSize = currentImage?.size ?? .zero
    var result = CGSize(
      width: titleSize.width + imageSize.width,
      height: max(titleSize.height, imageSize.height)
    )
    if contentEdgeInsets == .zero {
      // Without insets of its own a title has 6 points above and below and is at least 30 wide
      // (measured often: a system button with a title of 15 points is 30 high).
      if titleSize.height > 0 || isBlank {
        let height = isBlank ? lineHeight : titleSize.height
        result.height = max(result.height, height.rounded(.up) + 12)
        result.width = max(result.width, 30)
      }
    } else {
      result.width += contentEdgeInsets.left + contentEdgeInsets.right
      result.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    let disc = CGSize(width: Self.closeDiameter, height: Self.closeDiameter)
    let backgroundSize = buttonType == .close ? disc : currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(result.width, backgroundSize.width),
      height: max(result.height, backgroundSize.height)
    )
  }

  /// Whether it has neither title nor pictures.
  ///
  /// It keeps the room of a line, as the frames in storyboards show (measured: 30 x 34 points of a custom one, 30 x 30 of a system one, 60 high
  /// with a font of 40 points). Rows of playing cards that are blank at first depend on it.
  private var isBlank: Bool {
    title.intrinsicContentSize.height == 0 && currentImage == nil && currentBackgroundImage == nil
      && buttonType != .close
  }

  private var lineHeight: CGFloat { title.font.lineHeight }

  /// A title whose lines wrap has as many as it needs (observed by many: the break mode is enough).
  func allowLines() {
    let wraps = title.lineBreakMode == .byWordWrapping || title.lineBreakMode == .byCharWrapping
    if wraps, title.numberOfLines == 1 { title.numberOfLines = 0 }
  }

  func layOutDisc() {
    let diameter = min(Self.closeDiameter, bounds.width, bounds.height)
    background.frame = CGRect(
      x: bounds.midX - diameter / 2,
      y: bounds.midY - diameter / 2,
      width: diameter,
      height: diameter
    )
    background.layer.cornerRadius = diameter / 2
  }

  /// Image, then title, as one block placed by the content alignment; each moved by its own insets.
  func legacyFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
    var imageSize = currentImage?.size ?? .zero
    // An image is never larger than the room that its insets leave.
    let room = content.inset(by: imageEdgeInsets)
    imageSize.width = min(imageSize.width, max(0, room.width))
    imageSize.height = min(imageSize.height, max(0, room.height))
    var titleSize = title.intrinsicContentSize
    let width = max(0, content.width - imageSize.width)
    if titleSize.width > width, title.numberOfLines != 1 {
      let unlimited = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
      titleSize = title.sizeThatFits(unlimited)
      titleSize.height = min(titleSize.height, max(0, content.height))
    }
    if contentVerticalAlignment == .fill {
      imageSize.height = max(0, room.height)
      titleSize.height = max(0, content.inset(by: titleEdgeInsets).height)
    }
    // Beside a title an image keeps its width (inferred).
    if contentHorizontalAlignment == .fill, titleSize.width == 0, currentImage != nil {
      imageSize.width = max(0, room.width)
    }
    titleSize.width = min(titleSize.width, width)
    let total = imageSize.width + titleSize.width
    let slack = content.width - total
    var x = content.minX
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: break
    case .right, .trailing: x += slack
    case .center: x += slack / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - height
      case .center: content.midY - height / 2
      }
    }
    let imageX = isRightToLeft ? x + titleSize.width : x
    let titleX = isRightToLeft ? x : x + imageSize.width
    let image = CGRect(origin: CGPoint(x: imageX, y: y(imageSize.height)), size: imageSize)
    let title = CGRect(origin: CGPoint(x: titleX, y: y(titleSize.height)), size: titleSize)
    return (moved(image, by: imageEdgeInsets), moved(title, by: titleEdgeInsets).aligned(scale))
  }

  /// Insets shrink the area in which an item is centred; those of aligned sides move it fully.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    var frame = frame
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: frame.origin.x += insets.left
    case .right, .trailing: frame.origin.x -= insets.right
    case .center: frame.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top, .fill: frame.origin.y += insets.top
    case .bottom: frame.origin.y -= insets.bottom
    case .center: frame.origin.y += (insets.top - insets.bottom) / 2
    }
    return frame
  }

  /// Pixels to a point.
  var scale: CGFloat { max(1, traitCollection.displayScale) }
}

extension CGRect {
  /// The origin on whole pixels.
  func aligned(_ scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale,
      y: (minY * scale).rounded() / scale,
      width: width,
      height: height
    )
  }
}
