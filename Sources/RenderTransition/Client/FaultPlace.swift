import CSystem
import Foundation
import OwnCode

/// Where the user's own code was when it did what raises an exception on iOS.
///
/// Here the run ends after the turn, so that the runtime has no crash to report.
enum FaultPlace {
  /// The folders of the user's own code, one a line.
  static let foldersKey = "SEGUE_CLIENT_FOLDERS"

  /// An exception and the calls that led to it, as addresses in the client's library.
  private final class Noted: @unchecked Sendable {
    let lock = NSLock()
    var words = ""
    var addresses: [UInt64] = []
  }

  private static let noted = Noted()

  /// Notes the calls that have led here, for the exception of these words.
  static func note(_ words: String) {
    guard let library = value(ClientLibrary.environmentKey) else { return }
    let addresses = Thread.callStackReturnAddresses
      .map { segue_system_offset($0.uint64Value, library) }
      // A return address points behind the call.
      .compactMap { $0 > 0 ? $0 - 1 : nil }
    noted.lock.withLock { (noted.words, noted.addresses) = (words, addresses) }
  }

  /// Lines for the innermost places in the user's code; none for another exception than the noted
  /// one.
  ///
  /// - Parameter reason: the words of the exception, and perhaps others behind them.
  static func lines(of reason: String) -> [String] {
    let (words, addresses) = noted.lock.withLock { (noted.words, noted.addresses) }
    guard !words.isEmpty, reason.hasPrefix(words), let library = value(ClientLibrary.environmentKey)
    else { return [] }
    let folders = (value(foldersKey) ?? "").split(separator: "\n")
    let places = SourcePlaces.find(addresses, in: library).filter { place in
      folders.contains { place.hasPrefix($0) }
    }
    return CrashNoteFiles.lines(of: places)
  }

  private static func value(_ key: String) -> String? { ProcessInfo.processInfo.environment[key] }
}
