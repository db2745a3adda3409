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
    if plan.choosesSeveral {
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
    isUserInteractionEnabled = !plan.choosesSeveral
    addSubview(circle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It ends where the content begins.
    let isMirrored = isRightToLeft
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
