import Foundation
import QuartzCore

// Wheels are not drawn. The classes keep demos compiling and say so once.

/// Keeps its date; draws nothing.
@preconcurrency
@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    World.current.diagnostics.report("UIDatePicker is not drawn.")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(into: self, as: UIDatePicker.self)
  }

  /// Starts at the reference date, not at the present time: pictures must not depend on it.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var minuteInterval = 1

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Keeps its selection; draws nothing.
@preconcurrency
@MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    World.current.diagnostics.report("UIPickerView is not drawn.")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(into: self, as: UIPickerView.self)
  }

  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
