import UIKit

public let EAAccessoryKey = "EAAccessoryKey"

extension NSNotification.Name {
  public static let EAAccessoryDidConnect = Notification.Name("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = Notification.Name(
    "EAAccessoryDidDisconnectNotification"
  )
}

/// A thing on the device's plug; none is there.
open class EAAccessory: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var name: String { "" }
  open var manufacturer: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
}

/// A conversation with such a thing; none can begin.
open class EASession: UIKit.NSObject, @unchecked Sendable {
  public let accessory: EAAccessory?
  public let protocolString: String?
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
}

open class EAAccessoryManager: UIKit.NSObject, @unchecked Sendable {
  private static let common = EAAccessoryManager()
  override init() { super.init() }
  open class func shared() -> EAAccessoryManager { common }
  open var connectedAccessories: [EAAccessory] { [] }
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}
}

public enum EAWiFiUnconfiguredAccessoryBrowserState: Int, Sendable {
  case wiFiUnavailable, stopped, searching, configuring
}

public enum EAWiFiUnconfiguredAccessoryConfigurationStatus: Int, Sendable {
  case success, userCancelledConfiguration, failed
}

/// A thing that is not yet in the network.
open class EAWiFiUnconfiguredAccessory: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var name: String { "" }
  open var manufacturer: String { "" }
  open var model: String { "" }
  open var ssid: String { "" }
  open var macAddress: String { "" }
}

public protocol EAWiFiUnconfiguredAccessoryBrowserDelegate: NSObjectProtocol {
  func accessoryBrowser(
    _ browser: EAWiFiUnconfiguredAccessoryBrowser,
    didUpdate state: EAWiFiUnconfiguredAccessoryBrowserState
  )
  func accessoryBrowser(
    _ browser: EAWiFiUnconfiguredAccessoryBrowser,
    didFindUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>
  )
  func accessoryBrowser(
    _ browser: EAWiFiUnconfiguredAccessoryBrowser,
    didRemoveUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>
  )
  func accessoryBrowser(
    _ browser: EAWiFiUnconfiguredAccessoryBrowser,
    didFinishConfiguringAccessory accessory: EAWiFiUnconfiguredAccessory,
    with status: EAWiFiUnconfiguredAccessoryConfigurationStatus
  )
}

/// Looks for things that are not yet in the network: there is no network without wires.
open class EAWiFiUnconfiguredAccessoryBrowser: UIKit.NSObject, @unchecked Sendable {
  open weak var delegate: (any EAWiFiUnconfiguredAccessoryBrowserDelegate)?
  open var unconfiguredAccessories: Set<EAWiFiUnconfiguredAccessory> { [] }
  private let queue: DispatchQueue

  public init(
    delegate: (any EAWiFiUnconfiguredAccessoryBrowserDelegate)?,
    queue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.queue = queue ?? .main
  }

  /// The delegate learns later that nothing can be found.
  open func startSearchingForUnconfiguredAccessories(matching predicate: NSPredicate?) {
    queue.async { [weak self] in
      if let self { delegate?.accessoryBrowser(self, didUpdate: .wiFiUnavailable) }
    }
  }
  open func stopSearchingForUnconfiguredAccessories() {}
  @MainActor
  open func configureAccessory(
    _ accessory: EAWiFiUnconfiguredAccessory,
    withConfigurationUIOn viewController: UIViewController
  ) {}
}
