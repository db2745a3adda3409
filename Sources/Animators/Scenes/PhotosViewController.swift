import UIKit

/// A grid of photographs: three side by side, more where there is room.
final class PhotosViewController: UIViewController, MagicMoveScreen {
  private static let pictures: [Landscape] = [.lake, .dawn, .forest, .dunes, .night]
  private let cells: [UIImageView]
  private let heading = UILabel()
  private let detail = UILabel()
  /// The photograph that is shown large.
  var selection = 4

  init() {
    cells = (0..<40).map { _ in UIImageView() }
    super.init(nibName: nil, bundle: nil)
    title = "Photographs"
  }

  required init?(coder: NSCoder) { return nil }

  static func landscape(_ index: Int) -> Landscape {
    var landscape = pictures[index % pictures.count]
    landscape.phase += CGFloat(index / pictures.count) * 1.3
    landscape.sunHeight += CGFloat(index % 3) * 0.05
    return landscape
  }

  var magicViews: [String: UIView] { ["photo": cells[selection]] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    heading.text = "Photographs"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = Palette.text
    detail.text = "August, 246 pictures"
    detail.font = .systemFont(ofSize: 17)
    detail.textColor = Palette.secondaryText
    for cell in cells {
      cell.contentMode = .scaleAspectFill
      cell.clipsToBounds = true
      cell.layer.cornerRadius = 6
      cell.layer.cornerCurve = .continuous
      view.addSubview(cell)
    }
    view.addSubview(heading)
    view.addSubview(detail)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    heading.frame = CGRect(x: bounds.minX + 20, y: bounds.minY + 12, width: 320, height: 41)
    detail.frame = CGRect(x: bounds.minX + 20, y: bounds.minY + 55, width: 320, height: 22)
    if isMirrored {
      heading.frame.origin.x = bounds.maxX - 340
      detail.frame.origin.x = bounds.maxX - 340
    }
    let gap: CGFloat = 4
    let columns = max(3, (bounds.width / 200).rounded(.down))
    let side = ((bounds.width - gap * (columns + 1)) / columns).rounded(.down)
    for (index, cell) in cells.enumerated() {
      let column = CGFloat(index % Int(columns))
      let row = CGFloat(index / Int(columns))
      let x = bounds.minX + gap + (isMirrored ? columns - 1 - column : column) * (side + gap)
      cell.frame = CGRect(x: x, y: bounds.minY + 94 + row * (side + gap), width: side, height: side)
      let isSeen = cell.frame.minY < view.bounds.height
      cell.isHidden = !isSeen
      // As large as it is ever shown, so that it stays sharp on its way.
      if isSeen, cell.image == nil {
        let longest = index == selection ? max(view.bounds.width, view.bounds.height) * 0.6 : side
        cell.image = PhotosViewController.landscape(index).image(
          size: CGSize(width: longest, height: longest)
        )
      }
    }
  }
}

/// One photograph, with what is known of it.
final class PhotoViewController: UIViewController, MagicMoveScreen {
  private let photo = UIImageView()
  private let caption = UILabel()
  private let facts = UILabel()
  private let strip = UIView()
  private var thumbs: [UIImageView] = []
  private let index: Int

  init(_ index: Int = 4) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  var magicViews: [String: UIView] { ["photo": photo] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(rgb: 0x0E1014)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    caption.text = "Evening above Still Lake"
    caption.font = .systemFont(ofSize: 22, weight: .semibold)
    caption.textColor = .white
    facts.text = "19 August   f/8   1/250 s"
    facts.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    facts.textColor = UIColor(white: 1, alpha: 0.6)
    for offset in 0..<7 {
      let image = PhotosViewController.landscape(
        index + offset - 3 < 0 ? offset : index + offset - 3
      )
      .image(size: CGSize(width: 64, height: 64))
      let thumb = UIImageView(image: image)
      thumb.contentMode = .scaleAspectFill
      thumb.clipsToBounds = true
      thumb.alpha = offset == 3 ? 1 : 0.5
      strip.addSubview(thumb)
      thumbs.append(thumb)
    }
    for subview in [photo, caption, facts, strip] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = view.bounds.width > view.bounds.height
    let height = isWide ? area.height - 76 : min(view.bounds.width, area.height * 0.62)
    let top = isWide ? area.minY : area.minY + (area.height - height) * 0.32
    photo.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if photo.image == nil {
      let side = max(view.bounds.width, view.bounds.height) * 0.6
      photo.image = PhotosViewController.landscape(index).image(
        size: CGSize(width: side, height: side)
      )
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let labels = CGRect(
      x: area.minX + 20,
      y: photo.frame.maxY + 18,
      width: area.width - 40,
      height: 28
    )
    for label in [caption, facts] { label.textAlignment = isMirrored ? .right : .left }
    caption.frame = labels
    facts.frame = labels.offsetBy(dx: 0, dy: 28)
    let thumb: CGFloat = 48
    let width = min(area.width - 40, 7 * thumb + 18)
    strip.isHidden = isWide && area.height < 600
    strip.frame = CGRect(
      x: area.midX - width / 2,
      y: area.maxY - thumb - 12,
      width: width,
      height: thumb
    )
    let step = (width + 3) / CGFloat(thumbs.count)
    for (index, picture) in thumbs.enumerated() {
      let place = isMirrored ? thumbs.count - 1 - index : index
      picture.frame = CGRect(x: CGFloat(place) * step, y: 0, width: step - 3, height: thumb)
    }
  }
}
