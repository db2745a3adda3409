import CoreGraphics
import Foundation

/// One wheel of a picker: rows on a cylinder that a finger turns.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private unowned let picker: UIPickerView
  private let component: Int
  private var rows: [Int: Row] = [:]
  private var count = 0
  private(set) var rowHeight = UIPickerView.rowHeight
  private(set) var selectedRow = 0

  @MainActor
  private struct Row {
    let view: UIView
    /// A view that comes with a size keeps it, in the middle of its row (documented); others fill
    /// the row.
    let size: CGSize?

    init(_ view: UIView) {
      self.view = view
      size = view.bounds.isEmpty ? nil : view.bounds.size
    }
  }

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    clipsToBounds = false
    scrollsToTop = false
    holdsOffset = true
    delegate = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(choose(_:)))

  /// Asks for its rows again.
  func reload() {
    for row in rows.values { row.view.removeFromSuperview() }
    rows = [:]
    count = picker.numberOfRows(inComponent: component)
    rowHeight = picker.rowSize(forComponent: component).height
    selectedRow = max(0, min(selectedRow, count - 1))
    resize()
  }

  func place(_ frame: CGRect) {
    guard self.frame != frame else { return }
    self.frame = frame
    resize()
  }

  private func resize() {
    let height = CGFloat(max(0, count - 1)) * rowHeight
    contentSize = CGSize(width: bounds.width, height: height + bounds.height)
    moveItself(to: CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight))
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selectedRow = max(0, min(row, count - 1))
    setContentOffset(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight), animated: animated)
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]?.view
  }

  // MARK: The cylinder

  /// In points: with rows of 32 points and in a picker of the usual height, the rows behind stand
  /// 31.3, 58.4 and 77.6 points from the middle (measured on iOS 12, 15 and 16 within half a point).
  ///
  /// It grows with the picker, and rows that would not fit make it larger (inferred).
  private var radius: CGFloat {
    max(87 * bounds.height / UIPickerView.usualHeight, rowHeight / (.pi / 2) * 1.05)
  }

  /// Rows that are seen above and below the chosen one.
  private var visibleRows: Int { Int(radius * .pi / 2 / rowHeight) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowHeight > 0, bounds.width > 0, let delegate = picker.delegate else { return }
    let front = contentOffset.y / rowHeight
    let nearest = Int(front.rounded())
    let first = max(0, nearest - visibleRows)
    let last = min(count - 1, nearest + visibleRows)
    let shown = first <= last ? first...last : nil
    for (number, row) in rows where shown?.contains(number) != true {
      row.view.removeFromSuperview()
      rows[number] = nil
    }
    guard let shown else { return }
    for number in shown {
      place(rows[number] ?? add(number, of: delegate), distance: CGFloat(number) - front)
    }
  }

  /// What a row is smaller by as soon as it is behind the front (measured on iOS 12 and 18, at
  /// rest; on the way, inferred).
  private static let shrinking: CGFloat = 0.107

  /// - Parameter distance: from the front, in rows.
  private func place(_ row: Row, distance: CGFloat) {
    let angle = distance * rowHeight / radius
    let view = row.view
    view.transform = .identity
    view.bounds.size = row.size ?? CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + sin(angle) * radius)
    let size = 1 - Self.shrinking * min(1, abs(distance))
    view.transform = CGAffineTransform(scaleX: size, y: size * max(0.05, cos(angle)))
    // 0.46, 0.42 and 0.25 for the rows behind (measured on iOS 12, 15 and 16; between them, inferred).
    let behind = min(0.49 - 0.095 * abs(angle), 0.768 - 0.473 * abs(angle))
    view.alpha = abs(distance) < 0.5 ? 1 : max(0, behind)
  }

  private func add(_ number: Int, of delegate: any UIPickerViewDelegate) -> Row {
    let row = Row(
      delegate.pickerView(picker, viewForRow: number, forComponent: component, reusing: nil)
    )
    rows[number] = row
    addSubview(row.view)
    return row
  }

  // MARK: Fingers

  /// Between two wheels is no gap for a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -UIPickerView.gap / 2, dy: 0).contains(point)
  }

  /// A tap on a row turns it to the front (observed).
  private func choose(_ tap: UITapGestureRecognizer) {
    let y = max(-radius, min(tap.location(in: self).y - bounds.midY, radius))
    let row = Int(((contentOffset.y + asin(y / radius) * radius) / rowHeight).rounded())
    guard row != selectedRow, (0..<count).contains(row) else { return }
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  /// A wheel comes to rest at a row.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / rowHeight).rounded()
    targetContentOffset.pointee.y = max(0, min(row, CGFloat(count - 1))) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  /// The delegate hears of rows that a finger has chosen, not of those that code has (documented).
  private func rest() {
    let row = max(0, min(Int((contentOffset.y / rowHeight).rounded()), count - 1))
    guard row != selectedRow else { return }
    selectedRow = row
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }
}
