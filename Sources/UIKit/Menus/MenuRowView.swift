import Foundation
import QuartzCore

/// A row of a menu: a checkmark, the title with a subtitle, and the image at the trailing side.
final class MenuRowView: UIControl {
  enum Metrics {
    /// The least height of a row and the line below it.
    static let height: CGFloat = 44
    /// Above the title and below the last text (measured: with the line, rows of one title are 44
    /// points high and those with a subtitle 64, on iOS 15 and 16).
    static let padding: CGFloat = 11.5
    static let subtitleGap: CGFloat = 4
    static let margin: CGFloat = 16
    /// Titles beside checkmarks begin here (observed).
    static let markedMargin: CGFloat = 32
    /// The middle of an image, from the trailing edge (observed).
    static let imageCenter: CGFloat = 28
    static let imageRoom: CGFloat = 48

    /// The height of what is a whole number of points high with the line below it.
    @MainActor
    static func rowHeight(ofWhole whole: CGFloat) -> CGFloat {
      whole.rounded(.up) - MenuRowView.lineThickness
    }
  }

  static var lineThickness: CGFloat { 1 / max(UIScreen.main.scale, 1) }

  let row: MenuContent.Row
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private lazy var spinner = UIActivityIndicatorView(style: .medium)
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
    if row.isWaiting { showWaiting() }
    if row.state != .off { show(row.state == .on ? "checkmark" : "minus", in: mark, size: 13) }
    isEnabled = !row.isDisabled
  }

  required init?(coder: NSCoder) { nil }

  /// A spinner has the place of an image, beside grey words (observed on iOS 15).
  private func showWaiting() {
    title.textColor = .secondaryLabel
    spinner.startAnimating()
    addSubview(spinner)
  }

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
    let whole = text + subtitleRoom + 2 * Metrics.padding + Self.lineThickness
    return CGSize(width: size.width, height: Metrics.rowHeight(ofWhole: max(Metrics.height, whole)))
  }

  private var hasSubtitle: Bool { !(subtitle.text ?? "").isEmpty }
  private var subtitleHeight: CGFloat {
    hasSubtitle ? subtitle.roundedUp(subtitle.font.lineHeight) : 0
  }
  /// Of the subtitle and the gap above it.
  private var subtitleRoom: CGFloat { hasSubtitle ? subtitleHeight + Metrics.subtitleGap : 0 }

  private var trailing: CGFloat {
    picture.image == nil && !row.isWaiting ? Metrics.margin : Metrics.imageRoom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      let x = isMirrored ? bounds.width - x - width : x
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
    let width = bounds.width - leading - trailing
    let height = title.sizeThatFits(CGSize(width: width, height: 1_000)).height
    let top = (bounds.height - height - subtitleRoom) / 2
    place(title, x: leading, y: top, width: width, height: height)
    place(
      subtitle,
      x: leading,
      y: top + height + subtitleRoom - subtitleHeight,
      width: width,
      height: subtitleHeight
    )
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
    if row.isWaiting { spinner.center = picture.center }
  }
}
