/// `NSObject` without its `init()`.
///
/// That initializer belongs to no actor, so a class of the main actor cannot override it; the
/// classes of UIKit descend from this one and redeclare theirs.
@preconcurrency
@MainActor
open class MainActorObject: NSObject {
  nonisolated public init(isolated: Void = ()) { super.init() }
}
