import Foundation

/// The places of a configured button's parts.
extension UIButton {
  private func imageSize(of configuration: Configuration) -> CGSize {
    configuration.showsActivityIndicator
      ? spinner.intrinsicContentSize : configuration.shownImage?.size ?? .zero
  }

  /// Title above subtitle.
  private func textSize(of configuration: Configuration, width: CGFloat) -> CGSize {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleSize = configuration.title == nil ? .zero : title.sizeThatFits(limit)
    guard configuration.subtitle != nil else { return titleSize }
    let subtitleSize = subtitle.sizeThatFits(limit)
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + configuration.titlePadding + subtitleSize.height
    )
  }

  func size(of configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let image = imageSize(of: configuration)
    let text = textSize(of: configuration, width: .greatestFiniteMagnitude)
    let padding = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    let content =
      configuration.isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    return CGSize(
      width: content.width + insets.leading + insets.trailing + indicatorRoom,
      height: content.height + insets.top + insets.bottom
    )
  }

  private func placeEffect(_ configuration: Configuration) {
    guard let backgroundEffect else { return }
    backgroundEffect.frame = background.frame
    backgroundEffect.cornerConfiguration =
      configuration.cornerStyle == .capsule
      ? .capsule() : .corners(radius: .fixed(Double(background.layer.cornerRadius)))
    backgroundEffect.clipsToBounds = !(backgroundEffect.effect is UIGlassEffect)
  }

  private func placeEdges(of configuration: UIBackgroundConfiguration) {
    let radius = background.layer.cornerRadius
    backgroundStroke.place(
      around: background.frame,
      radius: radius,
      outset: configuration.strokeOutset
    )
    configuration.shadowProperties.apply(
      to: background.layer,
      around: background.bounds,
      radius: radius,
      in: traitCollection
    )
  }

  func layOut(_ configuration: Configuration) {
    background.frame = bounds.inset(by: configuration.background.insets(in: self))
    background.layer.cornerRadius = configuration.radius(height: background.bounds.height)
    background.layer.cornerCurve = .continuous
    if configuration.cornerStyle == .capsule { background.layer.cornerCurve = .circular }
    placeEffect(configuration)
    placeEdges(of: configuration.background)

    var insets = configuration.contentInsets
    // Mark and content are placed as one.
    insets.trailing += indicatorRoom
    let room = bounds.inset(by: UIEdgeInsets(insets, isRightToLeft: isRightToLeft))
    let image = imageSize(of: configuration)
    let hasText = configuration.title != nil || configuration.subtitle != nil
    let padding = image.width > 0 && hasText ? configuration.imagePadding : 0
    let isStacked = configuration.isStacked
    let textWidth = isStacked ? room.width : max(0, room.width - image.width - padding)
    var text = textSize(of: configuration, width: textWidth)
    // Content that fills the button has image and text at its edges (inferred from
    // apps that spread them so).
    let fills = contentHorizontalAlignment == .fill && image.width > 0 && hasText && !isStacked
    text.width = fills ? textWidth : min(text.width, textWidth)

    let block =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    let frame = CGRect(origin: origin(of: block, in: room), size: block)
    let (imageFrame, textFrame) = parts(of: frame, configuration, image, text, padding)
    imageHolder.frame = imageFrame.aligned(scale)
    if spinner.superview != nil { spinner.frame = imageFrame.aligned(scale) }
    layOutText(configuration, in: textFrame)
    placeIndicator(beside: frame)
  }

  /// Where image and text are in the block of both.
  private func parts(
    of block: CGRect,
    _ configuration: Configuration,
    _ image: CGSize,
    _ text: CGSize,
    _ padding: CGFloat
  ) -> (image: CGRect, text: CGRect) {
    let imageFirst =
      switch configuration.imagePlacement {
      case .top: true
      case .bottom: false
      case .trailing: isRightToLeft
      default: !isRightToLeft
      }
    var imageFrame = CGRect(origin: block.origin, size: image)
    var textFrame = CGRect(origin: block.origin, size: text)
    if configuration.isStacked {
      imageFrame.origin.x += (block.width - image.width) / 2
      textFrame.origin.x += (block.width - text.width) / 2
      if imageFirst {
        textFrame.origin.y += image.height + padding
      } else {
        imageFrame.origin.y += text.height + padding
      }
    } else {
      imageFrame.origin.y += (block.height - image.height) / 2
      textFrame.origin.y += (block.height - text.height) / 2
      if imageFirst {
        textFrame.origin.x += image.width + padding
      } else {
        imageFrame.origin.x += text.width + padding
      }
    }
    return (imageFrame, textFrame)
  }

  private func origin(of block: CGSize, in room: CGRect) -> CGPoint {
    var origin = CGPoint(x: room.midX - block.width / 2, y: room.midY - block.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: origin.x = room.minX
    case .right, .trailing: origin.x = room.maxX - block.width
    default: break
    }
    switch contentVerticalAlignment {
    case .top: origin.y = room.minY
    case .bottom: origin.y = room.maxY - block.height
    default: break
    }
    return origin
  }

  private func layOutText(_ configuration: Configuration, in frame: CGRect) {
    let limit = CGSize(width: frame.width, height: .greatestFiniteMagnitude)
    func place(_ label: UILabel, _ size: CGSize, y: CGFloat) {
      let width = min(size.width, frame.width)
      let slack = frame.width - width
      let part: CGFloat
      switch configuration.titleAlignment {
      case .center: part = 0.5
      case .trailing: part = isRightToLeft ? 0 : 1
      case .leading: part = isRightToLeft ? 1 : 0
      case .automatic: part = configuration.isStacked ? 0.5 : isRightToLeft ? 1 : 0
      }
      label.frame =
        CGRect(x: frame.minX + slack * part, y: y, width: width, height: size.height)
        .aligned(scale)
    }
    let titleSize = configuration.title == nil ? .zero : title.sizeThatFits(limit)
    place(title, titleSize, y: frame.minY)
    if configuration.subtitle != nil {
      let y = frame.minY + titleSize.height + configuration.titlePadding
      place(subtitle, subtitle.sizeThatFits(limit), y: y)
    }
  }
}
