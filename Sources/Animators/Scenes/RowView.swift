import UIKit

/// A line of a list: a coloured symbol, a title, a detail at the end.
final class RowView: UIView {
  init(symbol: String, color: UIColor, title: String, detail: String?) {
    super.init(frame: .zero)
    let badge = UIView()
    badge.backgroundColor = color
    badge.layer.cornerRadius = 10
    badge.layer.cornerCurve = .continuous
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = Palette.text
    let detailLabel = UILabel()
    detailLabel.text = detail
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = Palette.secondaryText
    let line = UIView()
    line.backgroundColor = Palette.hairline

    for view in [badge, icon, titleLabel, detailLabel, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [badge, titleLabel, detailLabel, line] { addSubview(view) }
    badge.addSubview(icon)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 58),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 36),
      badge.heightAnchor.constraint(equalToConstant: 36),
      icon.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 20),
      icon.heightAnchor.constraint(equalToConstant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      detailLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}

/// Rows on one rounded card.
final class RowGroupView: UIView {
  init(_ rows: [RowView]) {
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      // The last row's line falls on the card's edge, where it is cut off.
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }
}
