import Foundation

/// The labels and the picture of a row without a content configuration.
extension UITableViewCell {
  /// The distance of text from an image (measured on iPhone).
  static let imageGap: CGFloat = 15

  func makeTextLabel() -> UILabel {
    let label = UILabel()
    label.font = style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    // Controls of editing push it aside.
    label.shrinksAtOnce = false
    hasText = addToContent(label)
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
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
    hasDetail = addToContent(label)
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView()
    hasImage = addToContent(view)
    return view
  }

  /// Whether the part stands in the row: beside a configuration the labels and the picture are not
  /// shown (documented: one excludes the other).
  private func addToContent(_ part: UIView) -> Bool {
    guard host.configuration == nil else { return false }
    contentView.addPart(part)
    setNeedsLayout()
    return true
  }

  func layOutContent() {
    let height = contentView.bounds.height
    if hasImage, let imageView, let size = imageSize(in: height) {
      let x = indentedMargin + imageOffset(ofWidth: size.width)
      let origin = CGPoint(x: x, y: (height - size.height) / 2)
      place(imageView, CGRect(origin: origin, size: size))
    }
    guard hasText || hasDetail else { return }
    let left = textStart(in: height)
    let right = textEnd(in: contentView.bounds.width)
    let widths = labelWidths(in: max(0, right - left))
    let (text, detail) = labels
    switch style {
    case .default: place(text, CGRect(x: left, y: 0, width: widths.text, height: height))
    case .subtitle: stack(text, detail, left: left, width: widths.text)
    case .value1:
      placeInLine(detail, x: right - widths.detail, width: widths.detail)
      placeInLine(text, x: left, width: widths.text)
    case .value2:
      // The text ends where the detail begins.
      if isRightToLeft, text?.textAlignment == .right { text?.textAlignment = .left }
      placeInLine(text, x: left, width: widths.text)
      placeInLine(detail, x: left + widths.text + Self.valueGap, width: widths.detail)
    }
  }

  /// Those that have been asked for.
  var labels: (text: UILabel?, detail: UILabel?) {
    (hasText ? textLabel : nil, hasDetail ? detailTextLabel : nil)
  }

  private var indentedMargin: CGFloat { margin + CGFloat(indentationLevel) * indentationWidth }

  /// - Parameter height: of the row, for which the picture is made small enough.
  func textStart(in height: CGFloat) -> CGFloat {
    indentedMargin + imageRoom(in: height)
  }

  /// What the picture takes of the way to the text, in a row of this height.
  func imageRoom(in height: CGFloat) -> CGFloat {
    guard hasImage, let width = imageSize(in: height)?.width else { return 0 }
    let end = imageOffset(ofWidth: width) + width
    return max(isSymbolShown ? Self.symbolRoom : 0, end) + Self.imageGap
  }

  private var isSymbolShown: Bool { imageView?.image?.isSymbolImage ?? false }

  /// Symbols have the same middle in all rows, in a room of this width (measured: frames in
  /// storyboards of Xcode 14 to 16); other pictures begin at the margin.
  private static let symbolRoom: CGFloat = 24

  private func imageOffset(ofWidth width: CGFloat) -> CGFloat {
    // How far a wide one goes into the margin is inferred.
    isSymbolShown ? max(-4, (Self.symbolRoom - width) / 2) : 0
  }

  /// - Parameter width: of the content.
  func textEnd(in width: CGFloat) -> CGFloat {
    width - (shownAccessory == nil ? margin : Self.accessoryGap)
  }

  /// The distance of a text from its value.
  private static let valueGap: CGFloat = 6
  private static let value2TextWidth: CGFloat = 91
  /// The distance of a text from the subtitle below it.
  private static let subtitleGap: CGFloat = 3
  /// Points above and below both labels of one line, with less of which they touch.
  private static let roomAroundSubtitles: CGFloat = 18.5

