import Foundation
import ObjectiveC
import UIKit

public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why a device is not vouched for.
public struct DCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = DCError

    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { DCErrorDomain }

  public static let unknownSystemFailure = Code.unknownSystemFailure
  public static let featureUnsupported = Code.featureUnsupported
  public static let invalidInput = Code.invalidInput
  public static let invalidKey = Code.invalidKey
  public static let serverUnavailable = Code.serverUnavailable
}

/// What Apple says of a device: nothing, as the simulator is not supported either (documented).
open class DCDevice: UIKit.NSObject, @unchecked Sendable {
  private static let common = DCDevice()

  open class var current: DCDevice { common }
  open var isSupported: Bool { false }

  @preconcurrency
  open func generateToken(completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Keys by which a server knows an app; none can be made.
open class DCAppAttestService: UIKit.NSObject, @unchecked Sendable {
  private static let common = DCAppAttestService()

  open class var shared: DCAppAttestService { common }
  open var isSupported: Bool { false }

  @preconcurrency
  open func generateKey(completionHandler: @escaping @MainActor (String?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  @preconcurrency
  open func attestKey(
    _ keyId: String,
    clientDataHash: Data,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) } }
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  @preconcurrency
  open func generateAssertion(
    _ keyId: String,
    clientDataHash: Data,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) } }
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
