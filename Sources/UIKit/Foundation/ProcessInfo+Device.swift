import Foundation

// What apps ask of the device before they animate less: it is cool, its battery is
// full, and it is no Mac.
extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
