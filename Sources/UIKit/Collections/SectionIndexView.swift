import Foundation

/// The letters along the edge of a table or a collection view that lead to its sections.
@MainActor
final class SectionIndexView: UIView {
  /// A letter's room; a list of words is as wide as the longest one (inferred).
  private static let leastWidth: CGFloat = 15
  private static let marginsOfWords: CGFloat = 3
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  let titles: [String]
  /// Points that rows make room for it.
  let width: CGFloat
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Called with the number of the title below a finger.
  var onTouch: (Int) -> Void = { _ in }

  init(_ titles: [String]) {
    self.titles = titles
    width = Self.width(of: titles)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityIdentifier = "Section index"
    let hold = HoldGesture()
    hold.onChange = { [weak self] in self?.touch($0) }
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  private static func width(of titles: [String]) -> CGFloat {
    let widest = titles.filter { $0 != UITableView.indexSearch }
      .map { NSAttributedString(string: $0, attributes: [.font: font]).size().width }
      .max()
    return max(leastWidth, ((widest ?? 0) + marginsOfWords).rounded(.up))
  }

  // MARK: Lines

  /// The titles that have room, with a dot for those that are left out between them (inferred).
  private var lines: [String] {
    let room = max(3, Int(bounds.height / Self.lineHeight))
    guard titles.count > room else { return titles }
    // A title, a dot, a title …: the first and the last one stay.
    let shown = (room + 1) / 2
    return (0..<2 * shown - 1).map { line in
      line % 2 == 1 ? "•" : titles[line / 2 * (titles.count - 1) / max(1, shown - 1)]
    }
  }

  /// The lines' part of the height, in its middle.
  private func span(of lines: [String]) -> (top: CGFloat, height: CGFloat) {
    let height = CGFloat(lines.count) * Self.lineHeight
    return ((bounds.height - height) / 2, height)
  }

  override func draw(_ rect: CGRect) {
    let color = self.color ?? tintColor ?? .systemBlue
    let lines = lines
    let top = span(of: lines).top
    for (number, line) in lines.enumerated() {
      let middle = top + (CGFloat(number) + 0.5) * Self.lineHeight
      if line == UITableView.indexSearch {
        drawGlass(color, at: middle)
        continue
      }
      let drawn = NSAttributedString(
        string: line,
        attributes: [.font: Self.font, .foregroundColor: color]
      )
      let size = drawn.size()
      drawn.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: middle - size.height / 2
        )
      )
    }
  }

  private func drawGlass(_ color: UIColor, at middle: CGFloat) {
    let look = UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)
    let glass = UIImage(systemName: "magnifyingglass", withConfiguration: look)?
      .withTintColor(color)
    guard let glass else { return }
    glass.draw(
      at: CGPoint(x: (bounds.width - glass.size.width) / 2, y: middle - glass.size.height / 2)
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Touches

  private func touch(_ finger: HoldGesture) {
    guard finger.state == .began || finger.state == .changed else { return }
    let (top, height) = span(of: lines)
    let share = (finger.location(in: self).y - top) / max(1, height)
    onTouch(min(max(0, Int(share * CGFloat(titles.count))), titles.count - 1))
  }

  /// As wide as a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }
}
