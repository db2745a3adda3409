import Foundation
import InterfaceFiles
import UIKit

/// What an Info.plist says once Xcode has built the app.
enum AppInfo {
  /// - Parameter path: of the file; without one, an app has what Xcode writes for each.
  static func dictionary(of path: String?, module: String) throws -> [String: Any] {
    let own = try path.map { try PropertyList.file(at: $0) }?.expanding(settings(module))
    let values = own?.dictionary?.mapValues(\.object) ?? [:]
    return standard(module).merging(values) { $1 }
  }

  private static func identifier(_ module: String) -> String {
    "com.example.\(module.replacing("_", with: "-"))"
  }

  /// The build settings that such files name.
  private static func settings(_ module: String) -> [String: String] {
    [
      "PRODUCT_MODULE_NAME": InterfaceClasses.identifier(module), "PRODUCT_NAME": module,
      "TARGET_NAME": module, "EXECUTABLE_NAME": module,
      "PRODUCT_BUNDLE_IDENTIFIER": identifier(module), "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
  }

  private static func standard(_ module: String) -> [String: Any] {
    [
      "CFBundleExecutable": module, "CFBundleName": module,
      "CFBundleIdentifier": identifier(module), "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "en",
    ]
  }
}

extension PropertyList {
  /// The value as Foundation's classes and Swift's types hold it.
  fileprivate var object: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .data(let bytes): Data(bytes)
    case .date(let text): text
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
