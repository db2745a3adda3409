import Foundation
import QuartzCore

/// A service of the local network.
///
/// A run has no network: it is neither published nor resolved.
open class NetService: QuartzCore.NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let noAutoRename = Options(rawValue: 1)
    public static let listenForConnections = Options(rawValue: 2)
  }

  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }

  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  public let domain: String
  public let type: String
  public let name: String
  public let port: Int
  open weak var delegate: (any NetServiceDelegate)?
  open var includesPeerToPeer = false
  open var hostName: String? { nil }
  open var addresses: [Data]? { [] }
  private var record: Data?

  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
    super.init()
  }

  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  open func publish() { publish(options: []) }

  open func publish(options: Options = []) {
    delegate?.netServiceWillPublish(self)
    later { $0.netService($1, didNotPublish: [NetService.errorCode: -72000]) }
  }

  /// - Parameter timeout: in seconds; 0 waits for ever, and 5 is the default (documented).
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netServiceWillResolve(self)
    guard timeout > 0 else { return }
    later(after: timeout) { $0.netService($1, didNotResolve: [NetService.errorCode: -72007]) }
  }

  open func resolve() { resolve(withTimeout: 5) }

  open func stop() { later { $0.netServiceDidStop($1) } }

  open func txtRecordData() -> Data? { record }
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  open func startMonitoring() {}
  open func stopMonitoring() {}

  private func later(
    after seconds: TimeInterval = 0,
    _ body: @escaping @Sendable (any NetServiceDelegate, NetService) -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      if let self, let delegate = self.delegate { body(delegate, self) }
    }
  }
}

/// Looks for services and finds none.
open class NetServiceBrowser: QuartzCore.NSObject, @unchecked Sendable {
  open weak var delegate: (any NetServiceBrowserDelegate)?
  open var includesPeerToPeer = false
  private var searches = false

  public override init() { super.init() }

  open func searchForServices(ofType type: String, inDomain domainString: String) { search() }
  open func searchForBrowsableDomains() { search() }
  open func searchForRegistrationDomains() { search() }

  private func search() {
    searches = true
    delegate?.netServiceBrowserWillSearch(self)
  }

  open func stop() {
    guard searches else { return }
    searches = false
    delegate?.netServiceBrowserDidStopSearch(self)
  }
}

/// Receives a service's events; every requirement is optional.
public protocol NetServiceDelegate: AnyObject {
  func netServiceWillPublish(_ sender: NetService)
  func netServiceDidPublish(_ sender: NetService)
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  func netServiceWillResolve(_ sender: NetService)
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  func netService(
    _ sender: NetService,
    didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  )
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService,
    didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// Receives a browser's events; every requirement is optional.
public protocol NetServiceBrowserDelegate: AnyObject {
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didFindDomain domainString: String,
    moreComing: Bool
  )
  func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didFind service: NetService,
    moreComing: Bool
  )
  func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didRemoveDomain domainString: String,
    moreComing: Bool
  )
  func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didRemove service: NetService,
    moreComing: Bool
  )
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didFindDomain domainString: String,
    moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didFind service: NetService,
    moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didRemoveDomain domainString: String,
    moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didRemove service: NetService,
    moreComing: Bool
  ) {}
}

extension URLSession {
  /// A connection to a service of the network, which does not open either.
  public func streamTask(with service: NetService) -> URLSessionStreamTask {
    streamTask(withHostName: service.hostName ?? service.name, port: service.port)
  }
}
