// swift-format-ignore-file: NeverForceUnwrap
// A bundle of a folder that exists cannot fail.

import Foundation
import QuartzCore

// What Foundation would find beside the executable, an app finds in its own bundle. These stand in
// front of Foundation's for everybody who imports UIKit.

extension Bundle {
  /// The folder of the executable: where Foundation itself would look.
  private static let beside: Bundle = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = ((link ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
    // The root is always there.
    return Bundle(path: folder.isEmpty ? "." : folder) ?? Bundle(path: "/")!
  }()

  /// The app's bundle: the folder of its resources.
  public static var main: Bundle { AppResources.mainBundle ?? beside }

  /// The bundle of a class: code of all targets is linked into one, and their resources lie in the
  /// app's bundle.
  public convenience init(for aClass: AnyClass) {
    // A path that exists: it is that of a bundle.
    self.init(path: Bundle.main.bundlePath)!
  }

  /// The text for a key: the value if there is none, else the key itself.
  public func localizedString(
    forKey key: String,
    value: String?,
    table tableName: String?
  )
    -> String
  {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let text = AppResources.string(key, table: table, in: self) { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

/// The text for a key in the language of the run.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