  /// The widths of both labels where they have `room` together.
  ///
  /// A value has its whole width before the text has any; where one of both has several lines, it
  /// leaves the text its own width, up to half of the room (inferred).
  func labelWidths(in room: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    let (text, detail) = labels
    switch style {
    case .default, .subtitle: return (room, room)
    case .value1:
      let wanted = text?.intrinsicContentSize.width ?? 0
      let limit = hasWrappingLabels ? max(room / 2, room - wanted - Self.valueGap) : room
      let width = min(detail?.intrinsicContentSize.width ?? 0, max(0, limit))
      return (min(wanted, max(0, room - (width > 0 ? width + Self.valueGap : 0))), width)
    case .value2:
      return (Self.value2TextWidth, max(0, room - Self.value2TextWidth - Self.valueGap))
    }
  }

  /// The height of both labels together, in lines as long as the row has room for.
  func labelHeight(inRoom room: CGFloat) -> CGFloat {
    let (text, detail) = labels
    let widths = labelWidths(in: max(0, room))
    let textHeight = height(of: text, width: widths.text)
    let detailHeight = height(of: detail, width: widths.detail)
    switch style {
    case .default: return textHeight
    case .subtitle: return textHeight + (detailHeight > 0 ? Self.subtitleGap + detailHeight : 0)
    case .value1, .value2: return max(textHeight, detailHeight)
    }
  }

  private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    label?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
  }

  /// The size of the picture, which a row makes small enough for its height (observed), and which
  /// fills its view then (inferred: apps show photographs there); nil without one.
  func imageSize(in height: CGFloat) -> CGSize? {
    guard let size = imageView?.image?.size, size.width > 0, size.height > 0 else { return nil }
    let scale = height > 0 ? min(1, height / size.height) : 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The text above the detail, both about in the middle of the height.
  ///
  /// Where there is room the text is a point above the middle, and stands off the detail; in a low
  /// row they touch. It begins at a whole point (measured: frames in storyboards of Xcode 13
  /// to 16).
  ///
  /// Labels of several lines are cut where the row is too low for them, the text after
  /// the detail (inferred).
  private func stack(_ text: UILabel?, _ detail: UILabel?, left: CGFloat, width: CGFloat) {
    let room = contentView.bounds.height
    var textHeight = height(of: text, width: width)
    var detailHeight = height(of: detail, width: width)
    let hasBoth = detailHeight > 0
    let isLow =
      !hasWrappingLabels
      && room - textHeight - detailHeight - Self.subtitleGap < Self.roomAroundSubtitles
    let gap = hasBoth && !isLow ? Self.subtitleGap : 0
    detailHeight = cut(detailHeight, of: detail, to: room - gap - textHeight)
    textHeight = cut(textHeight, of: text, to: room - gap - detailHeight)
    var top = (room - textHeight - gap - detailHeight) / 2
    if hasBoth { top = isLow ? top.rounded(.up) : max(min(0, top), (top - 1.5).rounded(.up)) }
    place(text, CGRect(x: left, y: top, width: width, height: textHeight))
    place(detail, CGRect(x: left, y: top + textHeight + gap, width: width, height: detailHeight))
  }

  /// Never to less than one line.
  private func cut(_ height: CGFloat, of label: UILabel?, to room: CGFloat) -> CGFloat {
    guard let label, label.numberOfLines != 1 else { return height }
    return min(height, max(room, label.roundedUp(label.font.lineHeight)))
  }

  /// In the middle of the height.
  private func placeInLine(_ label: UILabel?, x: CGFloat, width: CGFloat) {
    let room = contentView.bounds.height
    let height = cut(height(of: label, width: width), of: label, to: room)
    place(label, CGRect(x: x, y: (room - height) / 2, width: width, height: height))
  }

  /// - Parameter frame: the frame in a left-to-right layout.
  private func place(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft {
      frame.origin.x = contentView.bounds.width - frame.maxX
    }
    view?.frame = frame.pixelAligned
  }
}

/// The view in which a row's labels are.
///
/// Apps compare the name of a touched view with its name, so that taps select the row.
@MainActor
final class UITableViewCellContentView: UIView {
  /// The labels get other places as their texts change (observed: rows that show a value
  /// which is being chosen).
  ///
  /// A picture that comes later is shown at the row's next layout (observed).
  override func intrinsicContentSizeMayHaveChanged(of part: UIView) {
    if part is UILabel { superview?.setNeedsLayout() }
  }
}
