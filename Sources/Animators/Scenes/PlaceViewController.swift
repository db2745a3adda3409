import UIKit

/// The second screen of most demos: one place, with its picture, numbers and a story.
///
/// The text lies on a sheet below the picture, or beside it where there is more width than height.
final class PlaceViewController: UIViewController {
  private let imageView = UIImageView()
  private let name = UILabel()
  private let sheet = UIView()
  private let numbers = UIStackView()
  private let story = UILabel()
  private let profile = ProfileView()
  private var upright: [NSLayoutConstraint] = []
  private var sideBySide: [NSLayoutConstraint] = []
  private var drawnSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Still Lake"
    view.backgroundColor = Palette.card
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    // The picture is drawn for its place, so its own size decides nothing.
    imageView.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    imageView.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
    sheet.backgroundColor = Palette.card
    sheet.layer.cornerRadius = 28
    sheet.layer.cornerCurve = .continuous

    fillNumbers()
    fillStory()
    let column = UIStackView(arrangedSubviews: [
      makeHeading(), numbers, story, profile, makeButton(),
    ])
    column.axis = .vertical
    column.spacing = 20
    for subview in [imageView, sheet, column] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(imageView)
    view.addSubview(sheet)
    sheet.addSubview(column)
    profile.isHidden = true
    constrain(column)
  }

  private func constrain(_ column: UIStackView) {
    let safeArea = view.safeAreaLayoutGuide
    let fill = column.widthAnchor.constraint(equalTo: sheet.widthAnchor, constant: -48)
    fill.priority = .defaultHigh
    // The picture takes what the text leaves, where no profile does.
    let pictureHeight = imageView.heightAnchor.constraint(
      equalTo: view.heightAnchor,
      multiplier: 0.42
    )
    pictureHeight.priority = UILayoutPriority(100)
    // A view that has no height yet breaks this one, without a word.
    let end = column.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16)
    end.priority = UILayoutPriority(999)
    upright = [
      imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pictureHeight,
      imageView.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor, multiplier: 0.42),
      end,
      sheet.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: -32),
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 26),
      column.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      fill,
    ]
    let bottom = column.bottomAnchor.constraint(
      lessThanOrEqualTo: safeArea.bottomAnchor,
      constant: -16
    )
    // As above.
    bottom.priority = UILayoutPriority(999)
    sideBySide = [
      bottom,
      imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.46),
      imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sheet.topAnchor.constraint(equalTo: view.topAnchor),
      sheet.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: -32),
      column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 14),
      column.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 28),
      column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
    ]
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    // A presentation may ask for the height of the content before anything is laid out.
    NSLayoutConstraint.activate(upright)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height && view.bounds.height > 0
    NSLayoutConstraint.deactivate(isWide ? upright : sideBySide)
    NSLayoutConstraint.activate(isWide ? sideBySide : upright)
    profile.isHidden = view.bounds.height < 700
    hideWhatDoesNotFit(isWide: isWide)
    // A bar says the name already.
    name.isHidden = navigationController.map { !$0.isNavigationBarHidden } ?? false
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    sheet.layer.maskedCorners =
      !isWide
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : isMirrored
        ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  }

  /// In a low sheet the name and the button count most, then the numbers.
  private func hideWhatDoesNotFit(isWide: Bool) {
    let (height, safeArea) = (view.bounds.height, view.safeAreaInsets)
    guard height > 0 else { return }
    // Points from the column's top to its lowest end, as the constraints place them.
    let room =
      isWide ? height - safeArea.top - safeArea.bottom - 30 : 0.58 * height - safeArea.bottom - 10
    story.isHidden = room < 220
    numbers.isHidden = room < 190
    // The numbers of a narrow column need a gap; elsewhere their places are wider than they are.
    numbers.spacing = isWide ? 8 : 0
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = imageView.bounds.size
    guard size != drawnSize, size.width > 0, size.height > 0 else { return }
    drawnSize = size
    let isDark = traitCollection.userInterfaceStyle == .dark
    imageView.image = (isDark ? Landscape.nightLake : .lake).image(size: size)
  }

  private func makeHeading() -> UIView {
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

  private func fillNumbers() {
    for (value, name) in [("4.2", "kilometres"), ("310", "metres up"), ("1:40", "hours")] {
      let number = UILabel()
      number.text = value
      number.font = .monospacedDigitSystemFont(ofSize: 22, weight: .semibold)
      number.textColor = Palette.text
      let unit = UILabel()
      unit.text = name
      unit.font = .systemFont(ofSize: 13)
      unit.textColor = Palette.secondaryText
      unit.adjustsFontSizeToFitWidth = true
      unit.minimumScaleFactor = 0.6
      let column = UIStackView(arrangedSubviews: [number, unit])
      column.axis = .vertical
      column.alignment = .leading
      numbers.addArrangedSubview(column)
    }
    numbers.distribution = .fillEqually
  }

  private func fillStory() {
    story.numberOfLines = 4
    // Where there is little room, it is what loses lines.
    story.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    story.font = .systemFont(ofSize: 16)
    story.textColor = Palette.text
    story.text =
      "The path leaves the road behind the last farm and climbs through larches. "
      + "After an hour the trees step back, and the water lies there as if it had been poured "
      + "a minute ago."
  }

  private func makeButton() -> UIView {
    UIButton(large: "Walk there", color: Palette.teal, corners: .capsule)
  }
}
