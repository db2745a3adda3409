import UIKit

/// A short form: what most modal screens of real apps look like.
///
/// Never wider than is good to read; where there is more width than height, the picture
/// stands beside the text.
final class NoteViewController: UIViewController {
  private let content = UIStackView()
  private let picture = CardView(.night, title: "Camp", detail: "22:40", titleSize: 18)
  private var pictureHeight: NSLayoutConstraint?
  private var maximumWidth: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.modalBackground
    let heading = UILabel()
    heading.text = "New note"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = Palette.text
    content.addArrangedSubview(makeText())
    content.addArrangedSubview(picture)
    content.axis = .vertical
    content.spacing = 20

    let column = UIStackView(arrangedSubviews: [heading, content, makeButton()])
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let pictureHeight = picture.heightAnchor.constraint(equalToConstant: 240)
    let maximumWidth = column.widthAnchor.constraint(lessThanOrEqualToConstant: 600)
    let fill = column.widthAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.widthAnchor,
      constant: -40
    )
    fill.priority = .defaultHigh
    // In a low sheet the picture gives way, so that the button stays above the safe area's edge.
    pictureHeight.priority = .defaultHigh
    picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    (self.pictureHeight, self.maximumWidth) = (pictureHeight, maximumWidth)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -16),
      picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      maximumWidth, fill, pictureHeight,
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let isWide = size.width > size.height
    let insets = view.safeAreaInsets
    content.axis = isWide ? .horizontal : .vertical
    content.distribution = isWide ? .fillEqually : .fill
    content.alignment = isWide ? .top : .fill
    maximumWidth?.constant = isWide ? 900 : 600
    pictureHeight?.constant =
      isWide
      ? max(80, size.height - insets.top - insets.bottom - 190)
      : max(40, size.height - insets.top - insets.bottom - 290).rounded()
  }

  private func makeText() -> UIView {
    let card = UIView()
    card.backgroundColor = Palette.modalCard
    card.layer.cornerRadius = 18
    card.layer.cornerCurve = .continuous
    let note = UILabel()
    note.numberOfLines = 0
    note.text =
      "Crossed the second bridge at noon. Fog below us, larks above, and nobody in a hurry."
    note.font = .systemFont(ofSize: 17)
    note.textColor = Palette.text
    note.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      note.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      note.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }

  private func makeButton() -> UIView {
    UIButton(large: "Save", color: Palette.plum, corners: .large)
  }
}
