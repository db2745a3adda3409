import Foundation

/// The labels and the picture of a row without a content configuration.
extension UITableViewCell {
  /// The distance of text from an image (measured on iPhone).
  static let imageGap: CGFloat = 15

  func makeTextLabel() -> UILabel {
    hasText = true
    let label = UILabel()
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    // Controls of editing push it aside.
    label.shrinksAtOnce = false
    contentView.addPart(label)
    setNeedsLayout()
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    hasDetail = true
    let label = UILabel()
    switch style {
    case .value1:
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 15)
    default: label.font = .systemFont(ofSize: 12)
    }
    // Controls of editing push it aside.
    label.shrinksAtOnce = false
    contentView.addPart(label)
    setNeedsLayout()
    return label
  }

  func makeImageView() -> UIImageView {
    hasImage = true
    let view = UIImageView()
    contentView.addPart(view)
    setNeedsLayout()
    return view
  }

  func layOutContent() {
    let height = contentView.bounds.height
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if hasImage, let imageView, let size = imageSize(in: height) {
      place(imageView, CGRect(origin: CGPoint(x: left, y: (height - size.height) / 2), size: size))
      left += size.width + Self.imageGap
    }
    let right =
      contentView.bounds.width - (shownAccessory == nil ? margin : 0)
    guard hasText || hasDetail else { return }
    let text = hasText ? textLabel : nil
    let detail = hasDetail ? detailTextLabel : nil
    switch style {
    case .default:
      place(text, CGRect(x: left, y: 0, width: max(0, right - left), height: height))
    case .subtitle: stack(text, detail, left: left, right: right)
    case .value1:
      let detailWidth = min(detail?.intrinsicContentSize.width ?? 0, max(0, right - left))
      let room = max(0, right - left - (detailWidth > 0 ? detailWidth + 6 : 0))
      placeInLine(detail, x: right - detailWidth, width: detailWidth)
      placeInLine(text, x: left, width: min(text?.intrinsicContentSize.width ?? 0, room))
    case .value2:
      // The text ends where the detail begins.
      if isRightToLeft, text?.textAlignment == .right { text?.textAlignment = .left }
      let x = left + 91 + 6
      placeInLine(text, x: left, width: 91)
      placeInLine(detail, x: x, width: max(0, right - x))
    }
  }

  /// The size of the picture, which a row makes small enough for its height (observed), and which fills its view then
  /// (inferred: apps show photographs there); nil without one.
  func imageSize(in height: CGFloat) -> CGSize? {
    guard let size = imageView?.image?.size, size.width > 0, size.height > 0 else { return nil }
    let scale = height > 0 ? min(1, height / size.height) : 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The text above the detail, both in the middle of the height.
  private func stack(_ text: UILabel?, _ detail: UILabel?, left: CGFloat, right: CGFloat) {
    let textHeight = text?.intrinsicContentSize.height ?? 0
    let detailHeight = detail?.intrinsicContentSize.height ?? 0
    let hasBoth = detailHeight > 0 && detail?.text?.isEmpty == false
    let gap: CGFloat = hasBoth ? 3 : 0
    let height = textHeight + gap + (hasBoth ? detailHeight : 0)
    let top = (contentView.bounds.height - height) / 2
    let width = max(0, right - left)
    place(text, CGRect(x: left, y: top, width: width, height: textHeight))
    place(detail, CGRect(x: left, y: top + textHeight + gap, width: width, height: detailHeight))
  }

  /// In the middle of the height.
  private func placeInLine(_ label: UILabel?, x: CGFloat, width: CGFloat) {
    let height = label?.intrinsicContentSize.height ?? 0
    let y = (contentView.bounds.height - height) / 2
    place(label, CGRect(x: x, y: y, width: width, height: height))
  }

  /// - Parameter frame: the frame in a left-to-right layout.
  private func place(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = contentView.bounds.width - frame.maxX
    }
    view?.frame = frame.pixelAligned
  }
}
