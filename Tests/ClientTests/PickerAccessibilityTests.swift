import Testing
import UIKit

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "Size \(row)" }
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? { "Size" }
}

@MainActor
@Suite
struct PickerAccessibilityTests {
  @Test
  func `a delegate that names wheels for assistive technology is a picker's delegate`() {
    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    let names = picker.delegate as? any UIPickerViewAccessibilityDelegate
    #expect(names?.pickerView(picker, accessibilityLabelForComponent: 0) == "Size")
    #expect(names?.pickerView(picker, accessibilityHintForComponent: 0) == nil as String?)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 2, forComponent: 0) == "Size 2")
  }
}
