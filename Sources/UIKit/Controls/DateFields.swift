import CoreGraphics
import Foundation

/// The date and the time of a picker, each in a grey field.
final class DateFields: UIView {
  enum Field {
    case date, time
  }

  private static let height: CGFloat = 34.33
  /// Of a time without a date (measured on iOS 16).
  private static let timeHeight: CGFloat = 36
  /// Measured on screenshots of two apps, iOS 16.
  private static let gap: CGFloat = 4
  private let dateField = DateField()
  /// Its digits are all equally wide (measured on iOS 16).
  private let timeField = DateField(
    font: .monospacedDigitSystemFont(ofSize: UIFont.labelFontSize, weight: .regular)
  )

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
    dateField.texts = [text(.medium, .none), text(.short, .none)]
    timeField.texts = [text(.none, .short)]
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
    // In too little room the date is short, and then the fields are narrow (inferred).
    let fields = shown
    let room = max(0, bounds.width - Self.gap * CGFloat(max(0, fields.count - 1)))
    let isShort = fields.reduce(0) { $0 + $1.longWidth } > room + 0.5
    for field in fields { field.isShort = isShort }
    let share = min(1, room / max(fields.reduce(0) { $0 + $1.width }, 1))
    var left: CGFloat = 0
    let height = height
    for field in fields {
      let width = field.width * share
      field.frame =
        frameFromLeading(
          CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
        ).pixelAligned
      left += width + Self.gap
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = shown.map(\.longWidth)
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
      height: height
    )
  }

  private var height: CGFloat { dateField.isHidden ? Self.timeHeight : Self.height }
}

/// A grey field with a text in its middle.
@MainActor
private final class DateField: UIView {
  /// Apps take the grey away by the first views of the picker, of its fields and of a field
  /// (observed since iOS 14).
  private let ground = UIView()
  private let label = UILabel()
  private var widths: [CGFloat] = []

  /// The same date, longest first.
  var texts: [String] = [] {
    didSet {
      guard texts != oldValue else { return }
      widths = texts.map { text in
        label.text = text
        return label.intrinsicContentSize.width + 24
      }
      label.text = texts.first
      isShort = false
    }
  }

  var isShort = false {
    didSet {
      let text = isShort ? texts.last : texts.first
      if label.text != text { label.text = text }
    }
  }

  init(font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)) {
    super.init(frame: .zero)
    label.font = font
    ground.backgroundColor = .tertiarySystemFill
    // Measured on screenshots of two apps, iOS 16.
    ground.layer.cornerRadius = 8
    ground.layer.cornerCurve = .continuous
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    for view in [ground, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var isOpen = false { didSet { label.textColor = isOpen ? tintColor : .label } }

  var width: CGFloat { (isShort ? widths.last : widths.first) ?? 0 }
  var longWidth: CGFloat { widths.first ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    label.frame = bounds.width < width ? bounds.insetBy(dx: bounds.width / 16, dy: 0) : bounds
  }
}
