import UIKit

/// How a host is reached (documented numbers).
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = connectionOnTraffic
}

// The older numbers of C.
public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
public let kSCNetworkFlagsInterventionRequired = 1 << 4
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17
