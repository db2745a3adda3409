import Foundation

/// A relation between two attributes of views: `first = multiplier · second + constant`, or ≤ or ≥.
@preconcurrency
@MainActor
open class NSLayoutConstraint: MainActorObject {
  private(set) var first: LayoutTerm
  private(set) var second: LayoutTerm?

  public private(set) var relation: Relation
  public private(set) var multiplier: CGFloat

  /// May change at any time; inside an animation block, `layoutIfNeeded()` then animates the
  /// effect.
  open var constant: CGFloat {
    didSet {
      if !constant.isFinite {
        LayoutFault.refuse(constant: constant)
        constant = oldValue.isFinite ? oldValue : 0
      }
      if constant != oldValue { engine?.constantChanged(of: self) }
    }
  }

  /// While the constraint is active in a window it must not change to or from `required`;
  /// iOS raises an exception.
  ///
  /// Outside a window it may (observed: libraries do so while they build their views).
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
        LayoutFault.refuse(priority: priority)
        priority = oldValue
        return
      }
      if isActive, owner?.window != nil, (priority == .required) != (oldValue == .required) {
        LayoutFault.record(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
        )
      }
      engine?.constraintChanged(self)
    }
  }

  /// What the constraint relates; iOS raises an exception for a constraint without a first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active: the nearest ancestor of both items.
  package internal(set) weak var owner: UIView?

  /// The constraint's place in the order in which all became active.
  private(set) var activation = 0
  private static var activations = 0

  /// Whether UIKit made the constraint for its own purposes; conflicts are resolved in favour of
  /// these.
  var isSystem = false

  private var engine: LayoutEngine? { owner?.layoutRoot.autoLayout.engine }

  /// Relates nothing.
  public init() {
    first = LayoutTerm(nil, .notAnAttribute)
    second = nil
    relation = .equal
    multiplier = 1
    constant = 0
    super.init(isolated: ())
  }

  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = (view2 as AnyObject?) as? any LayoutItem
    LayoutFault.checkPair(attr1, second == nil ? .notAnAttribute : attr2, multiplier: multiplier)
    self.init(
      LayoutTerm((view1 as AnyObject) as? any LayoutItem, attr1),
      relation,
      second.map { LayoutTerm($0, attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  // Not a designated one: apps' classes would not inherit the public initializer that calls it.
  convenience init(
    _ first: LayoutTerm,
    _ relation: Relation,
    _ second: LayoutTerm?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    self.init()
    if !multiplier.isFinite {
      LayoutFault.record("Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    set(first, relation, second, multiplier: multiplier.isFinite ? multiplier : 1)
    // Observers do not hear of what an initializer sets.
    if !constant.isFinite { LayoutFault.refuse(constant: constant) }
    self.constant = constant.isFinite ? constant : 0
    self.priority = priority
  }

  nonisolated open override var classForKeyedArchiver: AnyClass? {
    ArchivedObject.self
  }

  /// Sets what an archive has; its items may follow later.
  func set(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
  }

  /// Takes the relation of another constraint before either is active: objects of an app's class
  /// are made without arguments.
  func adopt(_ other: NSLayoutConstraint) {
    first = other.first
    second = other.second
    relation = other.relation
    multiplier = other.multiplier
    constant = other.constant
  }

  // MARK: Items

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second?.item }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  var items: [any LayoutItem] { first.items + (second?.items ?? []) }

  // MARK: Activation

  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard owner == nil else { return }
    let views = items.compactMap(\.layoutView)
    guard var ancestor = views.first else { return }
    for view in views.dropFirst() {
      guard let common = ancestor.commonAncestor(with: view) else {
        LayoutFault.record(
          "Unable to activate constraint with items \(items.map(LayoutFault.name(of:))) because they "
            + "have no common ancestor.  Does the constraint or its anchors reference items in "
            + "different view hierarchies?  That's illegal."
        )
        return
      }
      ancestor = common
    }
    ancestor.hold(self)
  }

  private func deactivate() {
    owner?.release(self)
  }

  func noteActivation() {
    NSLayoutConstraint.activations += 1
    activation = NSLayoutConstraint.activations
  }
}

extension NSLayoutConstraint {
  /// In the style of Apple's descriptions, without addresses, which differ in each run.
  package var summary: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += ":'\(identifier)'" }
    text += " \(LayoutFault.name(of: first))"
    let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
    text += " \(sign[relation] ?? "==") "
    if let second {
      if multiplier != 1 { text += "\(LayoutFault.number(multiplier))*" }
      text += LayoutFault.name(of: second)
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(LayoutFault.number(abs(constant)))"
      }
    } else {
      text += LayoutFault.number(constant)
    }
    if priority != .required { text += " @\(LayoutFault.number(CGFloat(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}
