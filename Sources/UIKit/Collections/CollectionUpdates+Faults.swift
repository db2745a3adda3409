import Foundation

/// What Apple's exceptions say of a batch that does not fit the data.
extension CollectionUpdates {
  /// What the views call their parts.
  enum Words: String {
    case collection = "item"
    case table = "row"

    var view: String { self == .table ? "table view" : "collection view" }
  }

  /// Nil if everything that changes is there and the numbers add up.
  func inconsistency(oldCounts: [Int], newCounts: [Int], words: Words) -> String? {
    missingSection(oldCounts.count, newCounts.count)
      ?? missingItem(oldCounts, newCounts, words.rawValue)
      ?? wrongSections(oldCounts.count, newCounts.count, words.view)
      ?? wrongItems(oldCounts, newCounts, words.rawValue)
  }

  private func missingSection(_ oldCount: Int, _ newCount: Int) -> String? {
    if let last = deletedSections.union(reloadedSections).max(), last >= oldCount {
      return
        "attempt to delete section \(last), but there are only \(oldCount) sections before the "
        + "update"
    }
    if let last = insertedSections.max(), last >= newCount {
      return "attempt to insert section \(last) but there are only \(newCount) sections after the "
        + "update"
    }
    return nil
  }

  private func missingItem(_ oldCounts: [Int], _ newCounts: [Int], _ item: String) -> String? {
    for path in deletedItems + reloadedItems {
      let place = "attempt to delete \(item) \(path.item) from section \(path.section)"
      guard oldCounts.indices.contains(path.section) else {
        return "\(place), but there are only \(oldCounts.count) sections before the update"
      }
      let count = oldCounts[path.section]
      if !(0..<count).contains(path.item) {
        return "\(place) which only contains \(count) \(item)s before the update"
      }
    }
    for path in insertedItems {
      let place = "attempt to insert \(item) \(path.item) into section \(path.section)"
      guard newCounts.indices.contains(path.section) else {
        return "\(place), but there are only \(newCounts.count) sections after the update"
      }
      let count = newCounts[path.section]
      if !(0..<count).contains(path.item) {
        return "\(place), but there are only \(count) \(item)s in section \(path.section) after "
          + "the update"
      }
    }
    return nil
  }

  private func wrongSections(_ oldCount: Int, _ newCount: Int, _ view: String) -> String? {
    guard oldCount + insertedSections.count - deletedSections.count != newCount else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(view) after the update (\(newCount)) must be equal to the number of sections contained "
      + "in the \(view) before the update (\(oldCount)), plus or minus the number of sections "
      + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
  }

  private func wrongItems(_ oldCounts: [Int], _ newCounts: [Int], _ item: String) -> String? {
    let sections = sectionMap(oldCount: oldCounts.count, newCount: newCounts.count)
    for (old, new) in sections.enumerated() {
      guard let new, newCounts.indices.contains(new), !reloadedSections.contains(old) else {
        continue
      }
      let inserted = insertedItems.filter { $0.section == new }.count
      let deleted = deletedItems.filter { $0.section == old }.count
      let movedIn = movedItems.filter { $0.to.section == new }.count
      let movedOut = movedItems.filter { $0.from.section == old }.count
      guard oldCounts[old] + inserted - deleted + movedIn - movedOut == newCounts[new] else {
        return "Invalid update: invalid number of \(item)s in section \(new). The number of "
          + "\(item)s contained in an existing section after the update (\(newCounts[new])) must be "
          + "equal to the number of \(item)s contained in that section before the update "
          + "(\(oldCounts[old])), plus or minus the number of \(item)s inserted or deleted from "
          + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
          + "\(item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
      }
    }
    return nil
  }
}
