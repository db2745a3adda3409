import Foundation
import TestSupport

/// Why a golden, a picture or a record could not be written.
enum WriteProblem {
  /// `unwritten: artifacts/PanelTests/panel/strip.png: No space left on device`.
  static func words(_ error: any Error, in workspace: Workspace) -> String {
    let error = error as NSError
    let place = (error.userInfo[NSFilePathErrorKey] as? String).map {
      workspace.relativePath(URL(fileURLWithPath: $0)) + ": "
    }
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    let system = [cause, error].compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }
    // Foundation has no other word for a file in the place of a folder.
    let why = system.map { String(cString: strerror(Int32($0.code))) } ?? "it cannot be made there"
    return "unwritten: \(place ?? "")\(why)"
  }
}
