import Foundation
import QuartzCore

/// A row of a menu: a checkmark, the title with a subtitle, and the image at the trailing side.
final class MenuRowView: UIControl {
  enum Metrics {
    /// The least height of a row (observed on iOS 17).
    static let height: CGFloat = 44
    static let margin: CGFloat = 16
    /// Titles beside checkmarks begin here (observed).
    static let markedMargin: CGFloat = 32
    /// The middle of an image, from the trailing edge (observed).
    static let imageCenter: CGFloat = 28
    static let imageRoom: CGFloat = 48
  }

  let row: MenuContent.Row
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let leading: CGFloat
  /// Of the title; 0 for the two that are usual.
  var maximumLines = 0 { didSet { title.numberOfLines = maximumLines > 0 ? maximumLines : 2 } }

  init(_ row: MenuContent.Row, isIndented: Bool, showsBack: Bool = false) {
    self.row = row
    leading = isIndented ? Metrics.markedMargin : Metrics.margin
    super.init(frame: .zero)
    let ink: UIColor =
      row.isDisabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
    title.text = row.element.title
    title.font = .systemFont(ofSize: 17, weight: showsBack ? .semibold : .regular)
    title.textColor = ink
    title.numberOfLines = 2
    subtitle.text = row.element.subtitle
    subtitle.font = .systemFont(ofSize: 13)
    subtitle.textColor = .secondaryLabel
    for view in [title, subtitle, picture, mark] { addSubview(view) }
    for view in [picture, mark] {
      view.contentMode = .center
      view.tintColor = ink
    }
    if row.element is UIMenu {
      // Where the image has the trailing side, the chevron is at the other one (inferred).
      let place = row.isPicturedMenu ? mark : picture
      show(showsBack ? "chevron.down" : "chevron.forward", in: place, size: 13)
    }
    if let image = row.element.image {
      picture.image = image
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    }
    if row.state != .off { show(row.state == .on ? "checkmark" : "minus", in: mark, size: 13) }
    isEnabled = !row.isDisabled
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ symbol: String, in view: UIImageView, size: CGFloat) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    view.image = UIImage(systemName: symbol, withConfiguration: configuration)
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - leading - trailing
    let text = title.sizeThatFits(CGSize(width: width, height: 1_000)).height
    let more = (subtitle.text ?? "").isEmpty ? 0 : subtitle.font.lineHeight
    return CGSize(width: size.width, height: max(Metrics.height, (text + more + 22).rounded(.up)))
  }

  private var trailing: CGFloat { picture.image == nil ? Metrics.margin : Metrics.imageRoom }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let x = isMirrored ? bounds.width - x - width : x
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
    let width = bounds.width - leading - trailing
    let height = title.sizeThatFits(CGSize(width: width, height: 1_000)).height
    let more = (subtitle.text ?? "").isEmpty ? 0 : subtitle.font.lineHeight
    let top = (bounds.height - height - more) / 2
    place(title, x: leading, y: top, width: width, height: height)
    place(subtitle, x: leading, y: top + height, width: width, height: more)
    title.textAlignment = isMirrored ? .right : .left
    subtitle.textAlignment = title.textAlignment
    place(mark, x: 0, y: 0, width: Metrics.markedMargin, height: bounds.height)
    let side = (Metrics.imageCenter - 4) * 2
    place(
      picture,
      x: bounds.width - Metrics.imageCenter - side / 2,
      y: 0,
      width: side,
      height: bounds.height
    )
  }
}
