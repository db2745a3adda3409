import Foundation
import func ObjectiveC.withoutIsolation

/// A connection of bytes on the virtual clock: of a device that is offline, so nothing arrives.
open class URLSessionStreamTask: URLSessionTask, @unchecked Sendable {
  /// Called when the task has ended.
  private var waiting: [(any Error) -> Void] = []

  @preconcurrency
  open func readData(
    ofMinLength minBytes: Int,
    maxLength maxBytes: Int,
    timeout: TimeInterval,
    completionHandler: @escaping @MainActor (Data?, Bool, (any Error)?) -> Void
  ) {
    let handler = withoutIsolation(completionHandler)
    wait { handler(nil, false, $0) }
  }

  @preconcurrency
  open func write(
    _ data: Data,
    timeout: TimeInterval,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let handler = withoutIsolation(completionHandler)
    wait { handler($0) }
  }

  open func readData(
    ofMinLength minBytes: Int,
    maxLength maxBytes: Int,
    timeout: TimeInterval
  ) async throws -> (Data?, Bool) {
    throw await withCheckedContinuation { continuation in
      wait { continuation.resume(returning: $0) }
    }
  }

  open func write(_ data: Data, timeout: TimeInterval) async throws {
    throw await withCheckedContinuation { continuation in
      wait { continuation.resume(returning: $0) }
    }
  }

  open func captureStreams() {}
  open func closeWrite() {}
  open func closeRead() {}
  open func startSecureConnection() {}
  open func stopSecureConnection() {}

  private func wait(_ handler: @escaping (any Error) -> Void) {
    guard state != .completed else {
      let error = error ?? failure(.cancelled)
      return after(0) { _ in handler(error) }
    }
    waiting.append(handler)
  }

  override func willComplete() {
    let handlers = waiting
    waiting = []
    let error = error ?? failure(.cancelled)
    for handler in handlers { handler(error) }
  }
}
