import Foundation
import Synchronization

/// A task whose data becomes a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Where the file is until the callback has returned.
  private(set) var location: URL?
  /// Whether the file is there for asynchronous code, which goes on after the end.
  var keepsFile = false
  /// Of all sessions of the process.
  private static let count = Mutex(0)

  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  override func willComplete() {
    guard error == nil else { return }
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let name = "segue-download-\(getpid())-\(number).tmp"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    guard (try? data.write(to: file)) != nil else { return }
    location = file
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionDownloadDelegate)?.urlSession(
        session,
        downloadTask: self,
        didFinishDownloadingTo: file
      )
    }
  }

  /// What the app has not moved away by now is removed (documented).
  override func didComplete() {
    guard let location else { return }
    if keepsFile {
      DownloadedFiles.present.places.append(location)
    } else {
      try? FileManager.default.removeItem(at: location)
    }
  }
}

/// The files of a world's asynchronous downloads, which go with it.
private final class DownloadedFiles {
  var places: [URL] = []

  static var present: DownloadedFiles {
    RunLoopHost.present.state(DownloadedFiles.self) { DownloadedFiles() }
  }

  deinit { for place in places { try? FileManager.default.removeItem(at: place) } }
}

/// The key of an error's data from which a download could go on; no error has it here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// Why a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  /// Nil: a network that is not there has no reason.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
