import CoreGraphics
import Foundation

/// One wheel of a picker: rows on a cylinder that a finger turns.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// Rows that are seen above and below the chosen one (observed).
  private static let visibleRows = 3

  private unowned let picker: UIPickerView
  private let component: Int
  private var rows: [Int: UIView] = [:]
  private var count = 0
  private var rowHeight = UIPickerView.rowHeight
  private(set) var selectedRow = 0

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    clipsToBounds = false
    scrollsToTop = false
    delegate = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(choose(_:)))

  /// Asks for its rows again.
  func reload() {
    for row in rows.values { row.removeFromSuperview() }
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
    contentOffset = CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selectedRow = max(0, min(row, count - 1))
    setContentOffset(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight), animated: animated)
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rows[row]
  }

  // MARK: The cylinder

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowHeight > 0, bounds.width > 0, let delegate = picker.delegate else { return }
    let front = contentOffset.y / rowHeight
    let nearest = Int(front.rounded())
    let first = max(0, nearest - Self.visibleRows)
    let last = min(count - 1, nearest + Self.visibleRows)
    let shown = first <= last ? first...last : nil
    for (row, view) in rows where shown?.contains(row) != true {
      view.removeFromSuperview()
      rows[row] = nil
    }
    guard let shown else { return }
    let radius = rowHeight * CGFloat(Self.visibleRows) / (.pi / 2) * 1.2
    for row in shown {
      let view = rows[row] ?? add(row, of: delegate)
      let distance = CGFloat(row) - front
      let angle = distance * rowHeight / radius
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + sin(angle) * radius)
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.05, cos(angle)))
      view.alpha = abs(distance) < 0.5 ? 1 : max(0, 0.55 - abs(distance) * 0.13)
    }
  }

  private func add(_ row: Int, of delegate: any UIPickerViewDelegate) -> UIView {
    let view = delegate.pickerView(
      picker,
      viewForRow: row,
      forComponent: component,
      reusing: nil
    )
    rows[row] = view
    addSubview(view)
    return view
  }

  // MARK: Fingers

  /// Between two wheels is no gap for a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -UIPickerView.gap / 2, dy: 0).contains(point)
  }

  /// A tap on a row turns it to the front (observed).
  private func choose(_ tap: UITapGestureRecognizer) {
    let y = tap.location(in: self).y - bounds.midY
    let row = Int((contentOffset.y / rowHeight + y / rowHeight).rounded())
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
