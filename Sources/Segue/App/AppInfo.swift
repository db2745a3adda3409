import Foundation
import InterfaceFiles
import UIKit

/// What an Info.plist says once Xcode has built the app.
enum AppInfo {
  /// - Parameters:
  ///   - path: of the file; without one, an app has what Xcode writes for each.
  ///   - keys: what build settings add to the file, as they spell it.
  ///   - settings: the build settings that the file names.
  static func dictionary(
    of path: String?,
    module: String,
    keys: [String: String] = [:],
    named settings: [String: String] = [:]
  ) throws -> [String: Any] {
    let own = try path.map { try PropertyList.file(at: $0) }?
      .expanding(self.settings(module).merging(settings) { $1 })
    let values = own?.dictionary?.mapValues(\.object) ?? [:]
    return standard(module).merging(values) { $1 }.merging(generated(keys)) { $1 }
      .merging(values.filter { $0.value is [String: Any] }) { $1 }
  }

  /// What Xcode writes for settings `INFOPLIST_KEY_…`: they replace values of the file, but not its
  /// dictionaries (inferred).
  private static func generated(_ keys: [String: String]) -> [String: Any] {
    var info: [String: Any] = [:]
    for (key, text) in keys {
      if let name = key.before("_Generation") {
        if text == "YES" { info[name] = [String: Any]() }
      } else if let name = key.before("_iPhone") {
        info[name + "~iphone"] = value(text, of: name)
      } else if let name = key.before("_iPad") {
        info[name + "~ipad"] = value(text, of: name)
      } else {
        info[key] = value(text, of: key)
      }
    }
    return info
  }

  /// A list has its values in a row; truths are written as in build settings.
  private static func value(_ text: String, of key: String) -> Any {
    let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
    if lists.contains(key) { return text.split(separator: " ").map(String.init) }
    if key == "UIDeviceFamily" {
      return text.split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }
    return switch text {
    case "YES": true
    case "NO": false
    default: text
    }
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

extension String {
  /// What stands before the ending; nil when there is another.
  fileprivate func before(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
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
