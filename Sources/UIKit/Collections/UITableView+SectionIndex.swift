import Foundation

extension UITableView {
  /// Only plain tables have one, and those with enough rows (documented).
  func askForSectionIndex() {
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard style == .plain, let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return }
    let index = SectionIndexView(titles)
    index.color = sectionIndexColor
    index.backgroundColor = sectionIndexBackgroundColor ?? .clear
    index.onTouch = { [weak self] in self?.jump(to: titles[$0], at: $0) }
    addSubview(index)
    sectionIndex = index
  }

  private func jump(to title: String, at number: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
    guard rowCounts.indices.contains(section) else { return }
    // Also to a section without rows.
    let top = offsetShowing(top: headerRect(section).minY)
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }

  /// It stays where it is while the rows scroll, above them.
  func layOutSectionIndex() {
    guard let sectionIndex else { return }
    place(sectionIndex)
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }
}
