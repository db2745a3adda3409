import Foundation

/// Translates between the places of the data and those on the screen, which differ while an item is
/// carried over the list.
///
/// Sections keep their places on a stage, where nothing else moves before the data do.
@preconcurrency
@MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
  /// Whether items make room for a carried one of the collection view, which its data do not
  /// know yet (documented).
  public var hasUncommittedUpdates: Bool { gap != nil }

  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    dataSourceSectionIndex
  }

  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let gap, let dataSourceIndexPath else { return dataSourceIndexPath }
    return gap.destination(of: dataSourceIndexPath)
  }

  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let gap, let presentationIndexPath else { return presentationIndexPath }
    return gap.origin(of: presentationIndexPath)
  }

  /// Performs the actions; `cellForItem(at:)` and `indexPath(for:)` have the places
  /// on the screen meanwhile.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let before = usesPresentationValues
    usesPresentationValues = true
    actionsToTranslate()
    usesPresentationValues = before
  }
}

extension UITableView: UIDataSourceTranslating {
  /// The gap of a row of the table; a row from elsewhere has no place in the data.
  private var ownGap: ItemGap? {
    gap.flatMap { gap in gap.from.map { ItemGap(from: $0, to: gap.to) } }
  }

  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    dataSourceSectionIndex
  }

  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { presentationSectionIndex }

  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let ownGap, let dataSourceIndexPath else { return dataSourceIndexPath }
    return ownGap.destination(of: dataSourceIndexPath)
  }

  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let ownGap, let presentationIndexPath else { return presentationIndexPath }
    return ownGap.origin(of: presentationIndexPath)
  }

  /// Performs the actions; `cellForRow(at:)` and `indexPath(for:)` have the places on the screen
  /// meanwhile.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let before = usesPresentationValues
    usesPresentationValues = true
    actionsToTranslate()
    usesPresentationValues = before
  }
}
