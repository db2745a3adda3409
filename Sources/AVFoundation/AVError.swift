import UIKit

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media is not played, recorded or read.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case operationNotSupportedForAsset = -11838
    case applicationIsNotAuthorizedToUseDevice = -11852

    /// `catch AVError.decodeFailed` compares the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let unknown = Code.unknown
  public static let noDataCaptured = Code.noDataCaptured
  public static let decodeFailed = Code.decodeFailed
  public static let exportFailed = Code.exportFailed
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let applicationIsNotAuthorizedToUseDevice =
    Code.applicationIsNotAuthorizedToUseDevice
}
