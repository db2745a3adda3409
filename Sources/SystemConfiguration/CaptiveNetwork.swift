import UIKit

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

public func CNCopySupportedInterfaces() -> CFArray? { ["en0"] }

/// Nil for an app without the entitlement, as any app without it gets (documented).
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
