import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Describes the components of a picker to VoiceOver.
@preconcurrency
@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String? { nil }
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
    label.font = .systemFont(ofSize: UIPickerView.titleSize)
    label.textAlignment = .center
    let title = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    label.text = title ?? "?"
    if let color = pickerView.titleColor { label.textColor = color }
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
@preconcurrency
@MainActor
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: usualHeight)
  static let usualHeight: CGFloat = 216
  /// Of a row, unless the delegate gives another.
  static let rowHeight: CGFloat = 32
  /// From its sides to the band of the chosen rows.
  static let margin: CGFloat = 9
  /// Of a title in the middle, in points (measured on iOS 12 and 18).
  static let titleSize: CGFloat = 23.5
  /// Between wheels.
  static let gap: CGFloat = 5

  private let columns = UIView()
  /// Apps reach it as the second view, to give it a colour or none (observed since iOS 14).
  private let highlight = UIView()
  private var wheels: [PickerWheel] = []
  private var needsWheels = true
  private var wasRightToLeft = false

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
    // Measured on iOS 15 and 16.
    highlight.backgroundColor = .quaternarySystemFill
    highlight.layer.cornerRadius = 8
    highlight.isUserInteractionEnabled = false
    // Behind the rows all the same.
    highlight.layer.zPosition = -1
    for view in [columns, highlight] { addSubview(view) }
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Of rows that are titles: the private key "textColor", which apps set (observed).
  var titleColor: UIColor? { didSet { reloadAllComponents() } }
  /// Nothing since iOS 7.
  open var showsSelectionIndicator = true

  /// A delegate that can count rows does so where nothing else is the data source
  /// (inferred: UIKit's class keeps whether its delegate responds to that, and libraries
  /// set the delegate alone).
  private var counter: (any UIPickerViewDataSource)? {
    dataSource ?? delegate as? any UIPickerViewDataSource
  }

  open var numberOfComponents: Int { counter?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    counter?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: width(of: component), height: height > 0 ? height : Self.rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(forRow: row)
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    prepareWheels()
    wheel(component)?.select(row, animated: animated && window != nil)
  }

  open func selectedRow(inComponent component: Int) -> Int {
    prepareWheels()
    return wheel(component)?.selectedRow ?? -1
  }

  open func reloadAllComponents() {
    needsWheels = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    prepareWheels()
    wheel(component)?.reload()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func width(of component: Int) -> CGFloat {
    let asked = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if asked > 0 { return asked }
    let count = max(1, numberOfComponents)
    return (bounds.width - 2 * Self.margin - CGFloat(count - 1) * Self.gap) / CGFloat(count)
  }

  /// Makes the wheels as the data source has them now; the chosen rows stay.
  private func prepareWheels() {
    guard needsWheels else { return }
    needsWheels = false
    let count = numberOfComponents
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      columns.addSubview(wheel)
      wheels.append(wheel)
    }
    for wheel in wheels { wheel.reload() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Rows lean to the other side.
    if isRightToLeft != wasRightToLeft { needsWheels = true }
    wasRightToLeft = isRightToLeft
    prepareWheels()
    columns.frame = bounds
    // As high as the chosen rows (observed by many; with several heights, as the tallest:
    // inferred).
    let height = min(bounds.height, wheels.map(\.rowHeight).max() ?? Self.rowHeight)
    highlight.frame = CGRect(
      x: Self.margin,
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height
    )
    let widths = wheels.indices.map(width)
    let gaps = CGFloat(max(0, widths.count - 1)) * Self.gap
    var left = (bounds.width - widths.reduce(0, +) - gaps) / 2
    for component in componentsFromLeft {
      let width = widths[component]
      wheels[component].place(CGRect(x: left, y: 0, width: width, height: bounds.height))
      left += width + Self.gap
    }
  }

  /// Components that stand in their order also where the others are mirrored.
  var unmirrored: Range<Int>? { didSet { setNeedsLayout() } }

  /// The first one is at the leading side (inferred: pickers of dates have the day at the right in
  /// Hebrew).
  private var componentsFromLeft: [Int] {
    guard isRightToLeft else { return Array(wheels.indices) }
    let mirrored = Array(wheels.indices.reversed())
    guard let kept = unmirrored?.clamped(to: wheels.indices),
      let first = mirrored.firstIndex(where: kept.contains)
    else {
      return mirrored
    }
    return mirrored[..<first] + Array(kept) + mirrored[(first + kept.count)...]
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
