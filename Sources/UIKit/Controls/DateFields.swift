import CoreGraphics
import Foundation

/// The date and the time of a picker, each in a grey field.
final class DateFields: UIView {
  enum Field {
    case date, time
  }

  private static let height: CGFloat = 34.33
  private static let gap: CGFloat = 6
  private let dateField = DateField()
  private let timeField = DateField()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(dateField)
    addSubview(timeField)
  }

  required init?(coder: NSCoder) { nil }

  func update(_ date: Date, mode: UIDatePicker.Mode, in calendar: Calendar) {
    func text(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = calendar.locale
      formatter.timeZone = calendar.timeZone
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      return formatter.string(from: date)
    }
    dateField.isHidden = mode == .time || mode == .countDownTimer
    timeField.isHidden = mode == .date || mode == .yearAndMonth
    dateField.label.text = text(.medium, .none)
    timeField.label.text = text(.none, .short)
    setNeedsLayout()
  }

  /// The field that a finger has touched.
  func field(at point: CGPoint) -> Field? {
    guard !isHidden, let hit = shown.first(where: { $0.frame.contains(point) }) else { return nil }
    return hit === dateField ? .date : .time
  }

  func frame(of field: Field) -> CGRect { (field == .date ? dateField : timeField).frame }

  /// The field whose calendar or wheels are open has its text in the tint (observed).
  var openField: Field? {
    didSet {
      dateField.isOpen = openField == .date
      timeField.isOpen = openField == .time
    }
  }

  private var shown: [DateField] { [dateField, timeField].filter { !$0.isHidden } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 0
    for field in shown {
      let width = field.width
      field.frame =
        frameFromLeading(
          CGRect(
            x: left,
            y: (bounds.height - Self.height) / 2,
            width: width,
            height: Self.height
          )
        ).pixelAligned
      left += width + Self.gap
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = shown.map(\.width)
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
      height: Self.height
    )
  }
}

/// A grey field with a text in its middle.
@MainActor
private final class DateField: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var isOpen = false { didSet { label.textColor = isOpen ? tintColor : .label } }

  var width: CGFloat { label.intrinsicContentSize.width + 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
