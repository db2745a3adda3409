import Foundation

/// A task whose data becomes a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Where the file is until the callback has returned.
  private(set) var location: URL?

  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  override func willComplete() {
    guard error == nil else { return }
    let name = "segue-download-\(getpid())-\(taskIdentifier).tmp"
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
    location.map { try? FileManager.default.removeItem(at: $0) }
  }
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
