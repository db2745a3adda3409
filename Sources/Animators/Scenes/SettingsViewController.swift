import UIKit

/// A panel of preferences: who you are, and switches.
final class SettingsViewController: UIViewController {
  /// Width of the strip that is on screen when the panel is open; nil uses the whole view.
  private let contentWidth: CGFloat?
  /// The side of the view on which the content stands.
  private let contentIsAtEnd: Bool

  init(contentWidth: CGFloat? = nil, contentIsAtEnd: Bool = false) {
    self.contentWidth = contentWidth
    self.contentIsAtEnd = contentIsAtEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    let column = UIStackView(arrangedSubviews: [makeProfile()] + makeSwitches())
    column.axis = .vertical
    column.spacing = 18
    column.setCustomSpacing(32, after: column.arrangedSubviews[0])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    var constraints = [
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24)
    ]
    if let contentWidth {
      constraints.append(column.widthAnchor.constraint(equalToConstant: contentWidth - 40))
    }
    if contentWidth == nil || !contentIsAtEnd {
      constraints.append(
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20)
      )
    }
    if contentWidth == nil || contentIsAtEnd {
      constraints.append(
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)
      )
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func makeProfile() -> UIView {
    let portrait = UIImageView(image: Landscape.forest.image(size: CGSize(width: 64, height: 64)))
    portrait.layer.cornerRadius = 32
    portrait.clipsToBounds = true
    let name = UILabel()
    name.text = "Mira Holt"
    name.font = .systemFont(ofSize: 20, weight: .bold)
    name.textColor = Palette.text
    let since = UILabel()
    since.text = "Walking since 2014"
    since.font = .systemFont(ofSize: 13)
    since.textColor = Palette.secondaryText
    let stack = UIStackView(arrangedSubviews: [portrait, name, since])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(12, after: portrait)
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 64),
      portrait.heightAnchor.constraint(equalToConstant: 64),
    ])
    return stack
  }

  private func makeSwitches() -> [UIView] {
    [("Offline maps", true), ("Weather", true), ("Metric", true), ("Sounds", false)].map {
      let label = UILabel()
      label.text = $0.0
      label.font = .systemFont(ofSize: 17)
      label.textColor = Palette.text
      let toggle = UISwitch()
      toggle.isOn = $0.1
      toggle.onTintColor = Palette.teal
      let row = UIStackView(arrangedSubviews: [label, toggle])
      row.alignment = .center
      row.distribution = .equalSpacing
      return row
    }
  }
}
