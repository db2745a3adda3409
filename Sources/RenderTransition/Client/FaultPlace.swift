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
    guard let library = value(ClientLibrary.environmentKey), let image = addresses(of: library)
    else { return }
    let addresses = Thread.callStackReturnAddresses.map(\.uint64Value).filter(image.contains)
      // A return address points behind the call.
      .map { $0 - image.lowerBound - 1 }
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

  /// Where a library is in memory.
  private static func addresses(of library: String) -> Range<UInt64>? {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    // `5600-5700 r-xp 00001000 fd:01 4711 /path`
    let parts = maps.split(separator: "\n").filter { $0.hasSuffix(" \(library)") }.map { line in
      line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    }
    guard let start = parts.first?.first, let end = parts.last?.last, start < end else {
      return nil
    }
    return start..<end
  }

  private static func value(_ key: String) -> String? { ProcessInfo.processInfo.environment[key] }
}
