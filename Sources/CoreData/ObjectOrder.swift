import UIKit

/// Sorts as a store does: equal ones stay in their order.
enum ObjectOrder {
  static func sort(_ objects: inout [NSManagedObject], by descriptors: [NSSortDescriptor]) {
    guard !descriptors.isEmpty else { return }
    objects = objects.enumerated().sorted { a, b in
      switch compare(a.element, b.element, descriptors) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: a.offset < b.offset
      }
    }.map(\.element)
  }

  static func compare(
    _ a: NSManagedObject,
    _ b: NSManagedObject,
    _ descriptors: [NSSortDescriptor]
  ) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(a, to: b)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }
}
