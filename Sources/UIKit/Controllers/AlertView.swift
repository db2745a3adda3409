import Foundation

/// The view of an alert: title, message, fields, and buttons between hairlines; in a sheet the
/// cancel button is separate.
///
/// Where they have not enough room, texts and buttons scroll, each in their own part (observed).
final class AlertView: UIView {
  private enum Metrics {
    /// Along a continuous curve (measured on iOS 15 to 17).
    static let cornerRadius: CGFloat = 13
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    static let margin: CGFloat = 16
    /// Above and below the texts of an alert, between them, and of a line of the message
    /// (measured on iOS 15, 17 and 18: 80, 96 and 112 points with one to three lines).
    static let top: CGFloat = 58.0 / 3
    static let bottom: CGFloat = 64.0 / 3
    static let messageLine: CGFloat = 16
    static let gap: CGFloat = 8
    /// How many rows of buttons a long message leaves at least (inferred).
    static let leastRows: CGFloat = 2.5
  }

  weak var controller: UIAlertController?

  private let group = UIView()
  /// Under the texts and the buttons; the separate button to cancel is opaque (observed).
  private let paper = UIVisualEffectView(effect: nil)
  /// Below all content, with the paper behind a view that apps colour: they reach it as the first
  /// view of the first one's first (observed in many).
  private let plate = UIView()
  private let colorView = UIView()
  private let cancelGroup = UIView()
  private let texts = AlertScrollView()
  private let choices = AlertScrollView()
  /// What `rebuild` has added to the boxes and the parts that scroll.
  private var contents: [UIView] = []
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fieldBox: AlertFieldBox?
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var hairlines: [UIView] = []

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }
  private var isPopover: Bool { controller?.isPopover ?? false }

  /// Shows what has changed of one action; a field keeps the keyboard.
  func update(_ action: UIAlertAction) {
    for button in buttons + [cancelButton].compactMap(\.self) where button.alertAction === action {
      button.showAction()
    }
  }

  func rebuild() {
    guard let controller else { return }
    // What an app has added stays, such as a picker or a spinner over an empty message.
    contents.forEach { $0.removeFromSuperview() }
    contents = []
    if plate.subviews.isEmpty {
      for view in [colorView, paper] { plate.addSubview(view) }
      // Behind the first view.
      paper.layer.zPosition = -1
    }
    for part in [plate, texts, choices] where part.superview !== group { group.addSubview(part) }
    // The box of a popover has the colour itself, and so has its arrow.
    backgroundColor = isPopover ? UIPopoverPresentationController.paper : nil
    paper.effect = isPopover ? nil : UIBlurEffect(style: AlertView.material)
    cancelGroup.backgroundColor = AlertView.cancelPaper
    for box in [group, cancelGroup] {
      box.layer.cornerRadius = Metrics.cornerRadius
      box.layer.cornerCurve = .continuous
      box.clipsToBounds = true
      if box.superview !== self { addSubview(box) }
    }
    write(
      controller.title,
      in: titleLabel,
      font: .systemFont(ofSize: isSheet ? 13 : 17, weight: titleWeight(of: controller))
    )
    write(controller.message, in: messageLabel, font: .systemFont(ofSize: 13))
    if isSheet {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
      spread(titleLabel)
    }
    spread(messageLabel)
    if let text = controller.attributedTitle { write(text, in: titleLabel) }
    if let text = controller.attributedMessage { write(text, in: messageLabel) }
    let fields = controller.textFields ?? []
    fieldBox = fields.isEmpty ? nil : AlertFieldBox(rows: fields.count)
    if let fieldBox { add(fieldBox, to: texts) }
    for field in fields { add(field, to: texts) }
    if let content = controller.contentViewController?.view {
      content.autoresizingMask = []
      add(content, to: texts)
    }
    buildButtons(controller)
    setNeedsLayout()
  }

  /// The title of a sheet is as thin as a message unless there is one (measured; with one,
  /// observed).
  private func titleWeight(of controller: UIAlertController) -> UIFont.Weight {
    isSheet && (controller.message ?? "").isEmpty ? .regular : .semibold
  }

  private func add(_ view: UIView, to box: UIView) {
    box.addSubview(view)
    contents.append(view)
  }

  private func buildButtons(_ controller: UIAlertController) {
    // In an alert of two, the cancel action is on the left; in a taller one, last. In a sheet it is
    // separate.
    let cancel = controller.actions.first { $0.style == .cancel }
    var others = controller.actions.filter { $0 !== cancel }
    cancelButton = nil
    if let cancel {
      if isSheet {
        // A touch beside a popover stands for it (documented).
        if !isPopover { cancelButton = makeButton(cancel, in: cancelGroup) }
      } else {
        others.insert(cancel, at: others.count == 1 ? 0 : others.count)
      }
    }
    cancelGroup.isHidden = cancelButton == nil
    buttons = others.map { makeButton($0, in: choices) }
    // The first one stays between the two parts.
    hairlines = buttons.indices.map { index in
      let line = UIView()
      line.backgroundColor = AlertView.hairline
      add(line, to: index == 0 ? group : choices)
      return line
    }
  }

  /// The screen behind shows through a little (inferred: Apple does not name the material).
  private static let material = UIBlurEffect.Style.systemThickMaterial
  // Dark ones are taken from pictures (inferred).
  private static let cancelPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.175, alpha: 1) : .white
  }
  // The light one is measured, over bright and over dark screens.
  private static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.255)
  }

  private func write(_ text: String?, in label: UILabel, font: UIFont) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    add(label, to: texts)
  }

  /// Gives the lines of a message, and of a sheet's title, their height.
  private func spread(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.minimumLineHeight = Metrics.messageLine
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: label.font as Any, .foregroundColor: label.textColor as Any, .paragraphStyle: style,
      ]
    )
  }

  /// A text that states an alignment has it; the others stay in the middle (inferred).
  private func write(_ text: NSAttributedString, in label: UILabel) {
    label.attributedText = text
    let style = NSAttributedString.Key.paragraphStyle
    let isPlain = text.length == 0 || text.attribute(style, at: 0, effectiveRange: nil) == nil
    if isPlain { label.textAlignment = .center }
  }

  private func makeButton(_ action: UIAlertAction, in box: UIView) -> AlertButton {
    let preferred = controller?.preferredAction ?? controller?.actions.first { $0.style == .cancel }
    let button = AlertButton(
      action: action,
      isBold: action === preferred,
      fontSize: isSheet ? 20 : 17
    )
    button.addAction(
      UIAction { [weak self, unowned action] _ in self?.controller?.choose(action) },
      for: .touchUpInside
    )
    add(button, to: box)
    return button
  }

  /// What a controller between the texts and the buttons prefers, or what its constraints give.
  private static func height(of content: UIViewController, width: CGFloat) -> CGFloat {
    let preferred = content.preferredContentSize.height
    guard preferred <= 0 else { return preferred }
    return content.view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOut(in: size, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(in: bounds.size, moves: true)
  }

  private var rowHeight: CGFloat { isSheet ? Metrics.sheetButton : Metrics.alertButton }

  /// Computes the layout from top to bottom, applies it if `moves`, and returns the height.
  private func layOut(in size: CGSize, moves: Bool) -> CGFloat {
    let width = size.width
    let lines = layOutTexts(width: width, moves: moves)
    let content = controller?.contentViewController
    let contentHeight = content.map { AlertView.height(of: $0, width: width) } ?? 0
    let choiceHeight = layOutButtons(width: width, moves: moves)
    let below = cancelButton == nil ? 0 : Metrics.gap + rowHeight
    // The line above the buttons has its own place (measured on iOS 15, 17 and 18).
    let line = lines + contentHeight == 0 ? 0 : hairlineThickness
    let room = max(0, size.height - below - line)
    let choicesAtLeast = min(choiceHeight, Metrics.leastRows * rowHeight)
    let shownTexts = min(lines + contentHeight, max(0, room - choicesAtLeast))
    let shownChoices = min(choiceHeight, max(0, room - shownTexts))
    let height = shownTexts + line + shownChoices
    guard moves else { return height + below }
    // An app's own view is as high as what is left for it, and scrolls by itself (inferred).
    let shownContent = max(0, shownTexts - lines)
    content?.view.frame = CGRect(x: 0, y: lines, width: width, height: shownContent)
    let textHeight = lines + shownContent
    group.frame = CGRect(x: 0, y: 0, width: width, height: height)
    for view in [plate, colorView, paper] { view.frame = group.bounds }
    texts.show(
      CGSize(width: width, height: textHeight),
      in: CGRect(x: 0, y: 0, width: width, height: shownTexts)
    )
    choices.show(
      CGSize(width: width, height: choiceHeight),
      in: CGRect(x: 0, y: shownTexts + line, width: width, height: shownChoices)
    )
    if let line = hairlines.first {
      line.frame = CGRect(x: 0, y: shownTexts, width: width, height: hairlineThickness)
      line.isHidden = textHeight == 0
    }
    cancelGroup.frame = CGRect(x: 0, y: height + Metrics.gap, width: width, height: rowHeight)
    cancelButton?.frame = cancelGroup.bounds
    return height + below
  }

  private var hairlineThickness: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Title, message and fields, from the top of their part.
  private func layOutTexts(width: CGFloat, moves: Bool) -> CGFloat {
    let inner = width - 2 * Metrics.margin
    let edge = isSheet ? 14 : Metrics.top
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat) {
      if moves { view.frame = CGRect(x: Metrics.margin, y: y, width: inner, height: height) }
      y += height
    }
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    if !labels.isEmpty { y += edge }
    for (index, label) in labels.enumerated() {
      if index > 0 { y += 3 }
      place(label, height: label.sizeThatFits(CGSize(width: inner, height: 10_000)).height)
    }
    let fields = controller?.textFields ?? []
    if !labels.isEmpty || !fields.isEmpty { y += isSheet ? edge : Metrics.bottom }
    if moves {
      fieldBox?.show(
        fields,
        at: CGPoint(x: AlertFieldBox.margin, y: y),
        width: width - 2 * AlertFieldBox.margin
      )
    }
    return y + AlertFieldBox.height(rows: fields.count)
  }

  /// Two buttons of an alert are beside each other where their titles fit, all others in rows
  /// (observed) with lines between them (measured in sheets).
  private func layOutButtons(width: CGFloat, moves: Bool) -> CGFloat {
    let isPair = !isSheet && buttons.count == 2
    let isSideBySide = isPair && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
    let thickness = hairlineThickness
    let rows = CGFloat(isSideBySide ? 1 : buttons.count)
    let height = rowHeight * rows + thickness * max(0, rows - 1)
    guard moves else { return height }
    // One above the other, the action to cancel is the lower one.
    let isTurned = isPair && !isSideBySide && buttons[0].alertAction.style == .cancel
    let ordered = isTurned ? buttons.reversed() : buttons
    for (index, (button, line)) in zip(ordered, hairlines).enumerated() {
      let place = CGFloat(index)
      if isSideBySide {
        let half = width / 2
        button.frame = CGRect(x: place * half, y: 0, width: half, height: rowHeight)
        if index > 0 { line.frame = CGRect(x: half, y: 0, width: thickness, height: rowHeight) }
      } else {
        let y = place * (rowHeight + thickness)
        button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        if index > 0 {
          line.frame = CGRect(x: 0, y: y - thickness, width: width, height: thickness)
        }
      }
    }
    return height
  }
}
