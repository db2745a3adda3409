import Foundation

/// Replaces a system screen that is not imitated: a title, rows, and a close button.
final class PlainScreen: UIView {
  struct Row {
    var title: String
    var image: UIImage?
    var action: () -> Void
  }

  var title = "" { didSet { titleLabel.text = title } }
  var rows: [Row] = [] { didSet { rebuild() } }
  var onClose: (() -> Void)?

  private let titleLabel = UILabel()
  private let close = UIButton(type: .system)
  private var buttons: [UIButton] = []

  /// A row of a system sheet.
  private static let rowHeight: CGFloat = 52
  private static let margin: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.lineBreakMode = .byTruncatingTail
    close.setTitle(SystemWord.cancel.text, for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
    addSubview(titleLabel)
    addSubview(close)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = rows.map { row in
      let button = UIButton(type: .system)
      button.setTitle(row.title, for: .normal)
      button.setImage(row.image, for: .normal)
      button.contentHorizontalAlignment = .leading
      button.backgroundColor = .secondarySystemGroupedBackground
      button.addAction(UIAction { _ in row.action() }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = PlainScreen.margin
    let closeSize = close.intrinsicContentSize
    let top = safeAreaInsets.top + 12
    close.frame = CGRect(
      x: bounds.width - margin - closeSize.width,
      y: top,
      width: closeSize.width,
      height: 32
    )
    titleLabel.frame = CGRect(
      x: margin,
      y: top,
      width: max(0, close.frame.minX - margin - 8),
      height: 32
    )
    var y = top + 56
    for button in buttons {
      button.frame = CGRect(
        x: margin,
        y: y,
        width: bounds.width - 2 * margin,
        height: PlainScreen.rowHeight
      )
      y += PlainScreen.rowHeight + 1
    }
  }
}
