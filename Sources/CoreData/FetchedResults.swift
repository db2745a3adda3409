import UIKit

/// What a controller and the one that its delegate gets share.
final class FetchedResults: @unchecked Sendable {
  /// A section of the results at one moment.
  final class Section: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var members: [NSManagedObject] = []

    init(_ name: String) { self.name = name }

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let settings: FetchSettings
  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  let cacheName: String?
  /// Nil before the first fetch.
  private(set) var sections: [Section]?
  weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet {
      takesSnapshots = true
      takesDifferences = true
    }
  }
  /// Whether the delegate has the methods that get all changes at once.
  ///
  /// The default methods of the protocol say that it has not.
  var takesSnapshots = true
  var takesDifferences = true
  private var observer: (any NSObjectProtocol)?
  /// What the delegate gets: always the same one, the app's own where its type allows.
  weak var controllerForDelegate: NSFetchedResultsController<any NSFetchRequestResult>?

  init(
    _ settings: FetchSettings,
    _ context: NSManagedObjectContext,
    _ sectionKeyPath: String?,
    _ cacheName: String?
  ) {
    self.settings = settings
    self.context = context
    self.sectionKeyPath = sectionKeyPath
    self.cacheName = cacheName
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func fetch() throws {
    sections = try fetchedSections()
    if observer == nil {
      let center = NotificationCenter.default
      observer = center.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange,
        object: context,
        queue: nil
      ) { [weak self] notification in self?.contextDidChange(notification.userInfo ?? [:]) }
    }
    // As documented for a delegate that takes snapshots, the first one comes at once.
    guard let delegate, takesSnapshots else { return }
    delegate.controller(controller, didChangeContentWith: snapshot(updated: []))
  }

  private func fetchedSections() throws -> [Section] {
    let objects = try context.fetchAny(settings).compactMap { $0 as? NSManagedObject }
    guard let sectionKeyPath else {
      let section = Section("")
      section.members = objects
      return [section]
    }
    var sections: [Section] = []
    var byName: [String: Section] = [:]
    for object in objects {
      let value = PredicateValue.value(of: object, at: sectionKeyPath)
      let name = value.map { PredicateValue.text($0) ?? "\($0)" } ?? ""
      let section = byName[name] ?? Section(name)
      if byName[name] == nil { sections.append(section) }
      byName[name] = section
      section.members.append(object)
    }
    return sections
  }

  func object(at indexPath: IndexPath) -> NSManagedObject? {
    guard let sections, sections.indices.contains(indexPath.section) else { return nil }
    let members = sections[indexPath.section].members
    return members.indices.contains(indexPath.item) ? members[indexPath.item] : nil
  }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    for (number, section) in (sections ?? []).enumerated() {
      if let index = section.members.firstIndex(where: { $0 === object }) {
        return IndexPath(item: index, section: number)
      }
    }
    return nil
  }

  // MARK: Changes

  private var controller: NSFetchedResultsController<any NSFetchRequestResult> {
    controllerForDelegate ?? NSFetchedResultsController(self)
  }

  /// Without a delegate the results stay as they were fetched (documented).
  private func contextDidChange(_ userInfo: [AnyHashable: Any]) {
    guard let delegate, sections != nil else { return }
    let changed = { (key: String) in userInfo[key] as? Set<NSManagedObject> ?? [] }
    let updated = changed(NSUpdatedObjectsKey).union(changed(NSRefreshedObjectsKey))
    let all = updated.union(changed(NSInsertedObjectsKey)).union(changed(NSDeletedObjectsKey))
    let names = (settings.entity ?? context.entity(named: settings.entityName ?? "")).namesOfAll
    guard all.contains(where: { names.contains($0.entity.name ?? "") }),
      let new = try? fetchedSections(), let old = sections
    else { return }
    let changes = FetchedChanges(from: old, to: new, updated: updated)
    guard !changes.isEmpty else { return }
    sections = new
    if takesSnapshots {
      delegate.controller(controller, didChangeContentWith: snapshot(updated: changes.updatedIDs))
      if takesSnapshots { return }
    }
    if takesDifferences {
      let difference = new.flatMap(\.members).map(\.objectID)
        .difference(from: old.flatMap(\.members).map(\.objectID))
      delegate.controller(controller, didChangeContentWith: difference)
      if takesDifferences { return }
    }
    // The results are still the old ones when the changes begin.
    sections = old
    delegate.controllerWillChangeContent(controller)
    sections = new
    changes.report(to: delegate, controller)
    delegate.controllerDidChangeContent(controller)
  }

  private func snapshot(updated: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: (sections ?? []).map(\.name))
    for section in sections ?? [] {
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID),
        intoSectionWithIdentifier: section.name
      )
    }
    snapshot.reloadItems(withIdentifiers: updated)
    return snapshot
  }
}
