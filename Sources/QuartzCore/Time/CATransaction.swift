import Timeline
import func ObjectiveC.withoutIsolation

/// A set of changes that are shown together.
///
/// A turn of the run loop has an implicit one.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { World.current.transactions }

  open class func begin() { stack.begin() }
  open class func commit() { stack.commit() }

  /// Ends the transaction of the turn now, when no other one is open.
  open class func flush() { World.current.flush() }

  open class func lock() {}
  open class func unlock() {}

  /// The duration of animations without their own; 0.25.
  open class func animationDuration() -> CFTimeInterval { stack.animationDuration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.animationDuration = dur }

  /// The timing function of implicit animations; nil leaves their default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.timingFunction = function
  }

  open class func disableActions() -> Bool { stack.disableActions }
  open class func setDisableActions(_ flag: Bool) { stack.disableActions = flag }

  open class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  /// Called when all animations added to the transaction from now on have ended or been removed.
  @preconcurrency
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    stack.completionBlock = block.map { withoutIsolation($0) }
  }

  open override class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: stack.animationDuration
    case kCATransactionDisableActions: stack.disableActions
    case kCATransactionAnimationTimingFunction: stack.timingFunction
    case kCATransactionCompletionBlock: stack.completionBlock
    default: stack.value(forKey: key)
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      stack.animationDuration = Double(boxed: anObject) ?? 0.25
    case kCATransactionDisableActions: stack.disableActions = (Double(boxed: anObject) ?? 0) != 0
    case kCATransactionAnimationTimingFunction:
      stack.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: stack.completionBlock = anObject as? () -> Void
    default: stack.setValue(anObject, forKey: key)
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
