import UIKit

/// Something that happens to a call; nothing happens, as the system takes none.
open class CXAction: UIKit.NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var isComplete = false
  open var timeoutDate: Date { .distantFuture }
  override init() { super.init() }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  public enum ActionType: Int, Sendable {
    case singleTone = 1
    case softPause, hardPause
  }
  open var digits: String
  open var type: ActionType
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}

open class CXTransaction: UIKit.NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var actions: [CXAction]
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  public init(actions: [CXAction] = []) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Whom a call is with.
open class CXHandle: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber, emailAddress
  }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CXHandle else { return false }
    return other.type == type && other.value == value
  }
  open override var hash: Int { value.hashValue }
}
