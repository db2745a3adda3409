import Foundation

/// What a share sheet shows: the first item with its title, a button that closes, and
/// the actions in a group.
///
/// The row of apps that iOS has between them is missing: a device without accounts has none to
/// name. Sizes are in points, as on iOS 15 to 18 (observed).
final class ShareSheet: UIView {
  private let preview = UIImageView()
  private let titleLabel = UILabel()
  private let close = UIButton(type: .custom)
  private let hairline = UIView()
  private let group = UIView()
  private var rows: [(button: UIButton, icon: UIImageView)] = []
  /// Between the rows.
  private var lines: [UIView] = []
  private let onClose: () -> Void

  private enum Metrics {
    static let margin: CGFloat = 16
    static let header: CGFloat = 72
    static let preview: CGFloat = 40
    static let close: CGFloat = 30
    static let row: CGFloat = 52
    static let icon: CGFloat = 24
    static let hairline: CGFloat = 0.5
  }

  init(
    title: String,
    picture: UIImage?,
    actions: [PlainScreen.Row],
    onClose: @escaping () -> Void
  ) {
    self.onClose = onClose
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    preview.image = picture ?? UIImage(systemName: "doc.text")
    preview.tintColor = .secondaryLabel
    preview.contentMode = picture == nil ? .center : .scaleAspectFill
    preview.backgroundColor = .tertiarySystemFill
    preview.layer.cornerRadius = 8
    preview.clipsToBounds = true
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.setPreferredSymbolConfiguration(.init(pointSize: 13, weight: .bold), forImageIn: .normal)
    close.tintColor = .secondaryLabel
    close.backgroundColor = .tertiarySystemFill
    close.layer.cornerRadius = Metrics.close / 2
    close.accessibilityLabel = SystemWord.close.text
    close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
    hairline.backgroundColor = .separator
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 10
    group.clipsToBounds = true
    for view in [preview, titleLabel, close, hairline, group] { addSubview(view) }
    rows = actions.map(row)
    lines = rows.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in rows.map(\.button) + lines { group.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Its title leads, and its picture trails.
  private func row(_ action: PlainScreen.Row) -> (button: UIButton, icon: UIImageView) {
    let row = UIButton(type: .custom)
    row.setTitle(action.title, for: .normal)
    row.setTitleColor(.label, for: .normal)
    row.titleLabel?.font = .systemFont(ofSize: 17)
    row.contentHorizontalAlignment = .leading
    row.contentEdgeInsets = UIEdgeInsets(
      top: 0,
      left: Metrics.margin,
      bottom: 0,
      right: Metrics.margin
    )
    row.addAction(UIAction { _ in action.action() }, for: .primaryActionTriggered)
    let icon = UIImageView(image: action.image)
    icon.tintColor = .label
    icon.contentMode = .scaleAspectFit
    row.addSubview(icon)
    return (row, icon)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let (margin, side) = (Metrics.margin, Metrics.preview)
    let closeX = area.width - margin - Metrics.close
    let left = margin + side + 12
    let frames: [(UIView, CGRect)] = [
      (preview, CGRect(x: margin, y: margin, width: side, height: side)),
      (titleLabel, CGRect(x: left, y: margin, width: max(0, closeX - left - 8), height: side)),
      (
        close,
        CGRect(x: closeX, y: margin + 5, width: Metrics.close, height: Metrics.close)
      ),
      (hairline, CGRect(x: 0, y: Metrics.header, width: area.width, height: Metrics.hairline)),
      (
        group,
        CGRect(
          x: margin,
          y: Metrics.header + margin,
          width: max(0, area.width - 2 * margin),
          height: CGFloat(rows.count) * Metrics.row
        )
      ),
    ]
    for (view, frame) in frames {
      view.frame = frameFromLeading(frame.offsetBy(dx: area.minX, dy: bounds.minY))
    }
    layOutRows()
  }

  private func layOutRows() {
    let width = group.bounds.width
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Metrics.row
      row.button.frame = CGRect(x: 0, y: y, width: width, height: Metrics.row)
      row.icon.frame = row.button.frameFromLeading(
        CGRect(
          x: width - Metrics.margin - Metrics.icon,
          y: (Metrics.row - Metrics.icon) / 2,
          width: Metrics.icon,
          height: Metrics.icon
        )
      )
    }
    for (index, line) in lines.enumerated() {
      line.frame = group.frameFromLeading(
        CGRect(
          x: Metrics.margin,
          y: CGFloat(index + 1) * Metrics.row - Metrics.hairline,
          width: max(0, width - Metrics.margin),
          height: Metrics.hairline
        )
      )
    }
  }
}
