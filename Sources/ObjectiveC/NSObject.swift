import Foundation

/// Foundation's root class, from which ours descends: what extends it reaches Foundation's objects,
/// too.
public typealias SegueFoundationObject = Foundation.NSObject

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
  /// Observers, associated objects and accessibility; nil for almost all objects.
  nonisolated(unsafe) var extras: Extras?

  final class Extras {
    var observations: KeyValueObservations?
    var associated: AssociatedObjects?
    var accessibility: AccessibilityValues?
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

  // Plain storage: UIKit gives it to every object (documented), and apps mark layers
  // and animations with it.
  @preconcurrency
  @MainActor
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { ownAccessibility.isElement = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityLabel: String? {
    get { extras?.accessibility?.label }
    set { ownAccessibility.label = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { ownAccessibility.hint = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { ownAccessibility.value = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      extras?.accessibility?.attributedLabel
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      ownAccessibility.attributedLabel = newValue
    }
  }
  @preconcurrency
  @MainActor
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      extras?.accessibility?.attributedHint
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityHint = newValue?.string
      ownAccessibility.attributedHint = newValue
    }
  }
  @preconcurrency
  @MainActor
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      extras?.accessibility?.attributedValue
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      ownAccessibility.attributedValue = newValue
    }
  }
  @preconcurrency
  @MainActor
  open var accessibilityLanguage: String? {
    get { extras?.accessibility?.language }
    set { ownAccessibility.language = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.accessibility?.userInputLabels }
    set { ownAccessibility.userInputLabels = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { ownAccessibility.traits = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityFrame: CGRect {
    get { extras?.accessibility?.frame ?? .zero }
    set { ownAccessibility.frame = newValue }
  }
  /// The middle of the frame by default (documented).
  @preconcurrency
  @MainActor
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return extras?.accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownAccessibility.activationPoint = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.elementsHidden ?? false }
    set { ownAccessibility.elementsHidden = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.viewIsModal ?? false }
    set { ownAccessibility.viewIsModal = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityRespondsToUserInteraction: Bool {
    get { extras?.accessibility?.respondsToUserInteraction ?? false }
    set { ownAccessibility.respondsToUserInteraction = newValue }
  }
  @preconcurrency
  @MainActor
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { ownAccessibility.groupsChildren = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { ownAccessibility.elements = newValue }
  }
  @preconcurrency
  @MainActor
  open var accessibilityHeaderElements: [Any]? {
    get { extras?.accessibility?.headerElements }
    set { ownAccessibility.headerElements = newValue }
  }
  @preconcurrency
  @MainActor
  open var automationElements: [Any]? {
    get { extras?.accessibility?.automationElements }
    set { ownAccessibility.automationElements = newValue }
  }
  @preconcurrency
  @MainActor
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  @preconcurrency
  @MainActor
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  @preconcurrency
  @MainActor
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }
  @preconcurrency
  @MainActor
  open func accessibilityElementDidBecomeFocused() {}
  @preconcurrency
  @MainActor
  open func accessibilityElementDidLoseFocus() {}
  @preconcurrency
  @MainActor
  open func accessibilityElementIsFocused() -> Bool { false }

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

  open func conforms(to aProtocol: Protocol) -> Bool { isObject(self, of: aProtocol) }

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

  /// A value of the class itself, which is an object too (documented): apps that may not name
  /// what they want ask so.
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

  /// What the setter of a `dynamic` property calls whose class overrides
  /// `willChangeValue(forKey:)`: nothing, unless the property is observed.
  public final func _willChangeValue(forKey key: String) {
    guard extras?.observations?.observes(key, in: Swift.type(of: self)) == true else { return }
    willChangeValue(forKey: key)
  }

  /// The same after the change: an override that does not call `super` keeps it from the observers.
  public final func _didChangeValue(forKey key: String) {
    guard extras?.observations?.observes(key, in: Swift.type(of: self)) == true else { return }
    didChangeValue(forKey: key)
    extras?.observations?.accept(key)
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
}
