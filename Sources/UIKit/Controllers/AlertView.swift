import Foundation

/// The view of an alert: title, message, fields, and buttons between hairlines; in a sheet the
/// cancel button is separate.
final class AlertView: UIView {
  private enum Metrics {
    static let cornerRadius: CGFloat = 14
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    static let margin: CGFloat = 16
    static let top: CGFloat = 20
    static let gap: CGFloat = 8
  }

  weak var controller: UIAlertController?

  private let group = UIView()
  private let cancelGroup = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
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
    group.subviews.forEach { $0.removeFromSuperview() }
    cancelGroup.subviews.forEach { $0.removeFromSuperview() }
    // The box of a popover has the colour itself, and so has its arrow.
    backgroundColor = isPopover ? AlertView.paper : nil
    group.backgroundColor = isPopover ? nil : AlertView.paper
    cancelGroup.backgroundColor = AlertView.cancelPaper
    for box in [group, cancelGroup] {
      box.layer.cornerRadius = Metrics.cornerRadius
      box.clipsToBounds = true
      if box.superview !== self { addSubview(box) }
    }
    write(
      controller.title,
      in: titleLabel,
      font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    )
    write(controller.message, in: messageLabel, font: .systemFont(ofSize: 13))
    if isSheet {
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    }
    if let text = controller.attributedTitle { write(text, in: titleLabel) }
    if let text = controller.attributedMessage { write(text, in: messageLabel) }
    controller.textFields?.forEach(group.addSubview)
    if let content = controller.contentViewController?.view {
      content.autoresizingMask = []
      group.addSubview(content)
    }

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
    buttons = others.map { makeButton($0, in: group) }
    hairlines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = AlertView.hairline
      group.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  // Dark ones are taken from pictures (inferred).
  private static let paper = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.145 : 0.96, alpha: 0.97)
  }
  private static let cancelPaper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.175, alpha: 1) : .white
  }
  private static let hairline = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }

  private func write(_ text: String?, in label: UILabel, font: UIFont) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    group.addSubview(label)
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
    box.addSubview(button)
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
    CGSize(width: size.width, height: layOut(width: size.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width, moves: true)
  }

  /// Computes the layout from top to bottom, applies it if `moves`, and returns the height.
  private func layOut(width: CGFloat, moves: Bool) -> CGFloat {
    let inner = width - 2 * Metrics.margin
    var y: CGFloat = 0
    func place(_ view: UIView, height: CGFloat, x: CGFloat = Metrics.margin, width: CGFloat? = nil)
    {
      if moves { view.frame = CGRect(x: x, y: y, width: width ?? inner, height: height) }
    }
    let texts = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    if !texts.isEmpty { y += isSheet ? 14 : Metrics.top }
    for (index, label) in texts.enumerated() {
      if index > 0 { y += 3 }
      let height = label.sizeThatFits(CGSize(width: inner, height: 10_000)).height
      place(label, height: height)
      y += height
    }
    for field in controller?.textFields ?? [] {
      y += Metrics.gap
      place(field, height: 30)
      y += 30
    }
    if y > 0 { y += isSheet ? 14 : Metrics.top }
    if let content = controller?.contentViewController {
      let height = AlertView.height(of: content, width: width)
      place(content.view, height: height, x: 0, width: width)
      y += height
    }

    let thickness = 1 / max(traitCollection.displayScale, 1)
    let height = isSheet ? Metrics.sheetButton : Metrics.alertButton
    let isSideBySide = !isSheet && buttons.count == 2
    for (index, button) in buttons.enumerated() {
      if isSideBySide {
        let half = width / 2
        place(button, height: height, x: CGFloat(index) * half, width: half)
        if moves {
          hairlines[index].frame =
            index == 0
            ? CGRect(x: 0, y: y, width: width, height: thickness)
            : CGRect(x: half, y: y, width: thickness, height: height)
        }
        if index == 1 { y += height }
      } else {
        place(button, height: height, x: 0, width: width)
        if moves { hairlines[index].frame = CGRect(x: 0, y: y, width: width, height: thickness) }
        if moves { hairlines[index].isHidden = y == 0 }
        y += height
      }
    }
    if moves { group.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    guard let cancelButton else { return y }
    y += Metrics.gap
    if moves {
      cancelGroup.frame = CGRect(x: 0, y: y, width: width, height: height)
      cancelButton.frame = cancelGroup.bounds
    }
    return y + height
  }
}
