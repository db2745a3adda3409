import UIKit

/// A panel of preferences: a profile and switches.
final class SettingsViewController: UIViewController {
  /// Width of the strip that is on screen when the panel is open; nil uses the whole view.
  private let contentWidth: CGFloat?
  /// The side of the view on which the content stands.
  private let contentIsAtEnd: Bool
  private let switches = SettingsViewController.makeSwitches()
  private let weeks = WeeksView()

  init(contentWidth: CGFloat? = nil, contentIsAtEnd: Bool = false) {
    self.contentWidth = contentWidth
    self.contentIsAtEnd = contentIsAtEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.card
    let column = UIStackView(arrangedSubviews: [makeProfile()] + switches + [weeks])
    column.axis = .vertical
    column.spacing = 18
    column.setCustomSpacing(32, after: column.arrangedSubviews[0])
    column.setCustomSpacing(36, after: column.arrangedSubviews[4])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    var constraints = [
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24)
    ]
    if let contentWidth {
      constraints.append(column.widthAnchor.constraint(equalToConstant: contentWidth - 40))
    }
    if contentWidth == nil {
      let fill = column.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -40)
      fill.priority = .defaultHigh
      constraints += [
        column.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
        column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        fill,
      ]
    } else if contentIsAtEnd {
      // The panel comes from the left whatever the reading direction.
      constraints.append(column.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -20))
    } else {
      constraints.append(column.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 20))
    }
    NSLayoutConstraint.activate(constraints)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = view.safeAreaInsets
    let height = view.bounds.height - insets.top - insets.bottom
    weeks.isHidden = height < 480
    switches.last?.isHidden = height < 350
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

  private static func makeSwitches() -> [UIView] {
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

/// Kilometres walked week by week, as bars.
private final class WeeksView: UIView {
  private let title = UILabel()
  private let bars: [UIView]
  /// Parts of the highest bar.
  private static let heights: [CGFloat] = [0.45, 0.7, 0.35, 0.9, 0.6, 1, 0.8]

  override init(frame: CGRect) {
    bars = WeeksView.heights.map { height in
      let bar = UIView()
      bar.backgroundColor = height == 1 ? Palette.accent : Palette.sun
      bar.layer.cornerRadius = 4
      return bar
    }
    super.init(frame: frame)
    title.text = "86 km this week"
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = Palette.text
    addSubview(title)
    bars.forEach(addSubview)
    heightAnchor.constraint(equalToConstant: 132).isActive = true
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    let step = bounds.width / CGFloat(bars.count)
    let gap = min(14, step * 0.35)
    for (index, bar) in bars.enumerated() {
      let height = (100 * WeeksView.heights[index]).rounded()
      bar.frame = CGRect(
        x: (CGFloat(index) * step + gap / 2).rounded(),
        y: bounds.height - height,
        width: (step - gap).rounded(),
        height: height
      )
    }
  }
}
