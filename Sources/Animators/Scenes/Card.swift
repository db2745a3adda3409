import UIKit

/// A rounded picture with a title over its lower edge.
final class CardView: UIView {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let shade = ShadeView()
  private let landscape: Landscape
  private var drawnSize = CGSize.zero

  init(_ landscape: Landscape, title: String, detail: String, titleSize: CGFloat) {
    self.landscape = landscape
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    imageView.layer.cornerRadius = 20
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = true
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: titleSize, weight: .bold)
    titleLabel.textColor = .white
    detailLabel.text = detail
    detailLabel.font = .systemFont(ofSize: titleSize * 0.62, weight: .medium)
    detailLabel.textColor = UIColor.white.withAlphaComponent(0.85)

    let labels = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    labels.axis = .vertical
    labels.spacing = 2
    for view in [imageView, labels] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(imageView)
    imageView.addSubview(shade)
    addSubview(labels)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      labels.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      labels.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      labels.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = imageView.bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
    guard bounds.size != drawnSize, !bounds.isEmpty else { return }
    drawnSize = bounds.size
    imageView.image = landscape.image(size: bounds.size)
  }
}

/// Darkens the lower half, so that white text stays readable on any picture.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.45).cgColor]
    gradient.locations = [0.45, 1]
  }

  required init?(coder: NSCoder) { return nil }
}
