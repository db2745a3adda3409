import Foundation
import func ObjectiveC.withoutIsolation

/// A web socket on the virtual clock: of a device that is offline, so nothing arrives.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case noStatusReceived = 1005
    case abnormalClosure = 1006
    case invalidFramePayloadData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case mandatoryExtensionMissing = 1010
    case internalServerError = 1011
    case tlsHandshakeFailure = 1015
  }

  /// Bytes.
  open var maximumMessageSize = 1 << 20
  open private(set) var closeCode = CloseCode.invalid
  open private(set) var closeReason: Data?
  /// Called when the socket has ended.
  private var waiting: [(any Error) -> Void] = []

  @preconcurrency
  open func send(
    _ message: Message,
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let handler = withoutIsolation(completionHandler)
    wait { handler($0) }
  }

  @preconcurrency
  open func receive(
    completionHandler: @escaping @MainActor (Result<Message, any Error>) -> Void
  ) {
    let handler = withoutIsolation(completionHandler)
    wait { handler(.failure($0)) }
  }

  @preconcurrency
  open func sendPing(pongReceiveHandler: @escaping @MainActor ((any Error)?) -> Void) {
    let handler = withoutIsolation(pongReceiveHandler)
    wait { handler($0) }
  }

  open func send(_ message: Message) async throws {
    let error = await withCheckedContinuation { continuation in
      wait { continuation.resume(returning: $0) }
    }
    throw error
  }

  open func receive() async throws -> Message {
    let error = await withCheckedContinuation { continuation in
      wait { continuation.resume(returning: $0) }
    }
    throw error
  }

  open func cancel(with closeCode: CloseCode, reason: Data?) {
    self.closeCode = closeCode
    closeReason = reason
    cancel()
  }

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
