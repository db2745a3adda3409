import UIKit

/// What differs between two states of a controller's results.
struct FetchedChanges {
  typealias Section = FetchedResults.Section

  private struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private var sections: [(section: Section, index: Int, type: NSFetchedResultsChangeType)] = []
  private var changes: [Change] = []

  var isEmpty: Bool { sections.isEmpty && changes.isEmpty }

  /// Objects in both states that have changed.
  var updatedIDs: [NSManagedObjectID] {
    changes.filter { $0.type == .update || $0.type == .move }.map(\.object.objectID)
  }

  init(from old: [Section], to new: [Section], updated: Set<NSManagedObject>) {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      sections.append((section, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append((section, index, .insert))
    }
    let (before, after) = (FetchedChanges.places(old), FetchedChanges.places(new))
    for object in old.flatMap(\.members) where after[object] == nil {
      changes.append(Change(object: object, type: .delete, old: before[object], new: nil))
    }
    for object in new.flatMap(\.members) where before[object] == nil {
      changes.append(Change(object: object, type: .insert, old: nil, new: after[object]))
    }
    let still = Set(before.keys).intersection(after.keys).subtracting(updated)
    let (oldGaps, newGaps) = (
      FetchedChanges.gaps(old, among: still), FetchedChanges.gaps(new, among: still)
    )
    // Two that have changed and lie in the same gap have moved past each other where their order
    // differs.
    var last: [String: IndexPath] = [:]
    for object in new.flatMap(\.members) where updated.contains(object) {
      guard let from = before[object], let to = after[object], let gap = newGaps[object] else {
        continue
      }
      var isMove = oldGaps[object] != gap
      if let previous = last[gap], from < previous { isMove = true }
      if !isMove { last[gap] = from }
      changes.append(Change(object: object, type: isMove ? .move : .update, old: from, new: to))
    }
  }

  private static func places(_ sections: [Section]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (index, object) in section.members.enumerated() {
        places[object] = IndexPath(item: index, section: number)
      }
    }
    return places
  }

  /// The section of each object, and how many unchanged ones are before it there.
  private static func gaps(
    _ sections: [Section],
    among still: Set<NSManagedObject>
  ) -> [NSManagedObject: String] {
    var gaps: [NSManagedObject: String] = [:]
    for section in sections {
      var count = 0
      for object in section.members {
        gaps[object] = "\(count) \(section.name)"
        if still.contains(object) { count += 1 }
      }
    }
    return gaps
  }

  /// Sections first, then objects: those that go, those that come, those that stay.
  func report(
    to delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for (section, index, type) in sections {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
    }
    for change in changes {
      delegate.controller(
        controller,
        didChange: change.object,
        at: change.old,
        for: change.type,
        newIndexPath: change.new
      )
    }
  }
}
