import UIKit

/// A menu of places to go to, for side panels and for screens that drop in.
final class MenuViewController: UIViewController {
  private let portrait = UIImageView()
  private let name = UILabel()
  private let items: [(icon: UIImageView, label: UILabel)]

  init() {
    let entries = [
      ("house.fill", "Home"), ("magnifyingglass", "Search"), ("heart.fill", "Favourites"),
      ("bell.fill", "News"), ("gearshape", "Settings"),
    ]
    items = entries.map { symbol, title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 20, weight: .semibold)
      label.textColor = .white
      let icon = UIImageView(image: UIImage(systemName: symbol))
      icon.tintColor = UIColor(rgb: 0xFFC15E)
      icon.contentMode = .scaleAspectFit
      return (icon, label)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(rgb: 0x1F2A38)
    portrait.image = Landscape.dunes.image(size: CGSize(width: 72, height: 72))
    portrait.layer.cornerRadius = 36
    portrait.clipsToBounds = true
    name.text = "Mira Holt"
    name.font = .systemFont(ofSize: 22, weight: .bold)
    name.textColor = .white
    view.addSubview(portrait)
    view.addSubview(name)
    for item in items {
      view.addSubview(item.icon)
      view.addSubview(item.label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 28, dy: 20)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? area.maxX - x - width : area.minX + x,
        y: area.minY + y,
        width: width,
        height: height
      )
      (view as? UILabel)?.textAlignment = isMirrored ? .right : .left
    }
    let isLow = area.height < 480
    portrait.isHidden = isLow
    let top: CGFloat = isLow ? 0 : 88
    place(portrait, 0, 0, 72, 72)
    place(name, 0, top, area.width, 28)
    let step = min(60, (area.height - top - 40) / CGFloat(items.count))
    for (index, item) in items.enumerated() {
      let y = top + (isLow ? 40 : 64) + CGFloat(index) * step
      place(item.icon, 0, y, 26, 26)
      place(item.label, 44, y, max(0, area.width - 44), 26)
    }
  }
}

/// Round buttons with words under them, over whatever lies behind: what to post.
final class ComposeViewController: UIViewController, StaggeredMenuScreen {
  private let items: [ComposeItem] = [
    ComposeItem("photo", "Photo", 0xE4572E), ComposeItem("star.fill", "Quote", 0xF2A541),
    ComposeItem("magnifyingglass", "Link", 0x1B9F86), ComposeItem("bell.fill", "Audio", 0x5B6FD4),
    ComposeItem("play.fill", "Video", 0x9B59C7), ComposeItem("heart.fill", "Thanks", 0xD94F70),
  ]

  var staggeredViews: [UIView] { items }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    items.forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isWide = view.bounds.width > view.bounds.height
    let columns: CGFloat = isWide ? 3 : 2
    let cell = CGSize(width: 132, height: isWide ? 132 : 150)
    let rows = (CGFloat(items.count) / columns).rounded(.up)
    for (index, item) in items.enumerated() {
      let place = CGFloat(index % Int(columns))
      let column = isMirrored ? columns - 1 - place : place
      let row = CGFloat(index / Int(columns))
      item.bounds = CGRect(origin: .zero, size: cell)
      item.center = CGPoint(
        x: view.bounds.midX + (column - (columns - 1) / 2) * (cell.width + 12),
        y: view.bounds.midY + (row - (rows - 1) / 2) * cell.height
      )
    }
  }
}

private final class ComposeItem: UIView {
  private let disc = UIView()
  private let icon: UIImageView
  private let label = UILabel()

  init(_ symbol: String, _ title: String, _ color: UInt32) {
    icon = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    disc.backgroundColor = UIColor(rgb: color)
    disc.layer.cornerRadius = 38
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    label.text = title
    label.font = .systemFont(ofSize: 16, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(disc)
    disc.addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = CGRect(x: bounds.midX - 38, y: 8, width: 76, height: 76)
    icon.frame = CGRect(x: 22, y: 22, width: 32, height: 32)
    label.frame = CGRect(x: 0, y: 92, width: bounds.width, height: 22)
  }
}
