import UIKit

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A call; nobody calls.
open class CTCall: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var callState: String { CTCallStateDisconnected }
  open var callID: String { "" }
}

/// The calls of the moment: none.
open class CTCallCenter: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Nil where no call is active (documented).
  open var currentCalls: Set<CTCall>? { nil }
  open var callEventHandler: ((CTCall) -> Void)?
}
