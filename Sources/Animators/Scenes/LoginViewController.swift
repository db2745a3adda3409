import UIKit

/// A name, a password and a wide button.
final class LoginViewController: UIViewController {
  let button = UIButton(type: .custom)
  private let picture = UIImageView()
  private let heading = UILabel()
  private let fields = ["Name", "Password"].map { LoginField($0) }
  private var drawnSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 24
    picture.layer.cornerCurve = .continuous
    heading.text = "Welcome back"
    heading.font = .systemFont(ofSize: 30, weight: .bold)
    heading.textColor = Palette.text
    button.backgroundColor = Palette.accent
    button.setTitle("Sign in", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    button.layer.cornerRadius = 27
    for subview in [picture, heading] + fields + [button] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    heading.textAlignment = isMirrored ? .right : .left
    var column = area.insetBy(dx: max(28, (area.width - 420) / 2), dy: 0)
    if isWide {
      picture.frame = CGRect(
        x: isMirrored ? area.midX : area.minX + 20,
        y: area.minY + 16,
        width: area.width / 2 - 20,
        height: area.height - 32
      )
      column = CGRect(
        x: (isMirrored ? area.minX : area.midX) + 28,
        y: 0,
        width: area.width / 2 - 56,
        height: 0
      )
      column.origin.y = area.midY - 130
    } else {
      picture.frame = CGRect(
        x: column.minX,
        y: area.minY + 16,
        width: column.width,
        height: (area.height * 0.36).rounded()
      )
      column.origin.y = picture.frame.maxY + 28
    }
    if drawnSize != picture.bounds.size {
      drawnSize = picture.bounds.size
      picture.image = Landscape.forest.image(size: drawnSize)
    }
    heading.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 38)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: column.minX,
        y: column.minY + 56 + CGFloat(index) * 64,
        width: column.width,
        height: 52
      )
    }
    button.frame = CGRect(x: column.minX, y: column.minY + 200, width: column.width, height: 54)
  }
}

private final class LoginField: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.textColor = Palette.secondaryText
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
