import UIKit

/// What is playing: a cover, a title, how far it is, and three buttons.
final class PlayerViewController: UIViewController {
  private let cover = UIImageView()
  private let shadow = UIView()
  private let name = UILabel()
  private let artist = UILabel()
  private let track = UIView()
  private let played = UIView()
  private let knob = UIView()
  private let buttons = ["chevron.left", "pause.fill", "chevron.right"].map {
    UIImageView(image: UIImage(systemName: $0))
  }
  private var drawnSide: CGFloat = 0

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(rgb: 0x2A1F3D)
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.45
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 14)
    cover.layer.cornerRadius = 16
    cover.layer.cornerCurve = .continuous
    cover.clipsToBounds = true
    name.text = "Larches at Dusk"
    name.font = .systemFont(ofSize: 26, weight: .bold)
    name.textColor = .white
    artist.text = "The Almarin Trio"
    artist.font = .systemFont(ofSize: 18)
    artist.textColor = UIColor(white: 1, alpha: 0.65)
    track.backgroundColor = UIColor(white: 1, alpha: 0.25)
    played.backgroundColor = .white
    knob.backgroundColor = .white
    for bar in [track, played] { bar.layer.cornerRadius = 2 }
    knob.layer.cornerRadius = 6
    for button in buttons {
      button.tintColor = .white
      button.contentMode = .scaleAspectFit
    }
    for subview in [shadow, cover, name, artist, track, played, knob] + buttons {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = area.width > area.height
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = (isWide ? area.height - 40 : min(area.width - 64, area.height * 0.5)).rounded()
    var left = (area.midX - side / 2).rounded()
    if isWide { left = isMirrored ? area.maxX - 32 - side : area.minX + 32 }
    let top = area.minY + (isWide ? 20 : (area.height * 0.07).rounded())
    cover.frame = CGRect(x: left, y: top, width: side, height: side)
    shadow.frame = cover.frame
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: 16).cgPath
    if drawnSide != side, side > 0 {
      drawnSide = side
      cover.image = Landscape.dawn.image(size: cover.bounds.size)
    }
    var column = CGRect(
      x: area.midX - min(area.width, 520) / 2 + 32,
      y: cover.frame.maxY + 28,
      width: 0,
      height: 0
    )
    column.size.width = min(area.width, 520) - 64
    if isWide {
      column.origin.x = isMirrored ? area.minX + 32 : cover.frame.maxX + 36
      column.size.width = area.width - side - 100
      column.origin.y = area.midY - 100
    }
    for label in [name, artist] { label.textAlignment = isMirrored ? .right : .left }
    name.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 32)
    artist.frame = CGRect(x: column.minX, y: column.minY + 34, width: column.width, height: 24)
    track.frame = CGRect(x: column.minX, y: column.minY + 86, width: column.width, height: 4)
    played.frame = track.frame
    played.frame.size.width = (column.width * 0.38).rounded()
    if isMirrored { played.frame.origin.x = track.frame.maxX - played.frame.width }
    let end = isMirrored ? played.frame.minX : played.frame.maxX
    knob.frame = CGRect(x: end - 6, y: track.frame.midY - 6, width: 12, height: 12)
    for (index, button) in buttons.enumerated() {
      let size: CGFloat = index == 1 ? 44 : 30
      button.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      button.center = CGPoint(
        x: (column.midX + CGFloat(index - 1) * min(110, column.width / 3)).rounded(),
        y: track.frame.maxY + (isWide ? 50 : 66)
      )
    }
  }
}
