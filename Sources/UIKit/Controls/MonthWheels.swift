import CoreGraphics
import Foundation

/// The month and the year of a calendar on wheels, in place of its days.
final class MonthWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// Months begin again after the last one: the wheel has them this often.
  private static let rounds = 200
  private static let years = 10_000

  private let calendar: Calendar
  private let formats: DateFormats
  private let wheels = UIPickerView()
  /// Which wheel has the months: the locale says whether they come first.
  private let monthPlace: Int
  private var yearPlace: Int { 1 - monthPlace }
  /// Called with the first day of the month that a finger chose.
  private let onChoose: (Date) -> Void

  init(at month: Date, in calendar: Calendar, onChoose: @escaping (Date) -> Void) {
    self.calendar = calendar
    self.onChoose = onChoose
    formats = DateFormats(calendar)
    monthPlace = formats.order(of: "yMMMM").hasPrefix("y") ? 1 : 0
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addPart(wheels)
    show(month)
  }

  required init?(coder: NSCoder) { nil }

  private var names: [String] { calendar.standaloneMonthSymbols }

  /// Turns the wheels to the month of a date; in another round of months they stay.
  func show(_ date: Date) {
    let parts = calendar.dateComponents([.year, .month], from: date)
    let month = (parts.month ?? 1) - 1
    if wheels.selectedRow(inComponent: monthPlace) % max(names.count, 1) != month || isUnturned {
      let middle = Self.rounds / 2 * names.count
      wheels.selectRow(middle + month, inComponent: monthPlace, animated: false)
    }
    let year = max(0, (parts.year ?? 1) - 1)
    if wheels.selectedRow(inComponent: yearPlace) != year {
      wheels.selectRow(year, inComponent: yearPlace, animated: false)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height, wheels.intrinsicContentSize.height)
    wheels.frame = CGRect(
      x: 0,
      y: (bounds.height - height) / 2,
      width: bounds.width,
      height: height
    )
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == monthPlace ? names.count * Self.rounds : Self.years
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == monthPlace ? 130 : 80
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    component == monthPlace ? names[row % max(names.count, 1)] : formats.year(row + 1)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var parts = DateComponents()
    parts.year = pickerView.selectedRow(inComponent: yearPlace) + 1
    parts.month = pickerView.selectedRow(inComponent: monthPlace) % max(names.count, 1) + 1
    if let date = calendar.date(from: parts) { onChoose(date) }
  }

  /// Whether the wheel of months stands where wheels begin.
  private var isUnturned: Bool { wheels.selectedRow(inComponent: monthPlace) < 12 }
}
