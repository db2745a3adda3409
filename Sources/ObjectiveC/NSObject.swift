import Foundation

/// The root of Apple's classes.
///
/// Hides Foundation's class of the same name and descends from it; that one has no methods by name,
/// no keys and no observers on Linux.
///
/// The class body has what subclasses may override; names are looked up in `ClassTable`.
open class NSObject: Foundation.NSObject, _KeyValueCodingAndObserving {
  /// Says to CoreFoundation that this is none of its own objects.
  ///
  /// Foundation on Linux takes the word after an object's header for its own mark, in which the
  /// bits 8 to 17 name one of its types, and ends the process where they are zero: when two fonts
  /// or colours are compared in an attributed string or a dictionary. With a number that no type
  /// has, it calls `isEqual(_:)`. It has to stay the first property.
  private let coreFoundationMark: UInt = 0x3ff00
  /// Observers and associated objects; nil for almost all objects.
  nonisolated(unsafe) private var extras: Extras?

  private final class Extras {
    var observations: KeyValueObservations?
    var associated: AssociatedObjects?
  }

  public override init() { super.init() }

  deinit {
    if extras?.observations != nil { ObservedObjects.remove(self) }
  }

  /// Called by `type.init()` for a class without its own initializer.
  @preconcurrency
  @MainActor
  open class func _construct() -> NSObject { constructPlain() }

  /// The name of the class, with its module; the one of an object is about the object.
  open class func description() -> String { NSStringFromClass(self) }

  // MARK: Interface files

  // Of the main actor, as UIKit declares them for every object.
  @preconcurrency
  @MainActor
  open func awakeFromNib() {}
  /// Another object that takes the place of this one.
  @preconcurrency
  @MainActor
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  @preconcurrency
  @MainActor
  open func prepareForInterfaceBuilder() {}
  // A root class is an object too and has its methods as those of the class (documented); nothing
  // calls these. Code completion offers them, so that apps override them by mistake.
  @preconcurrency
  @MainActor
  open class func awakeFromNib() {}
  @preconcurrency
  @MainActor
  open class func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  // What UIKit gives every object; those that show keep what is set.
  @preconcurrency
  @MainActor
  open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  @preconcurrency
  @MainActor
  open var accessibilityLabel: String? {
    get { nil }
    set {}
  }

  // What assistive technology asks any object to do, presentation controllers too.
  @preconcurrency
  @MainActor
  open func accessibilityActivate() -> Bool { false }
  @preconcurrency
  @MainActor
  open func accessibilityPerformEscape() -> Bool { false }
  @preconcurrency
  @MainActor
  open func accessibilityPerformMagicTap() -> Bool { false }
  @preconcurrency
  @MainActor
  open func accessibilityIncrement() {}
  @preconcurrency
  @MainActor
  open func accessibilityDecrement() {}

  // MARK: Classes

  /// The class above this one; Foundation's property of that name is a method in Objective-C.
  open class func superclass() -> AnyClass? { _getSuperclass(self) }

  // MARK: Methods by name

  open func responds(to aSelector: Selector!) -> Bool {
    guard let name = aSelector?.name else { return aSelector != nil }
    return ClassTable.hasMethod(named: name, in: Swift.type(of: self))
  }

