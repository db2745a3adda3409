import Foundation
import ObjectiveC

/// A data source that receives snapshots and finds the changes itself.
@preconcurrency
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: MainActorObject, UICollectionViewDataSource, OutlineSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var shown = Snapshot()
  /// The sections that were given as outlines.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// What an app decides and learns when rows are expanded and collapsed by touches.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes the children of an item when they are first needed.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?
    public init() {}
  }

  /// What an app decides and learns when a finger moves an item.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public init() {}
  }

  open var reorderingHandlers = ReorderingHandlers()

  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  /// Calls `completion` when the animations are complete (documented).
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    keepOutlines(of: snapshot)
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap {
      snapshot.indexPath(of: $0)
    }
    let updates = SnapshotDifference(from: shown, to: snapshot).updates.reconfiguring(
      animatingDifferences ? reconfigured : []
    )
    guard let collectionView else {
      shown = snapshot
      completion?()
      return
    }
    // Before it is in a window the view asks for nothing: its cells may be registered later.
    guard collectionView.window != nil else {
      shown = snapshot
      shown.forgetReloads()
      collectionView.reloadData()
      completion?()
      return
    }
    let show = { (completion: ((Bool) -> Void)?) in
      collectionView.perform(
        updates,
        {
          self.shown = snapshot
          self.shown.forgetReloads()
        },
        completion: completion
      )
    }
    // Without differences the cells on the screen are measured again (observed: apps
    // open and close cells so).
    let measuresAgain = animatingDifferences && !collectionView.elements.isEmpty
    // Content that has not been on screen yet is not animated, as on iOS.
    if updates.isEmpty, !measuresAgain {
      shown = snapshot
      shown.forgetReloads()
    } else if animatingDifferences {
      return show { _ in completion?() }
    } else {
      UIView.performWithoutAnimation { show(nil) }
    }
    if !animatingDifferences, !reconfigured.isEmpty {
      UIView.performWithoutAnimation { collectionView.reconfigure(reconfigured) }
    }
    completion?()
  }

  // MARK: Outlines

  /// Shows the visible items of an outline in a section, which is appended if it is missing.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = shown
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.setItems(snapshot.visibleItems, inSection: section)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
    collectionView?.adaptVisibleCellsToOutlines(animated: animatingDifferences)
  }

  /// A section that was given as plain items is an outline of one level.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown.itemIdentifiers(inSection: section))
    return flat
  }

  /// A section whose items are no longer those of its outline is flat.
  private func keepOutlines(of snapshot: Snapshot) {
    outlines = outlines.filter { section, outline in
      snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let item = itemIdentifier(for: indexPath)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutline(at indexPath: IndexPath) {
    guard let section = sectionIdentifier(for: indexPath.section), var outline = outlines[section],
      let item = itemIdentifier(for: indexPath)
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    shown.forgetReloads()
    collectionView?.reloadData()
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

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    shown.numberOfItems(at: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    LayoutFault.record(
      "UICollectionView dataSource returned a nil cell for row at index path: \(indexPath)"
    )
    return UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath
    else { return }
    let before = shown
    var next = shown
    next.deleteItems([item])
    if let section = sectionIdentifier(for: destinationIndexPath.section) {
      var items = next.itemIdentifiers(inSection: section)
      items.insert(item, at: min(destinationIndexPath.item, items.count))
      next.setItems(items, inSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: before, to: next)
    reorderingHandlers.willReorder?(transaction)
    shown = next
    keepOutlines(of: next)
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
