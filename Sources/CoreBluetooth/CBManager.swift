import UIKit

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// Names of before iOS 10.
public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState

/// The device's radio: a stage has none, like the simulator.
///
/// The state is unknown until the delegate is called for the first time (documented).
open class CBManager: UIKit.NSObject, @unchecked Sendable {
  open internal(set) var state = CBManagerState.unknown
  open var authorization: CBManagerAuthorization { .notDetermined }
  open class var authorization: CBManagerAuthorization { .notDetermined }
  let queue: DispatchQueue

  init(queue: DispatchQueue?) { self.queue = queue ?? .main }

  /// Finds out later that there is no radio.
  func look(_ report: @escaping () -> Void) {
    nonisolated(unsafe) let report = report
    queue.async { [self] in
      state = .unsupported
      report()
    }
  }
}

/// Another device.
open class CBPeer: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A device that reads this one's values; none does.
open class CBCentral: CBPeer, @unchecked Sendable {
  open var maximumUpdateValueLength: Int { 20 }
}
