import Segue
import Testing
import UIKit

/// Rows of pickers that an app makes in its own sizes.
@MainActor
@Suite
struct `Rows of pickers` {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let height: CGFloat
    let size: CGSize

    init(height: CGFloat, size: CGSize = .zero) {
      self.height = height
      self.size = size
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView,
      rowHeightForComponent component: Int
    ) -> CGFloat { height }
    func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView { UIView(frame: CGRect(origin: .zero, size: size)) }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 500))

  private func show(_ rows: Rows, at row: Int = 0) throws -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(row, inComponent: 0, animated: false)
    stage.window.addSubview(picker)
    try stage.settle()
    return picker
  }

  private func frame(of row: Int, in picker: UIPickerView) throws -> CGRect {
    let view = try #require(picker.view(forRow: row, forComponent: 0))
    return view.convert(view.bounds, to: picker)
  }

  @Test
  func `a view with a size of its own keeps it in the middle of its row`() throws {
    let rows = Rows(height: 60, size: CGSize(width: 40, height: 30))
    let picker = try show(rows, at: 2)
    #expect(try frame(of: 2, in: picker) == CGRect(x: 140, y: 93, width: 40, height: 30))
  }

  @Test
  func `a view without a size fills its row`() throws {
    let rows = Rows(height: 60)
    let picker = try show(rows)
    let width = picker.rowSize(forComponent: 0).width
    #expect(try frame(of: 0, in: picker).size == CGSize(width: width, height: 60))
    #expect(try frame(of: 0, in: picker).midY == 108)
  }

  @Test
  func `rows behind the front stand closer and are paler the farther they are`() throws {
    let picker = try show(Rows(height: 32), at: 4)
    let middles = try (4...7).map { try frame(of: $0, in: picker).midY - 108 }
    for (middle, measured) in zip(middles, [0, 31.3, 58.4, 77.6]) {
      #expect(abs(middle - measured) < 0.3, "\(middles)")
    }
    let alphas = (4...7).compactMap { picker.view(forRow: $0, forComponent: 0)?.alpha }
    for (alpha, measured) in zip(alphas, [1, 0.455, 0.42, 0.246]) {
      #expect(abs(alpha - measured) < 0.01, "\(alphas)")
    }
    #expect(picker.subviews[1].backgroundColor == .quaternarySystemFill)
  }

  @Test
  func `rows behind the front are smaller by a tenth`() throws {
    let picker = try show(Rows(height: 32), at: 3)
    let widths = try (3...5).map { try frame(of: $0, in: picker).width }
    #expect(widths[0] == picker.rowSize(forComponent: 0).width)
    #expect(abs(widths[1] - 0.893 * widths[0]) < 0.01 && abs(widths[2] - widths[1]) < 0.01)
  }

  @Test(arguments: [(CGFloat(20), 6), (32, 4), (80, 1)])
  func `as many rows are seen above and below as the wheel has room for, and none is cut`(
    height: CGFloat,
    count: Int
  ) throws {
    let rows = Rows(height: height)
    let picker = try show(rows, at: 10)
    for row in 10 - count...10 + count {
      #expect(picker.bounds.contains(try frame(of: row, in: picker)))
    }
    #expect(picker.view(forRow: 10 - count - 1, forComponent: 0) == nil)
    #expect(picker.view(forRow: 10 + count + 1, forComponent: 0) == nil)
  }

  @Test
  func `the band behind the chosen rows is as high as they are`() throws {
    let rows = Rows(height: 80)
    let picker = try show(rows)
    try #require(picker.subviews.count == 2)
    let band = picker.subviews[1]
    #expect(band.frame.minY == 68 && band.frame.height == 80)
  }

  @Test
  func `a tap on a tall row behind the front brings it there`() throws {
    let rows = Rows(height: 80)
    let picker = try show(rows, at: 3)
    stage.tap(at: CGPoint(x: 160, y: try frame(of: 4, in: picker).midY))
    try stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 4)
  }
}
