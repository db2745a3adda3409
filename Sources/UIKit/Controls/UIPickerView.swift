import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    label.text = title ?? "?"
    let attributed = self.pickerView(
      pickerView,
      attributedTitleForRow: row,
      forComponent: component
    )
    if let attributed { label.attributedText = attributed }
    return label
  }
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Wheels side by side, each with its chosen row in the middle.
///
/// They stand still: no touch turns them here.
@preconcurrency
@MainActor
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  /// Rows that are seen above and below the chosen one (observed).
  private static let visibleRows = 3

  private let highlight = UIView()
  private var rows: [UIView] = []
  private var selection: [Int: Int] = [:]
  private var needsRows = true

  public override init(frame: CGRect) {
    super.init(
      frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame
    )
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UIPickerView.self)
  }

  private func setUp() {
    clipsToBounds = true
    highlight.backgroundColor = .tertiarySystemFill
    highlight.layer.cornerRadius = 8
    addSubview(highlight)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Nothing since iOS 7.
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: width(of: component), height: height > 0 ? height : Self.rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rows.first { $0.tag == tag(row, component) }
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    reloadComponent(component)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    min(selection[component] ?? 0, max(0, numberOfRows(inComponent: component) - 1))
  }

  open func reloadAllComponents() {
    needsRows = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  private func tag(_ row: Int, _ component: Int) -> Int { component << 32 | row }

  private func width(of component: Int) -> CGFloat {
    let asked = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if asked > 0 { return asked }
    let count = max(1, numberOfComponents)
    return (bounds.width - 18 - CGFloat(count - 1) * 5) / CGFloat(count)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsRows || highlight.frame.width != bounds.width - 18 else { return }
    needsRows = false
    for row in rows { row.removeFromSuperview() }
    rows = []
    highlight.frame = CGRect(
      x: 9,
      y: (bounds.height - Self.rowHeight) / 2,
      width: max(0, bounds.width - 18),
      height: Self.rowHeight
    )
    let widths = (0..<numberOfComponents).map(width)
    var left = (bounds.width - widths.reduce(0, +) - CGFloat(max(0, widths.count - 1)) * 5) / 2
    for (component, width) in widths.enumerated() {
      turn(component, left, width)
      left += width + 5
    }
  }

  /// Puts the rows of one wheel on a cylinder whose front is the chosen one.
  private func turn(_ component: Int, _ left: CGFloat, _ width: CGFloat) {
    guard let delegate else { return }
    let chosen = selectedRow(inComponent: component)
    let height = rowSize(forComponent: component).height
    let radius = height * CGFloat(Self.visibleRows) / (.pi / 2) * 1.2
    for row in chosen - Self.visibleRows...chosen + Self.visibleRows
    where row >= 0 && row < numberOfRows(inComponent: component) {
      let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      let angle = CGFloat(row - chosen) * height / radius
      view.tag = tag(row, component)
      view.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      view.center = CGPoint(x: left + width / 2, y: bounds.midY + sin(angle) * radius)
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.05, cos(angle)))
      view.alpha = row == chosen ? 1 : max(0, 0.55 - abs(CGFloat(row - chosen)) * 0.13)
      addSubview(view)
      rows.append(view)
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
