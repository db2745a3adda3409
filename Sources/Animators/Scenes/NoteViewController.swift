import UIKit

/// A short form: what most modal screens of real apps look like.
final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    let heading = UILabel()
    heading.text = "New note"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = Palette.text
    let card = UIView()
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 18
    card.layer.cornerCurve = .continuous
    let note = UILabel()
    note.numberOfLines = 0
    note.text =
      "Crossed the second bridge at noon. Fog below us, larks above, and nobody in a hurry."
    note.font = .systemFont(ofSize: 17)
    note.textColor = Palette.text
    let picture = CardView(.night, title: "Camp", detail: "22:40", titleSize: 18)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.baseBackgroundColor = Palette.plum
    configuration.baseForegroundColor = .white
    configuration.cornerStyle = .large
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 14,
      leading: 24,
      bottom: 14,
      trailing: 24
    )
    let button = UIButton(configuration: configuration)

    let column = UIStackView(arrangedSubviews: [heading, card, picture, button])
    column.axis = .vertical
    column.spacing = 20
    for subview in [column, note] { subview.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(note)
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      note.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      note.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      note.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      picture.heightAnchor.constraint(equalToConstant: 240),
    ])
  }
}
