import UIKit

/// The second screen of most demos: one place, with its picture, numbers and a story.
final class PlaceViewController: UIViewController {
  private let imageView = UIImageView()
  private let sheet = UIView()
  private var drawnSize = CGSize.zero
  private let landscape: Landscape

  init(_ landscape: Landscape = .lake) {
    self.landscape = landscape
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Still Lake"
    view.backgroundColor = Palette.card
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    sheet.backgroundColor = Palette.card
    sheet.layer.cornerRadius = 28
    sheet.layer.cornerCurve = .continuous
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    let column = UIStackView(arrangedSubviews: [
      makeHeading(), makeNumbers(), makeStory(), makeButton(),
    ])
    column.axis = .vertical
    column.spacing = 20
    for subview in [imageView, sheet, column] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(imageView)
    view.addSubview(sheet)
    sheet.addSubview(column)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.48),
      sheet.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: -32),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 26),
      column.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -24),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = imageView.bounds.size
    guard size != drawnSize, size.width > 0, size.height > 0 else { return }
    drawnSize = size
    imageView.image = landscape.image(size: size)
  }

  private func makeHeading() -> UIView {
    let name = UILabel()
    name.text = "Still Lake"
    name.font = .systemFont(ofSize: 30, weight: .bold)
    name.textColor = Palette.text
    let region = UILabel()
    region.text = "Northern Almarin"
    region.font = .systemFont(ofSize: 17, weight: .medium)
    region.textColor = Palette.teal
    let stack = UIStackView(arrangedSubviews: [name, region])
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }

  private func makeNumbers() -> UIView {
    let stack = UIStackView(
      arrangedSubviews: [("4.2", "kilometres"), ("310", "metres up"), ("1:40", "hours")].map {
        let number = UILabel()
        number.text = $0.0
        number.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
        number.textColor = Palette.text
        let unit = UILabel()
        unit.text = $0.1
        unit.font = .systemFont(ofSize: 13)
        unit.textColor = Palette.secondaryText
        let column = UIStackView(arrangedSubviews: [number, unit])
        column.axis = .vertical
        column.alignment = .leading
        return column
      }
    )
    stack.distribution = .fillEqually
    return stack
  }

  private func makeStory() -> UIView {
    let story = UILabel()
    story.numberOfLines = 4
    story.font = .systemFont(ofSize: 16)
    story.textColor = Palette.text
    story.text =
      "The path leaves the road behind the last farm and climbs through larches. "
      + "After an hour the trees step back, and the water lies there as if it had been poured "
      + "a minute ago."
    return story
  }

  private func makeButton() -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Walk there"
    configuration.baseBackgroundColor = Palette.teal
    configuration.baseForegroundColor = .white
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 14,
      leading: 24,
      bottom: 14,
      trailing: 24
    )
    return UIButton(configuration: configuration)
  }
}
