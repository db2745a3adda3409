import Foundation
import ObjectiveC

/// A table's data source that receives snapshots and finds the changes itself.
@preconcurrency
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: MainActorObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private var shown = Snapshot()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  /// Calls `completion` when the animations are complete (documented).
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let updates = SnapshotDifference(from: shown, to: snapshot).updates
    var next = snapshot
    next.forgetReloads()
    defer {
      // The cells stay; they are only filled again.
      let rows = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
      if let tableView, !rows.isEmpty {
        if animatingDifferences {
          tableView.reconfigure(rows)
        } else {
          UIView.performWithoutAnimation { tableView.reconfigure(rows) }
        }
      }
    }
    guard let tableView, !updates.isEmpty else {
      shown = next
      // Without differences the rows on the screen are measured again (observed: apps
      // open and close cells so).
      if animatingDifferences, snapshot.reconfiguredItemIdentifiers.isEmpty, let tableView,
        !tableView.cells.isEmpty
      {
        tableView.change { _ in }
      }
      completion?()
      return
    }
    // Before it is in a window the table asks for nothing: its cells may be registered later.
    guard tableView.window != nil else {
      shown = next
      tableView.reloadData()
      completion?()
      return
    }
    let show = { (completion: ((Bool) -> Void)?) in
      tableView.perform(
        updates,
        with: self.defaultRowAnimation,
        { self.shown = next },
        completion: completion
      )
    }
    if animatingDifferences {
      show { _ in completion?() }
    } else {
      UIView.performWithoutAnimation { show(nil) }
      completion?()
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    shown.forgetReloads()
    tableView?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath.section, indexPath.item)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(at: section)
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    LayoutFault.record(
      "UITableView dataSource returned a nil cell for row at index path: \(indexPath)"
    )
    return UITableViewCell()
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}
