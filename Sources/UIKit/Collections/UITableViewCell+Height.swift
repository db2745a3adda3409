import Foundation

extension UITableViewCell {
  /// The height of a row that sizes itself: by the constraints in the content view, or as the cell's
  /// `sizeThatFits(_:)` says, which code that places its views itself overrides (documented in WWDC
  /// 2014; that the width is the row's is inferred).
  func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    guard contentView.constraints.isEmpty else { return heightByContent(forWidth: width) }
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return height > 0 && height.isFinite ? height : heightByContent(forWidth: width)
  }

  /// By the constraints in the content view, or by the labels.
  ///
  /// Views that an app adds to the cell itself can make it higher (inferred from such apps).
  func heightByContent(forWidth width: CGFloat) -> CGFloat {
    setContentMargins()
    let accessory = shownAccessory
    let sides = safeSides
    let controls =
      hasEditing ? editing.width(isEditing: isEditing, isIndented: editingPlan.isIndented) : 0
    let content =
      width - indexWidth - controls - sides.leading - sides.trailing
      - (accessory.map { room(for: $0) + margin } ?? 0)
    // A separator adds its height to the row (observed).
    let separatorHeight = separatorSettings.isShown ? 1 / UIScreen.main.scale : 0
    if let height = fittingHeight(of: contentView, forWidth: content), height > 0 {
      return height + separatorHeight
    }
    let standard = heightByLabels(forContentWidth: content)
    guard let height = fittingHeight(of: self, forWidth: width), height > standard else {
      return standard
    }
    return height + separatorHeight
  }

  /// A point less in a table without lines (observed on iOS 17 or 18, in one picture).
  private var subtitleRowHeight: CGFloat {
    table?.separatorStyle == UITableViewCell.SeparatorStyle.none ? 57 : 58
  }

  /// The height of one-line rows, or a larger one for labels that are higher: with their lines
  /// (documented), or with their font (observed).
  ///
  /// Beside lines a small picture has the standard margins above and below it (measured on one
  /// screen: rows with pictures of 29 points are 51 points high). Other pictures have the height of
  /// their row at most; the row grows for the lines beside them alone (inferred).
  private func heightByLabels(forContentWidth width: CGFloat) -> CGFloat {
    let standard =
      style == .subtitle && hasDetail ? subtitleRowHeight : UITableView.standardRowHeight
    guard hasText || hasDetail else { return standard }
    var height = standard
    // A higher row has a wider picture, and less room for its lines.
    for _ in 0..<Self.picturePasses {
      let room = textEnd(in: width) - textStart(in: height)
      let lines = wholeLabelHeight(inRoom: room) + Self.roomAroundLabels(style)
      let wanted = max(lines, heightAroundPicture)
      guard room > 0, wanted > height else { break }
      height = wanted
    }
    return height
  }

  private static let picturePasses = 8

  /// Zero for one that is no sign beside lines.
  private var heightAroundPicture: CGFloat {
    guard hasImage, hasWrappingLabels, let height = imageView?.image?.size.height,
      height <= UITableView.standardRowHeight
    else { return 0 }
    return height + Self.verticalMargins
  }

  /// Points above and below the content together.
  private static let verticalMargins: CGFloat = 22

  /// In whole points, the same on all screens: labels round their height up to a pixel, by half of
  /// one on average.
  private func wholeLabelHeight(inRoom room: CGFloat) -> CGFloat {
    (labelHeight(inRoom: room) - 0.5 / UIScreen.main.scale).rounded(.toNearestOrEven)
  }

  /// Points above and below the labels together, with the separator: those of one line fit into the
  /// standard heights (inferred), and a line of 20 points makes a row 48 points high (measured on
  /// iOS 15).
  private static func roomAroundLabels(_ style: CellStyle) -> CGFloat {
    style == .subtitle ? 19 : 24
  }

  /// Whether a label can have more than one line.
  var hasWrappingLabels: Bool {
    let (text, detail) = labels
    return [text, detail].contains { $0.map { $0.numberOfLines != 1 } ?? false }
  }

  /// Nil where no constraints say it.
  private func fittingHeight(of view: UIView, forWidth width: CGFloat) -> CGFloat? {
    guard !view.constraints.isEmpty else { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The content's margins are those of the labels, and less at an accessory (measured: the frames
  /// of prototypes in storyboards of Xcode 11 and later).
  ///
  /// A table whose app sets its margins lends them to the content (measured on iOS 17.0: 16 points
  /// in a screen of 390).
  func setContentMargins() {
    let own = table?.ownSideMargins
    let start = own.map { isRightToLeft ? $0.right : $0.left } ?? margin
    let end = own.map { isRightToLeft ? $0.left : $0.right } ?? margin
    (host.view as? UIListContentView)?.rowMargins = (start, end)
    let margins = NSDirectionalEdgeInsets(
      top: Self.verticalMargins / 2,
      leading: start,
      bottom: Self.verticalMargins / 2,
      trailing: shownAccessory == nil ? end : Self.accessoryGap
    )
    content.setStandardMargins(margins)
    host.setMargins(margins)
  }
}
