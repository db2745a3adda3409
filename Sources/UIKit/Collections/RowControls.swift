import Foundation

/// The round control at the start of a row that is edited: deletes, inserts or chooses it.
@MainActor
final class RowEditControl: UIView {
  /// Points that the content makes room (inferred from pictures).
  static let width: CGFloat = 38

  var onTap: () -> Void = {}
  private let circle: UIImageView
  var isChosen: Bool {
    get { (circle as? SelectionCircle)?.isChosen ?? false }
    set { (circle as? SelectionCircle)?.isChosen = newValue }
  }

  init(_ plan: RowEditingPlan) {
    if plan.isChosen {
      circle = SelectionCircle()
    } else {
      let isPlus = plan.style == .insert
      circle = UIImageView(
        image: UIImage(
          systemName: isPlus ? "plus.circle.fill" : "minus.circle.fill",
          withConfiguration: SelectionCircle.look([.white, isPlus ? .systemGreen : .systemRed])
        )
      )
    }
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: Self.width))
    // A tap on the circle that chooses is a tap on the row.
    isUserInteractionEnabled = !plan.isChosen
    addSubview(circle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It ends where the content begins.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    circle.center = CGPoint(
      x: isMirrored ? circle.bounds.width / 2 : bounds.width - circle.bounds.width / 2,
      y: bounds.midY
    )
  }

  /// A touch on the control does not choose the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, point(inside: touch.location(in: self), with: event) { onTap() }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The circle of a row that is chosen beside others, with a mark while it is.
@MainActor
final class SelectionCircle: UIImageView {
  var isChosen = false { didSet { if isChosen != oldValue { show() } } }

  init() {
    super.init(frame: .zero)
    show()
    sizeToFit()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    image = UIImage(
      systemName: isChosen ? "checkmark.circle.fill" : "circle",
      withConfiguration: Self.look(isChosen ? [.white, tintColor] : [.tertiaryLabel])
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  static func look(_ colors: [UIColor]) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: colors))
  }
}

/// The three lines at the end of a row by which a finger moves it.
@MainActor
final class RowReorderControl: UIView {
  private let lines: UIImageView

  /// Called with the recognizer of a finger that holds the lines.
  var onMove: (UILongPressGestureRecognizer) -> Void = { _ in }

  init() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
    lines = UIImageView(image: UIImage(systemName: "line.3.horizontal", withConfiguration: size))
    lines.tintColor = .tertiaryLabel
    super.init(frame: CGRect(origin: .zero, size: lines.bounds.size))
    addSubview(lines)
    accessibilityIdentifier = "Reorder"
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector(RowReorderControl.fingerMoved)
    )
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func fingerMoved(_ recognizer: UIGestureRecognizer) {
    (recognizer as? UILongPressGestureRecognizer).map(onMove)
  }

  /// As large as the end of the row, since a finger is wider than the lines.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
