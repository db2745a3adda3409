/// What few objects have: observers, associated objects, and what is said for assistive technology.
extension NSObject {
  /// Calls the observers of values that differ from the last ones.
  ///
  /// Cheap without observers.
  package func observedValuesMayHaveChanged() {
    extras?.observations?.compare(in: Swift.type(of: self))
  }

  var observations: KeyValueObservations? { extras?.observations }

  func addObservation(_ entry: KeyValueObservations.Entry) {
    let extras = madeExtras()
    if extras.observations == nil {
      extras.observations = KeyValueObservations()
      ObservedObjects.insert(self)
    }
    extras.observations?.add(entry)
  }

  /// Observes what leads to the value as well.
  func addPathObservation(_ entry: KeyValueObservations.Entry) {
    addObservation(entry)
    entry.begin(in: self)
  }

  func removeObservation(_ entry: KeyValueObservations.Entry) {
    extras?.observations?.remove(entry)
    guard extras?.observations?.entries.isEmpty == true else { return }
    extras?.observations = nil
    ObservedObjects.remove(self)
  }

  func observation(
    where matches: (KeyValueObservations.Entry) -> Bool
  ) -> KeyValueObservations.Entry? {
    extras?.observations?.entries.last(where: matches)
  }

  var associatedObjects: AssociatedObjects {
    let extras = madeExtras()
    if let objects = extras.associated { return objects }
    let objects = AssociatedObjects()
    extras.associated = objects
    return objects
  }

  func removeAssociatedObjects() { extras?.associated = nil }

  var ownAccessibility: AccessibilityValues {
    let extras = madeExtras()
    if let values = extras.accessibility { return values }
    let values = AccessibilityValues()
    extras.accessibility = values
    return values
  }

  private func madeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
