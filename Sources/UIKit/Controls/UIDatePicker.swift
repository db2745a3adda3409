import CoreGraphics
import Foundation
import QuartzCore

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A date to choose.
///
/// It shows the date and the time in grey fields, as the compact style does on iOS; the wheels and
/// the calendar are not drawn.
@preconcurrency
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private static let fieldHeight: CGFloat = 34.33
  private static let gap: CGFloat = 6
  private let dateField = DateField()
  private let timeField = DateField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UIDatePicker.self)
  }

  private func setUp() {
    addSubview(dateField)
    addSubview(timeField)
    update()
  }

  /// Starts at the reference date, not at the present time: pictures must not depend on it.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { update() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime { didSet { update() } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale? { didSet { update() } }
  /// Nil means the Gregorian one.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { if calendar == nil { calendar = Calendar(identifier: .gregorian) } }
  }
  open var timeZone: TimeZone? { didSet { update() } }
  open var roundsToMinuteInterval = true
  open private(set) var datePickerStyle = UIDatePickerStyle.compact
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle == .wheels || preferredDatePickerStyle == .inline {
        Diagnostics.report("UIDatePicker shows its compact style in place of wheels and calendars.")
      }
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter.string(from: self.date)
  }

  private func update() {
    dateField.isHidden = datePickerMode == .time || datePickerMode == .countDownTimer
    timeField.isHidden = datePickerMode == .date || datePickerMode == .yearAndMonth
    dateField.label.text = text(.medium, .none)
    timeField.label.text = text(.none, .short)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var fields: [DateField] { [dateField, timeField].filter { !$0.isHidden } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 0
    for field in fields {
      let width = field.width
      field.frame =
        CGRect(
          x: left,
          y: (bounds.height - Self.fieldHeight) / 2,
          width: width,
          height: Self.fieldHeight
        ).pixelAligned
      left += width + Self.gap
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widths = fields.map(\.width)
    return CGSize(
      width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
      height: Self.fieldHeight
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
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

  var width: CGFloat { label.intrinsicContentSize.width + 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