  open class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let name = aSelector?.name else { return aSelector != nil }
    return ClassTable.hasMethod(named: name, in: self)
  }

  open func conforms(to aProtocol: Protocol) -> Bool { false }

  /// Asked before a selector counts as unrecognized.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  open func doesNotRecognizeSelector(_ aSelector: Selector!) {
    ObjectFault.raise(
      .invalidArgument,
      "-[\(Swift.type(of: self)) \(aSelector?.description ?? "(null)")]: "
        + "unrecognized selector sent to instance \(faultName)"
    )
  }

  @discardableResult
  open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    performed(aSelector, with: [])
  }

  @discardableResult
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, with: [object])
  }

  @discardableResult
  open func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    performed(aSelector, with: [object1, object2])
  }

  // MARK: Key-value coding

  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

  /// A value of the class itself, which is an object too (documented): apps that may not name what they want ask so.
  open class func value(forKey key: String) -> Any? {
    raiseUnknownKey(key, "valueForUndefinedKey:", of: self, name: "<\(self)>")
    return nil
  }

  open func setValue(_ value: Any?, forKey key: String) { storeCodedValue(value, forKey: key) }

  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeCodedValue(value, forKeyPath: keyPath)
  }

  /// An array that is that of the property: its changes are the property's.
  open func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }

  open func value(forUndefinedKey key: String) -> Any? {
    raiseUnknownKey(key, "valueForUndefinedKey:")
    return nil
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raiseUnknownKey(key, "setValue:forUndefinedKey:")
  }

  /// Called for nil where the property is a number or a structure.
  open func setNilValueForKey(_ key: String) {
    ObjectFault.raise(
      .invalidArgument,
      "[\(faultName) setNilValueForKey]: could not set nil as the value for the key \(key)."
    )
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  // MARK: Key-value observing

  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObjectFault.raise(
      .invalidArgument,
      "\(faultName): An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled. Key path: \(keyPath ?? "(null)")"
    )
  }

  open func addObserver(
    _ observer: Foundation.NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    addNamedObserver(observer, keyPath, options, context)
  }

  open func removeObserver(_ observer: Foundation.NSObject, forKeyPath keyPath: String) {
    removeNamedObserver(observer, keyPath) { _ in true }
  }

  open func removeObserver(
    _ observer: Foundation.NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    removeNamedObserver(observer, keyPath) { $0 == context }
  }

  open func willChangeValue(forKey key: String) {}

  /// Calls the observers of the key, and of those whose values depend on it (documented).
  open func didChangeValue(forKey key: String) {
    extras?.observations?.tell(key)
    extras?.observations?.tellDependents(of: key, in: Swift.type(of: self))
  }

  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    ClassTable.keyPaths(affecting: key, in: self)
  }

  /// What stands for the observers; nil without any.
  ///
  /// Setting it to nil forgets them (inferred).
  open var observationInfo: UnsafeMutableRawPointer? {
    get { extras?.observations.map { Unmanaged.passUnretained($0).toOpaque() } }
    set {
      guard newValue == nil, let observations else { return }
      observations.removeAll()
      extras?.observations = nil
      ObservedObjects.remove(self)
    }
  }

  // MARK: State

  /// Calls the observers of values that differ from the last ones.
  ///
  /// Cheap without observers.
  package final func observedValuesMayHaveChanged() {
    extras?.observations?.compare(in: Swift.type(of: self))
  }

  final var observations: KeyValueObservations? { extras?.observations }

  final func addObservation(_ entry: KeyValueObservations.Entry) {
    let extras = madeExtras()
    if extras.observations == nil {
      extras.observations = KeyValueObservations()
      ObservedObjects.insert(self)
    }
    extras.observations?.add(entry)
  }

  /// Observes what leads to the value as well.
  final func addPathObservation(_ entry: KeyValueObservations.Entry) {
    addObservation(entry)
    entry.begin(in: self)
  }

  final func removeObservation(_ entry: KeyValueObservations.Entry) {
    extras?.observations?.remove(entry)
    guard extras?.observations?.entries.isEmpty == true else { return }
    extras?.observations = nil
    ObservedObjects.remove(self)
  }

  final func observation(
    where matches: (KeyValueObservations.Entry) -> Bool
  ) -> KeyValueObservations.Entry? {
    extras?.observations?.entries.last(where: matches)
  }

  final var associatedObjects: AssociatedObjects {
    let extras = madeExtras()
    if let objects = extras.associated { return objects }
    let objects = AssociatedObjects()
    extras.associated = objects
    return objects
  }

  final func removeAssociatedObjects() { extras?.associated = nil }

  private func madeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
