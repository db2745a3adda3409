import ObjectiveC

/// An exception of Core Data, which ends an app on iOS.
enum CoreDataFault {
  static func raise(_ name: ObjectFault.Name, _ reason: String) { ObjectFault.raise(name, reason) }
}
