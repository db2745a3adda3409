import Codecs
import Foundation
import ObjectiveC
import OwnCode
import UIKit

/// A compiled client that has been loaded into this process.
///
/// It finds UIKit in the tool itself, which exports its symbols for this.
@MainActor
struct ClientLibrary {
  let description: ClientDescription

  /// The environment variable with the client that a process runs.
  nonisolated static let environmentKey = "SEGUE_CLIENT"

  /// Whether the process was started to run a client.
  nonisolated static var isExpected: Bool { getenv(environmentKey) != nil }

  /// What the loader says of a library, in words about the user's code where that is to blame.
  private static func failure(_ reason: String, _ path: String) -> Failure {
    let words = "undefined symbol: "
    guard let range = reason.range(of: words) else {
      return Failure(.internalError, "cannot load '\(path)': \(reason)")
    }
    return Failure(
      .badInput,
      "your code calls '\(reason[range.upperBound...])', which no library has",
      hint: "C and Objective-C beside Swift are not compiled"
    )
  }

  /// The client that the process was started for, loaded on first use.
  static func current() throws(Failure) -> ClientLibrary? {
    if let loaded { return loaded }
    guard let path = ProcessInfo.processInfo.environment[environmentKey] else { return nil }
    let library = try ClientLibrary(path: path)
    loaded = library
    advice = library.description.choice.advice
    return library
  }

  private static var loaded: ClientLibrary?

  /// The description of the loaded client.
  static var currentDescription: ClientDescription? { loaded?.description }

  /// What the loaded client may have missed when a transition has not ended.
  ///
  /// Set when it is loaded, before anything runs.
  nonisolated(unsafe) private(set) static var advice: String?

  /// The digest of the client's resources as they are now.
  static let resourceDigest = currentDescription?.resourceDigest()

  init(path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard let data = FileManager.default.contents(atPath: "\(folder)/client.json"),
      let description = try? JSONText.value(ClientDescription.self, from: data)
    else { throw Failure(.internalError, "cannot read the description of '\(path)'") }
    self.description = description
    ClassTable.lose(keys: description.lostNames)
    StandInScreen.isWanted = true
    StandInScreen.isOfScreensAlone = description.choice.kind != "app"
    StandInScreen.module = description.choice.module
    StandInScreen.libraries = Set(description.modules.dropLast())
      .subtracting([description.choice.module])
    guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
      throw ClientLibrary.failure(String(cString: dlerror()), path)
    }
    typealias Entry = @convention(c) () -> Void
    func call(_ name: String) -> Bool {
      guard let symbol = dlsym(handle, name) else { return false }
      unsafeBitCast(symbol, to: Entry.self)()
      return true
    }
    for number in (0..<description.tableCount).reversed() {
      _ = call("segue_client_tables_\(number)")
    }
    guard call("segue_client_start") else {
      throw Failure(.internalError, "'\(path)' has nothing to start")
    }
  }
}
