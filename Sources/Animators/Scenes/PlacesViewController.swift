import UIKit

/// The first screen of most demos: a travel journal with cards, a list and a round button.
///
/// Upright, everything is in one column; on a screen that is wider than high, the large card stands
/// beside the rest.
final class PlacesViewController: UIViewController {
  /// Where a transition may grow from.
  let addButton = UIButton(type: .custom)

  private let hero = CardView(.dawn, title: "Almarin Ridge", detail: "Sunrise, 6:12", titleSize: 24)
  private let pair = UIStackView(arrangedSubviews: [
    CardView(.lake, title: "Still Lake", detail: "4 km", titleSize: 17),
    CardView(.dunes, title: "Red Dunes", detail: "11 km", titleSize: 17),
  ])
  private let content = UIStackView()
  private let heading = UILabel()
  private let rows = RowGroupView([
    RowView(symbol: "star.fill", color: Palette.sun, title: "Favourites", detail: "8"),
    RowView(symbol: "photo", color: Palette.teal, title: "Photographs", detail: "246"),
    RowView(symbol: "heart.fill", color: Palette.accent, title: "Companions", detail: "3"),
  ])
  private var heroHeight: NSLayoutConstraint?
  private var pairHeight: NSLayoutConstraint?

  init() {
    super.init(nibName: nil, bundle: nil)
    // Before the view loads: a navigation bar may need the title for a back button.
    title = "Places"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    pair.spacing = 14
    pair.distribution = .fillEqually
    let side = UIStackView(arrangedSubviews: [pair, rows])
    side.axis = .vertical
    side.spacing = 18
    content.addArrangedSubview(hero)
    content.addArrangedSubview(side)
    content.axis = .vertical
    content.spacing = 18

    let column = UIStackView(arrangedSubviews: [makeHeadings(), content])
    column.axis = .vertical
    column.spacing = 18
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    setUpAddButton()
    let heroHeight = hero.heightAnchor.constraint(equalToConstant: 220)
    let pairHeight = pair.heightAnchor.constraint(equalToConstant: 150)
    (self.heroHeight, self.pairHeight) = (heroHeight, pairHeight)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      heroHeight,
      pairHeight,
      addButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      addButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      addButton.widthAnchor.constraint(equalToConstant: 60),
      addButton.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let isWide = size.width > size.height
    let isLarge = min(size.width, size.height) > 600
    // A bar has the title already.
    heading.isHidden = navigationController.map { !$0.isNavigationBarHidden } ?? false
    content.axis = isWide ? .horizontal : .vertical
    content.distribution = isWide ? .fillEqually : .fill
    content.alignment = isWide ? .top : .fill
    pair.isHidden = isWide && !isLarge
    if isWide {
      let insets = view.safeAreaInsets
      heroHeight?.constant = max(120, size.height - insets.top - insets.bottom - 112)
      pairHeight?.constant = (size.height * 0.3).rounded()
    } else {
      // What the headings and the rows leave, without the strip where the round button stands.
      let insets = view.safeAreaInsets
      let headings: CGFloat = heading.isHidden ? 40 : 84
      let left = size.height - insets.top - insets.bottom - headings - 12 - 2 * 18 - 174 - 92
      let cards = min(max(left, 200), size.height * (isLarge ? 0.66 : 0.47))
      heroHeight?.constant = (cards * 0.59).rounded()
      pairHeight?.constant = (cards * 0.41).rounded()
    }
  }

  private func makeHeadings() -> UIView {
    heading.text = "Places"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = Palette.text
    let subtitle = UILabel()
    subtitle.text = "Twelve days, four landscapes"
    subtitle.font = .systemFont(ofSize: 17)
    subtitle.textColor = Palette.secondaryText
    let headings = UIStackView(arrangedSubviews: [heading, subtitle])
    headings.axis = .vertical
    headings.spacing = 2
    return headings
  }

  private func setUpAddButton() {
    addButton.backgroundColor = Palette.accent
    addButton.tintColor = Palette.onAccent
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.layer.cornerRadius = 30
    addButton.layer.shadowColor = UIColor.black.cgColor
    addButton.layer.shadowOpacity = 0.25
    addButton.layer.shadowRadius = 10
    addButton.layer.shadowOffset = CGSize(width: 0, height: 6)
    addButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(addButton)
  }
}
