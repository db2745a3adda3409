import Foundation
import class ObjectiveC.NSObject

/// When what happened of a task.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  /// One for each request: a redirection begins another.
  public let transactionMetrics: [URLSessionTaskTransactionMetrics]
  public let taskInterval: DateInterval
  public let redirectCount: Int

  init(_ transactions: [URLSessionTaskTransactionMetrics], _ interval: DateInterval) {
    transactionMetrics = transactions
    taskInterval = interval
    redirectCount = max(0, transactions.count - 1)
    super.init()
  }
}

/// When what happened of a request.
///
/// Nothing is looked up or connected.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  public enum ResourceFetchType: Int, Sendable {
    case unknown, networkLoad, serverPush, localCache
  }

  public let request: URLRequest
  public let response: URLResponse?
  public let fetchStartDate: Date?
  public let requestStartDate: Date?
  public let requestEndDate: Date?
  public let responseStartDate: Date?
  public let responseEndDate: Date?
  public let domainLookupStartDate: Date? = nil
  public let domainLookupEndDate: Date? = nil
  public let connectStartDate: Date? = nil
  public let connectEndDate: Date? = nil
  public let secureConnectionStartDate: Date? = nil
  public let secureConnectionEndDate: Date? = nil
  public let networkProtocolName: String? = nil
  public let localAddress: String? = nil
  public let localPort: Int? = nil
  public let remoteAddress: String? = nil
  public let remotePort: Int? = nil
  public let negotiatedTLSProtocolVersion: tls_protocol_version_t? = nil
  public let isProxyConnection = false
  public let isReusedConnection = false
  public let isCellular = false
  public let isExpensive = false
  public let isConstrained = false
  public let isMultipath = false
  public let resourceFetchType: ResourceFetchType
  // Bytes; header fields are not sent as text.
  public let countOfRequestHeaderBytesSent: Int64 = 0
  public let countOfRequestBodyBytesBeforeEncoding: Int64
  public let countOfRequestBodyBytesSent: Int64
  public let countOfResponseHeaderBytesReceived: Int64 = 0
  public let countOfResponseBodyBytesReceived: Int64
  public let countOfResponseBodyBytesAfterDecoding: Int64

  init(_ transaction: URLSessionTask.Transaction) {
    request = transaction.request
    response = transaction.response
    fetchStartDate = transaction.start
    requestStartDate = transaction.start
    requestEndDate = transaction.start
    responseStartDate = transaction.responseStart
    responseEndDate = transaction.end
    resourceFetchType = transaction.isCached ? .localCache : .networkLoad
    let sent = Int64(transaction.request.httpBody?.count ?? 0)
    countOfRequestBodyBytesBeforeEncoding = sent
    countOfRequestBodyBytesSent = sent
    countOfResponseBodyBytesReceived = transaction.byteCount
    countOfResponseBodyBytesAfterDecoding = transaction.byteCount
    super.init()
  }
}
