import Foundation

/// Places that an app shares with others, which Foundation lacks here.
extension FileManager {
  /// What an app shares with its extensions, among its temporary files.
  ///
  /// Nil on a device without the entitlement.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    let name = identifier.replacing("/", with: "_")
    let place = temporaryDirectory.appendingPathComponent("Groups/\(name)", isDirectory: true)
    try? createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }

  /// Nil: nobody is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil: nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}
