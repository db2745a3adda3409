import Foundation

/// The device that a stage simulates.
@preconcurrency
@MainActor
open class UIDevice: MainActorObject {
  public class var current: UIDevice { UIKitWorld.current.device }

  public init() {}

  open var name: String { "Segue" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// Set when the device was turned; the interface may not have followed.
  var turned: UIDeviceOrientation?
  open var orientation: UIDeviceOrientation {
    if let turned { return turned }
    return UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// What apps set by the name of the property above to turn the interface.
  ///
  /// It turned up to iOS 15; later systems ignore it, and name the replacement (observed).
  var orientationByName: Int {
    get { orientation.rawValue }
    set {
      guard let device = UIDeviceOrientation(rawValue: newValue),
        let wanted = UIInterfaceOrientation(device),
        device != orientation || wanted != UIKitWorld.current.orientation
      else { return }
      Diagnostics.report(
        "Setting UIDevice.orientation turns nothing since iOS 16: use requestGeometryUpdate(_:errorHandler:) of the window scene."
      )
      UIKitWorld.current.turnDevice(to: wanted)
    }
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var batteryLevel: Float { -1 }
  open var isBatteryMonitoringEnabled = false
  open var isMultitaskingSupported: Bool { true }
  open func playInputClick() {}

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Unknown, as while the battery is not monitored.
  open var batteryState: BatteryState { .unknown }
  /// The device has no such sensor, so that it stays off (documented).
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }
}

/// The macro that the property of the device has replaced.
@preconcurrency
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
