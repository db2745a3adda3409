import CoreGraphics
import Foundation
import QuartzCore

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A date to choose: in grey fields, on wheels, or in a calendar.
@preconcurrency
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  private let fields = DateFields()
  /// Says what the field below a calendar has.
  private let timeLabel = UILabel()
  private var wheels: DateWheels?
  private var month: MonthView?
  private weak var card: DateCard?

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
    timeLabel.text = SystemWord.time.text
    addPart(fields)
    addPart(timeLabel)
    update()
  }

  /// The present time at first: that of the stage, the same in every run.
  open var date = Date() { didSet { update() } }
  open var minimumDate: Date? { didSet { update() } }
  open var maximumDate: Date? { didSet { update() } }
  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  open var minuteInterval = 1 { didSet { rebuild() } }
  open var countDownDuration: TimeInterval = 0 { didSet { update() } }
  /// Nil means that of the run (documented).
  open var locale: Locale? { didSet { rebuild() } }
  /// Nil means the Gregorian one.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet {
      if calendar == nil { calendar = Calendar(identifier: .gregorian) }
      rebuild()
    }
  }
  open var timeZone: TimeZone? { didSet { rebuild() } }
  open var roundsToMinuteInterval = true

  /// The style that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    // A timer counts down on wheels alone, and a calendar shows no time alone (documented).
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return .compact
    case .inline where datePickerMode == .time: return .wheels
    default: return preferredDatePickerStyle
    }
  }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }

  /// Of the texts on wheels: the private key "textColor", which apps set (observed).
  var wheelColor: UIColor? { didSet { rebuild() } }

  /// Whether the present day keeps a colour of its own on wheels, a private key that apps set with
  /// the one above (observed); here it never has one.
  var highlightsToday = true

  /// Whether wheels turn to the date and months slide to it.
  private var turns = false

  /// Wheels turn to the date (documented); a calendar slides to its month (inferred).
  open func setDate(_ date: Date, animated: Bool) {
    turns = animated && window != nil
    self.date = date
    turns = false
  }

  /// The calendar with the locale and the time zone of the picker.
  var ownCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = locale ?? .current
    return calendar
  }

  /// A date that a finger chose.
  func choose(_ date: Date) {
    self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
    sendValueChanged()
  }

  func choose(duration: TimeInterval) {
    countDownDuration = duration
    sendValueChanged()
  }

  // MARK: What is shown

  private var ownSize = CGSize.zero

  private func rebuild() {
    closeCard()
    wheels?.removeFromSuperview()
    month?.removeFromSuperview()
    (wheels, month) = (nil, nil)
    update()
  }

  private func update() {
    let style = datePickerStyle
    if style == .wheels, wheels == nil {
      let wheels = DateWheels(of: self, mode: datePickerMode)
      addPart(wheels)
      self.wheels = wheels
    }
    if style == .inline, month == nil {
      let month = MonthView(calendar: ownCalendar)
      month.onChoose = { [weak self] in self?.choose(day: $0) }
      month.onChooseMonth = { [weak self] in self?.choose(month: $0) }
      addPart(month)
      self.month = month
    }
    fields.isHidden = style == .wheels || style == .inline && datePickerMode == .date
    timeLabel.isHidden = style != .inline || fields.isHidden
    fields.update(date, mode: style == .inline ? .time : datePickerMode, in: ownCalendar)
    wheels?.update(animated: turns)
    card?.update()
    let limits = (minimumDate, maximumDate)
    month?.show(date, selected: [date], limits: limits, animated: turns)
    // Without a size of the app's own it is as large as what it shows (inferred).
    if bounds.size == ownSize {
      sizeToFit()
      ownSize = bounds.size
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A day of the calendar, at the time of the date before.
  func choose(day: Date) {
    let calendar = ownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    choose(calendar.date(from: parts) ?? day)
  }

  /// The same day of another month, or its last one (observed: apps are told of a
  /// month chosen on wheels).
  func choose(month: Date) {
    let calendar = ownCalendar
    let months = calendar.dateComponents(
      [.month],
      from: calendar.firstDay(ofMonthOf: date),
      to: calendar.firstDay(ofMonthOf: month)
    ).month
    choose(calendar.date(byAdding: .month, value: months ?? 0, to: date) ?? month)
  }

  // MARK: The card of a field

  package override var tapIsPrimaryAction: Bool { false }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, card == nil, let window,
      let field = fields.field(at: touch.location(in: fields))
    else { return }
    let card = DateCard(of: self, for: field)
    self.card = card
    fields.openField = field
    card.open(in: window)
    // As for a text that is edited (observed).
    sendActions(for: .editingDidBegin)
  }

  func closeCard() {
    guard let card else { return }
    self.card = nil
    fields.openField = nil
    card.close()
    sendActions(for: .editingDidEnd)
  }

  /// In the space of the picker.
  func frame(of field: DateFields.Field) -> CGRect {
    fields.convert(fields.frame(of: field), to: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { closeCard() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    guard let month else {
      fields.frame = bounds
      return
    }
    let height = min(bounds.height, MonthView.height)
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    // The time is under the calendar, at its end, and the word for it at its beginning (observed).
    let size = fields.sizeThatFits(bounds.size)
    let margin = MonthView.margin
    let start = bounds.width - size.width - margin
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      let y = month.frame.maxY
      return frameFromLeading(CGRect(x: x, y: y, width: width, height: bounds.height - height))
    }
    fields.frame = place(start, size.width)
    timeLabel.frame = place(margin, max(0, start - 2 * margin))
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize {
    switch datePickerStyle {
    case .wheels: UIPickerView().intrinsicContentSize
    case .inline:
      CGSize(
        width: MonthView.width,
        height: MonthView.height + (datePickerMode == .date ? 0 : MonthView.timeHeight)
      )
    default: fields.sizeThatFits(bounds.size)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
}
